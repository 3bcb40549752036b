public import Foundation

/// The settings of assistive technologies, which are all off.
///
/// - Note: Unlike in UIKit, the settings are constants, and nothing posts their notifications.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch controls the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there is less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether backgrounds are less transparent.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are shades of grey.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether shapes tell apart what colours do.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// The name of the notification after a change of `isVoiceOverRunning`.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of the notification after a change of `isReduceMotionEnabled`.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posts a notification.
  ///
  /// Accepted, and has no effect: a picture has no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The notifications for assistive technologies.
///
/// Accepted, and has no effect: a picture has no assistive technologies.
public enum AccessibilityNotification {
  /// A text is to be read aloud.
  public struct Announcement: Sendable {
    /// Creates a notification.
    public init(_ announcement: String) {}

    /// Creates a notification.
    public init(_ announcement: AttributedString) {}

    /// Posts the notification.
    ///
    /// Accepted, and has no effect: a picture has no assistive technologies.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    /// Creates a notification with the element that is to be read, which is ignored; `nil` by default.
    public init(_ focusedElement: Any? = nil) {}

    /// Posts the notification.
    ///
    /// Accepted, and has no effect: a picture has no assistive technologies.
    public func post() {}
  }

  /// Most of the screen has changed.
  public struct ScreenChanged {
    /// Creates a notification with the element that is to be read, which is ignored; `nil` by default.
    public init(_ focusedElement: Any? = nil) {}

    /// Posts the notification.
    ///
    /// Accepted, and has no effect: a picture has no assistive technologies.
    public func post() {}
  }
}
