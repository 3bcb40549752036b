public import Foundation

/// A description of how a view changes over time.
///
/// All times are virtual times of the stage's clock.
public struct Animation: Hashable, Sendable {
  let kind: AnimationKind

  init(_ kind: AnimationKind) { self.kind = kind }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    kind = .custom(CustomAnimationBox(base: base))
  }

  /// The default animation: a spring without bounce and with a response of 0.55 seconds.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  // MARK: Curves

  /// An animation with constant velocity and a duration of 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// An animation that starts slowly and has a duration of 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// An animation that ends slowly and has a duration of 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// An animation that starts and ends slowly and has a duration of 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  private static var standardDuration: TimeInterval { 0.35 }

  /// Returns an animation with constant velocity.
  ///
  /// - Parameter duration: The duration, in seconds. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation that starts slowly.
  ///
  /// - Parameter duration: The duration, in seconds. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x coordinate of the first control point, clamped to 0...1.
  ///   - p1y: The y coordinate of the first control point.
  ///   - p2x: The x coordinate of the second control point, clamped to 0...1.
  ///   - p2y: The y coordinate of the second control point.
  ///   - duration: The duration, in seconds; 0.35 by default. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startX: p1x, startY: p1y, endX: p2x, endY: p2y), duration: duration)
  }

  /// Returns an animation along a curve.
  ///
  /// - Parameters:
  ///   - curve: The function from the elapsed fraction of the duration to the progress.
  ///   - duration: The duration, in seconds. If it is not positive, the change is immediate.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }

  // MARK: Time

  /// Returns the animation, started after a delay.
  ///
  /// - Parameter delay: The delay, in seconds. A negative delay skips the beginning of the animation, and NaN
  ///   counts as 0.
  /// - Returns: The delayed animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(kind, by: delay.isNaN ? 0 : delay))
  }

  /// Returns the animation at another speed.
  ///
  /// - Parameter speed: The factor by which the animation runs faster. 0 stops it; negative values and NaN
  ///   count as 0.
  /// - Returns: The faster or slower animation.
  public func speed(_ speed: Double) -> Animation {
    Animation(.scaled(kind, speed: speed > 0 ? speed : 0))
  }

  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of times that the animation runs, including reversed runs. If it is not
  ///     positive, the change is immediate.
  ///   - autoreverses: Whether every second run is reversed; `true` by default.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Returns the animation repeated until the view is removed or changes without an animation.
  ///
  /// - Parameter autoreverses: Whether every second run is reversed; `true` by default.
  /// - Returns: The repeated animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation with a different time of logical completion.
  ///
  /// - Parameter duration: The time after which the animation counts as logically complete, in seconds.
  /// - Returns: The animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(kind, after: duration))
  }
}

extension Animation {
  /// Returns the position on the path of the animation; see `CustomAnimation`.
  ///
  /// - Parameters:
  ///   - value: The end of the path.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The position; `nil` at the end of the animation.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var changed = context
    let path = AnimationKind.Path(end: value) { base, end, time in
      base.animate(value: end, time: time, context: &changed).map {
        ($0, changed.isLogicallyComplete)
      }
    }
    defer { context = changed }
    return kind.position(on: path, at: time)
  }

  /// Returns the velocity on the path of the animation; see `CustomAnimation`.
  ///
  /// - Parameters:
  ///   - value: The end of the path.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state of the animation.
  /// - Returns: The velocity per second, computed from differences of positions; `nil` at the end of the
  ///   animation.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 1e-4
    var earlier = context
    var later = context
    let start = max(time - step, 0)
    guard let first = animate(value: value, time: start, context: &earlier),
      let second = animate(value: value, time: time + step, context: &later)
    else { return nil }
    return (second - first).scaled(by: 1 / (time + step - start))
  }

  /// Returns whether the animation continues another one; see `CustomAnimation`.
  ///
  /// - Parameters:
  ///   - previous: The animation in progress.
  ///   - value: The end of the path of the animation in progress.
  ///   - time: The time since the start of the animation in progress, in seconds.
  ///   - context: The state of the animation in progress.
  /// - Returns: `true` if this animation continues the previous one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    kind.custom?.shouldMerge(previous: previous, value: value, time: time, context: &context)
      ?? kind.merges
  }
}
