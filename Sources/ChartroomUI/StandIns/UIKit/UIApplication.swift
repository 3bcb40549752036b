public import Foundation

/// The running app, of which nothing is open but the picture.
@MainActor @preconcurrency
public final class UIApplication {
  /// Keys of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Keys of the reasons why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of a notification from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The state of the app.
  public enum State: Int, Sendable {
    /// The app is displayed and receives events.
    case active
    /// The app is displayed and receives no events.
    case inactive
    /// The app is not displayed.
    case background
  }

  /// The running app.
  public static let shared = UIApplication()
  /// The address of the settings of the app, which nothing opens.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the device stays awake, which does not change pictures.
  public var isIdleTimerDisabled = false
  /// The number at the icon of the app, which is not drawn.
  public var applicationIconBadgeNumber = 0
  /// The state of the app, which is active.
  public let applicationState = State.active

  /// The parts of the user interface, of which there are none.
  public let connectedScenes: Set<UIScene> = []
  /// The windows of the app, of which there are none.
  public let windows: [UIWindow] = []
  /// The window that receives events, which is `nil`.
  public let keyWindow: UIWindow? = nil
  /// The frame of the bar at the top of the screen, which is empty.
  public let statusBarFrame = CGRect.zero

  /// The size of texts that the user prefers, which is `.large`.
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether the app can change its icon, which is `false`.
  public let supportsAlternateIcons = false
  /// The name of the icon in place of the usual one, which is `nil`.
  public let alternateIconName: String? = nil

  private init() {}

  /// Changes the icon of the app, which fails, because a program has no icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the usual one.
  ///   - completionHandler: A closure that receives an error; `nil` by default.
  @preconcurrency
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Changes the icon of the app, which fails, because a program has no icon.
  ///
  /// - Parameter alternateIconName: The name of the icon; `nil` for the usual one.
  /// - Throws: An error, always.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Returns whether a URL can be opened, which is `false`, because a server has no program to open a URL.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL.
  ///
  /// Accepted, and has no effect: a server has no program to open a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options, which are ignored; none by default.
  ///   - completion: A closure that receives `false`; `nil` by default.
  @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }
}
