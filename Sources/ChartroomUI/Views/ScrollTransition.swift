import Foundation
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
  /// The part of a view that is visible when it counts as inside.
  public struct Threshold: Sendable {
    /// The fraction of the view; `nil` for the view in the middle.
    private var fraction: Double?
    private var inset = 0.0

    private init(fraction: Double?) { self.fraction = fraction }

    /// The whole view; for a view that is longer than the scroll view, all that fits.
    public static let visible = Threshold(fraction: 1)
    /// Any part of the view.
    public static let hidden = Threshold(fraction: 0)
    /// The view is in the middle.
    public static let centered = Threshold(fraction: nil)

    /// A fraction of the view, which is clamped to 0...1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(fraction: min(max(amount, 0), 1))
    }

    /// Returns the threshold, moved by a distance in points towards the middle of the scroll view.
    public func inset(by distance: Double) -> Threshold {
      var moved = self
      moved.inset += distance
      return moved
    }

    /// Returns how far a view has moved into a scroll view at the threshold, in points.
    fileprivate func distance(of length: CGFloat, into container: CGFloat) -> CGFloat {
      guard let fraction else { return (container + length) / 2 + inset }
      return min(length * fraction, container) + inset
    }
  }

  private enum Kind {
    case identity
    case interactive(UnitCurve)
    case animated
  }

  private let kind: Kind
  private var threshold = Threshold.visible

  private init(kind: Kind) { self.kind = kind }

  /// The effects follow the content.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// The effects do not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The effects change at the threshold.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)

  /// The effects change at the threshold.
  ///
  /// - Note: Unlike in SwiftUI, the effects change without animation.
  public static func animated(_ animation: Animation = .default) -> Self { animated }

  /// The effects follow the content along a curve, which begins when the view is hidden and ends at the threshold.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve))
  }

  /// Returns the configuration with an animation, which is not drawn.
  public func animation(_ animation: Animation) -> Self { self }

  /// Returns the configuration with a threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var changed = self
    changed.threshold = threshold
    return changed
  }

  /// Returns the share of the effects of a phase, from 0 to 1.
  ///
  /// - Parameters:
  ///   - distance: How far the view has moved into the scroll view from an edge, in points.
  ///   - length: The length of the view, in points.
  ///   - container: The length of the scroll view, in points.
  /// - Returns: The share.
  fileprivate func share(
    at distance: CGFloat, of length: CGFloat, in container: CGFloat
  ) -> Double {
    let needed = threshold.distance(of: length, into: container)
    // Sums of lengths can differ by rounding errors.
    let isInside = distance > 0 && distance >= needed - 1e-6
    switch kind {
    case .identity: return 0
    case .animated: return isInside ? 0 : 1
    case .interactive(let curve):
      return isInside ? 0 : needed > 0 ? 1 - curve.value(at: distance / needed) : 1
    }
  }
}

nonisolated extension View {
  /// Applies effects that depend on the place of the view in a scroll view.
  ///
  /// Inside of the visible part, and outside of scroll views, the phase is `.identity`. The visible part ends at bars.
  ///
  /// - Note: Unlike in SwiftUI, the effects change without animation, and emoji keep their colours.
  /// - Parameters:
  ///   - configuration: How the effects change at both edges; `.interactive` by default.
  ///   - axis: The axis of the scroll view; by default, that of the innermost one, and the vertical one if it has both.
  ///   - transition: A closure that adds effects to an empty one.
  /// - Returns: The view with the effects.
  @preconcurrency
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects that depend on the place of the view in a scroll view.
  ///
  /// Inside of the visible part, and outside of scroll views, the phase is `.identity`. The visible part ends at bars.
  ///
  /// - Note: Unlike in SwiftUI, the effects change without animation, and emoji keep their colours.
  /// - Parameters:
  ///   - topLeading: How the effects change at the top or leading edge.
  ///   - bottomTrailing: How the effects change at the bottom or trailing edge.
  ///   - axis: The axis of the scroll view; by default, that of the innermost one, and the vertical one if it has both.
  ///   - transition: A closure that adds effects to an empty one.
  /// - Returns: The view with the effects.
  @preconcurrency
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        ScrollTransitionReading(
          topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
          steps: { transition(EmptyVisualEffect(), $0)._steps })))
  }
}

private struct ScrollTransitionModifier {
  let reading: ScrollTransitionReading
  @State private var current: _VisualEffectSteps

  init(_ reading: ScrollTransitionReading) {
    self.reading = reading
    _current = State(initialValue: reading.steps(.identity))
  }
}

extension ScrollTransitionModifier: ViewModifier {
  func body(content: Content) -> some View {
    LayoutActionView(content: content.applying(current), reading: reading) {
      if current != $1 { current = $1 }
    }
  }
}

/// A reading of the effects of a view for its place in a scroll view.
private struct ScrollTransitionReading {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: @Sendable (ScrollTransitionPhase) -> _VisualEffectSteps
}

extension ScrollTransitionReading: LayoutReading {
  func value(of elements: ElementList) -> _VisualEffectSteps? {
    guard let element = elements.first, element.isPlaced, element.displayState.isDisplayed else {
      return nil
    }
    let found = element.scroller { scroller in self.axis.map { scroller.scrolls($0) } ?? true }
    guard let scroller = found else { return steps(.identity) }
    let axis = self.axis ?? (scroller.scrolls(.vertical) ? .vertical : .horizontal)
    let part = axis.range(of: scroller.unobscured)
    let view = axis.range(of: element.displayed(in: scroller))
    let (length, container) = (
      view.upperBound - view.lowerBound, part.upperBound - part.lowerBound
    )
    var distances = (view.upperBound - part.lowerBound, part.upperBound - view.lowerBound)
    if axis == .horizontal, scroller.layoutDirection == .rightToLeft {
      distances = (distances.1, distances.0)
    }
    let first = topLeading.share(at: distances.0, of: length, in: container)
    let last = bottomTrailing.share(at: distances.1, of: length, in: container)
    let share = max(first, last)
    guard share > 0 else { return steps(.identity) }
    let phase = steps(first >= last ? .topLeading : .bottomTrailing)
    return share < 1 ? steps(.identity).mixed(with: phase, by: share) : phase
  }
}

extension _VisualEffectSteps {
  /// Returns the effects between these and others of the same chain.
  ///
  /// - Parameters:
  ///   - other: The other effects. Steps of other kinds are taken as they are.
  ///   - share: The share of the other effects, from 0 to 1.
  /// - Returns: The effects.
  fileprivate func mixed(with other: _VisualEffectSteps, by share: Double) -> _VisualEffectSteps {
    var mixed = other
    mixed.opacity = opacity + (other.opacity - opacity) * share
    mixed.blurRadius = blurRadius + (other.blurRadius - blurRadius) * share
    if transforms.count == other.transforms.count {
      mixed.transforms = zip(transforms, other.transforms).map { $0.mixed(with: $1, by: share) }
    }
    if colors.count == other.colors.count {
      mixed.colors = zip(colors, other.colors).map { $0.mixed(with: $1, by: share) }
    }
    return mixed
  }
}

extension TransformKind {
  fileprivate func mixed(with other: TransformKind, by share: Double) -> TransformKind {
    if case .projection(let own) = self, case .projection(let other) = other {
      return .projection(own.mixed(with: other, by: share))
    }
    var change = other.animatableData - animatableData
    change.scale(by: share)
    var mixed = self
    mixed.animatableData += change
    switch (self, other) {
    case (.scale, .scale), (.rotation, .rotation), (.rotation3D, .rotation3D): return mixed
    default: return other
    }
  }
}

extension ProjectionTransform {
  /// Returns the transform whose coefficients are between those of this one and another one.
  fileprivate func mixed(
    with other: ProjectionTransform, by share: CGFloat
  ) -> ProjectionTransform {
    var mixed = self
    let coefficients: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    for path in coefficients {
      mixed[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * share
    }
    return mixed
  }
}

extension VisualColorStep {
  fileprivate func mixed(with other: VisualColorStep, by share: Double) -> VisualColorStep {
    switch (self, other) {
    case (.hueRotation(let own), .hueRotation(let other)):
      return .hueRotation(own + (other - own) * share)
    case (.function(let own), .function(let other)):
      let amount = Float(share)
      let rows = zip(own.rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * amount } }
      let opacity = own.opacity + (other.opacity - own.opacity) * amount
      return .function(ColorFunction(rows: rows, opacity: opacity))
    default: return other
    }
  }
}
