public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name.
  ///
  /// Of the system's notifications, such as those of the keyboard, none is ever posted here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; `nil`, the default, for any.
  /// - Returns: The publisher, which publishes on the thread of the sender.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// No errors.
    public typealias Failure = Never

    /// The center in which the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender; `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher; see `NotificationCenter.publisher(for:object:)`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber, which receives notifications until it is cancelled.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // The subject is safe to use on any thread.
      nonisolated(unsafe) let sending = subject
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { sending.send($0) }
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .receive(subscriber: subscriber)
    }
  }
}

extension UIApplication {
  /// The name of the notification of an app that becomes active.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The name of the notification of an app that becomes inactive.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The name of the notification of an app that moves to the background.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The name of the notification of an app that returns from the background.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The name of the notification of an app that ends.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// The name of the notification of an app that was launched.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// The name of the notification of a lack of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// The name of the notification of a screenshot by the user.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// The name of the notification of another time zone or of a new day.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
