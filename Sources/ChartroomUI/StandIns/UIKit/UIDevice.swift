public import Foundation

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified kind.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned so that its right side is at the bottom.
  case landscapeRight
  /// Turned so that its left side is at the bottom.
  case landscapeLeft
  /// Lying with the screen up.
  case faceUp
  /// Lying with the screen down.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to one side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device, which is an iPhone with iOS 18.0 in portrait orientation, on every machine.
@MainActor @preconcurrency
public final class UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// An unknown state.
    case unknown
    /// The battery supplies the device.
    case unplugged
    /// The battery is charged.
    case charging
    /// The battery is full.
    case full
  }

  /// The device.
  public static let current = UIDevice()

  /// The name of the device: "iPhone".
  public let name = "iPhone"
  /// The model of the device: "iPhone".
  public let model = "iPhone"
  /// The model in the language of the user: "iPhone".
  public let localizedModel = "iPhone"
  /// The name of the operating system: "iOS".
  public let systemName = "iOS"
  /// The version of the operating system: "18.0".
  public let systemVersion = "18.0"
  /// The kind of the device, which is a phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The orientation, which is upright.
  public let orientation = UIDeviceOrientation.portrait
  /// Whether changes of the orientation are reported, of which there are none.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// An identifier of the device and the vendor, which is zero.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
  /// Whether the battery is watched, which does not change `batteryLevel`.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery, which is full.
  public let batteryLevel: Float = 1
  /// The state of the battery, which is full.
  public let batteryState = BatteryState.full

  private init() {}

  /// Starts reporting changes of the orientation.
  ///
  /// Accepted, and has no effect: the device stays upright.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends reporting changes of the orientation.
  ///
  /// Accepted, and has no effect: the device stays upright.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// The name of the notification of a turned device, which is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification of another charge of the battery, which is never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification of another state of the battery, which is never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
