public import Foundation
import Graphics

/// The place of a view in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view enters or leaves at the top or leading edge.
  case topLeading
  /// The view is inside.
  case identity
  /// The view enters or leaves at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }

  /// The number of the phase: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effects of a scroll transition change.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that is visible at the change between two phases.
  public struct Threshold: Sendable {
    /// The whole view.
    public static let visible = Threshold()
    /// Nothing of the view.
    public static let hidden = Threshold()
    /// The view is in the middle.
    public static let centered = Threshold()
    /// A fraction of the view.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Returns the threshold, moved by a distance in points.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// The effects follow the content.
  public static let interactive = ScrollTransitionConfiguration()
  /// The effects do not change.
  public static let identity = ScrollTransitionConfiguration()
  /// The effects change in an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// The effects change in an animation.
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  /// The effects follow the content along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
  /// Returns the configuration with an animation.
  public func animation(_ animation: Animation) -> Self { self }
  /// Returns the configuration with a threshold.
  public func threshold(_ threshold: Threshold) -> Self { self }
}

/// The state of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The content rests.
  case idle
  /// A finger is down and may scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// The content decelerates.
  case decelerating
  /// The content moves to a target.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
  /// The offset of the content, in points.
  public var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  public var contentSize = CGSize.zero
  /// The insets of the content, in points.
  public var contentInsets = EdgeInsets()
  /// The size of the scroll view, in points.
  public var containerSize = CGSize.zero

  /// The visible part of the content, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content, in points.
  public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
  /// Applies effects that depend on the place of the view in a scroll view.
  ///
  /// - Note: Unlike in SwiftUI, the phase is always `.identity`, also at the edges of the scroll view.
  /// - Parameters:
  ///   - configuration: How the effects change, which is ignored.
  ///   - axis: The axis of the scroll view, which is ignored.
  ///   - transition: A closure that adds effects to an empty one.
  /// - Returns: The view with the effects.
  @preconcurrency
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    applying(transition(EmptyVisualEffect(), .identity)._steps)
  }

  /// Applies effects that depend on the place of the view in a scroll view.
  ///
  /// - Note: Unlike in SwiftUI, the phase is always `.identity`, also at the edges of the scroll view.
  /// - Parameters:
  ///   - topLeading: How the effects change at the top or leading edge, which is ignored.
  ///   - bottomTrailing: How the effects change at the bottom or trailing edge, which is ignored.
  ///   - axis: The axis of the scroll view, which is ignored.
  ///   - transition: A closure that adds effects to an empty one.
  /// - Returns: The view with the effects.
  @preconcurrency
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    applying(transition(EmptyVisualEffect(), .identity)._steps)
  }

  /// Performs an action when a value of the geometry of a scroll view changes.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Performs an action when a scroll view starts or stops to move.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Performs an action when other views of a scroll view become visible.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View { self }

  /// Performs an action when the view enters or leaves the visible part of a scroll view.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { self }
}
