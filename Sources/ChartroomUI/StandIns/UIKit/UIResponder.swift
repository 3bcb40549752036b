public import Foundation

/// An object that receives events, for sources that use the names of its notifications.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The name of the notification before a keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of the notification before a keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of the notification before a keyboard changes its frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame of a keyboard.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// Creates an object.
  public override init() {}
}
