public import Foundation
public import Graphics

// Nobody swings the content of a picture, so that it neither bounces nor comes to rest at chosen places.

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour that the scroll view chooses.
  public static var automatic: ScrollBounceBehavior { Self(name: "automatic") }
  /// The content always bounces.
  public static var always: ScrollBounceBehavior { Self(name: "always") }
  /// The content bounces if it is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { Self(name: "basedOnSize") }
}

/// The place at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible, in points.
  public var rect: CGRect
  /// The point of the part that is kept in view; `nil` for none.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint?) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The scroll view and the movement for which a target is chosen.
///
/// - Note: Unlike in SwiftUI, a context has no velocity.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The target of the movement that was started.
  public let originalTarget: ScrollTarget
  /// The velocity of the content, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes of the scroll view.
  public let axes: Axis.Set
}

/// A rule for the places at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// The scroll view and the movement for which a target is chosen.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a movement.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The rule that a scroll view comes to rest at multiples of its size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the rule.
  public init() {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The rule that a scroll view comes to rest at the views of its content.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one movement goes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// The limit that suits the device.
    public static var automatic: LimitBehavior { Self(name: "automatic") }
    /// A few views.
    public static var always: LimitBehavior { Self(name: "always") }
    /// A few views.
    public static var alwaysByFew: LimitBehavior { Self(name: "alwaysByFew") }
    /// One view.
    public static var alwaysByOne: LimitBehavior { Self(name: "alwaysByOne") }
    /// No limit.
    public static var never: LimitBehavior { Self(name: "never") }
  }

  /// Creates the rule.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll view comes to rest at multiples of its size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll view comes to rest at the views of its content.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The scroll view comes to rest at the views of its content.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

nonisolated extension View {
  /// Sets whether content bounces at its ends, vertically by default.
  ///
  /// Accepted, and has no effect: content never bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Sets where scroll views come to rest.
  ///
  /// Accepted, and has no effect: the rule is never asked.
  ///
  /// - Note: Unlike in SwiftUI, content stays where a pointer leaves it.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Sets whether scroll bars are shown for a moment when the view appears.
  ///
  /// Accepted, and has no effect: scroll bars are never drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows scroll bars for a moment when a value changes.
  ///
  /// Accepted, and has no effect: scroll bars are never drawn.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
