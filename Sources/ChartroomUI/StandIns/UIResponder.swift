public import Foundation

/// An object that receives events, for sources that use the names of its notifications.
open class UIResponder {
  /// The name of the notification before a keyboard appears.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The name of the notification before a keyboard disappears.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The name of the notification before a keyboard changes its frame.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame of a keyboard.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// Creates an object.
  public init() {}
}
