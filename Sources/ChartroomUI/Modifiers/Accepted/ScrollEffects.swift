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
}
