public import Foundation

// Activities are not continued on other devices.

/// An activity of the user, which another device can continue.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The title of the activity; `nil` by default.
  open var title: String?
  /// The values of the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// The address of a page with the same content; `nil` by default.
  open var webpageURL: URL?
  /// Whether another device can continue the activity, which is ignored.
  open var isEligibleForHandoff = true
  /// Whether the activity is found by searches, which is ignored.
  open var isEligibleForSearch = false
  /// Whether the activity is suggested, which is ignored.
  open var isEligibleForPrediction = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Marks the activity as the current one, which has no effect.
  open func becomeCurrent() {}
  /// Ends the activity, which has no effect.
  open func invalidate() {}
}

nonisolated extension View {
  /// Sets the activity of the user in the view.
  ///
  /// Accepted, and has no effect: no other device continues it.
  @preconcurrency
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the activity of the user with an element of the view.
  ///
  /// Accepted, and has no effect: no other device continues it.
  @preconcurrency
  public func userActivity<P>(
    _ activityType: String, element: P?,
    _ update: @escaping @MainActor (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the action for activities of other devices.
  ///
  /// Accepted, and has no effect: there are none.
  @preconcurrency
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View { self }
}
