import Foundation

/// The definition of an animation: a curve, a spring or a custom path, with changes of its time.
indirect enum AnimationKind: Hashable, Sendable {
  case curve(UnitCurve, duration: TimeInterval)
  case spring(Spring, SpringBehavior)
  case custom(CustomAnimationBox)
  case delayed(AnimationKind, by: TimeInterval)
  case scaled(AnimationKind, speed: Double)
  /// `leg` is the duration of one repetition, in seconds, if it is known.
  case repeated(AnimationKind, count: Int?, autoreverses: Bool, leg: TimeInterval? = nil)
  case completing(AnimationKind, after: TimeInterval)

  /// The part of a spring animation that is not in the motion of the spring.
  struct SpringBehavior: Hashable, Sendable {
    /// Whether the spring continues animations in progress with their velocity.
    var merges: Bool
    /// The velocity at the start, in distances to the target per second.
    var initialVelocity = 0.0
    /// The time in which changes of the spring take effect, in seconds, which has no effect.
    var blendDuration = 0.0
  }
}

/// A custom animation of any type.
struct CustomAnimationBox: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnimationKind {
  /// The way from zero to the end of an animation.
  struct Path<V: VectorArithmetic> {
    /// The end of the path.
    let end: V
    /// The velocity with which the path begins, per second.
    var velocity = V.zero
    /// Returns the position and the logical completion of a custom animation; `nil` at its end.
    let custom: (any CustomAnimation, _ end: V, TimeInterval) -> (position: V, isComplete: Bool)?
  }

  /// Returns the position on a path at a time; `nil` at the end of the animation.
  func position<V>(on path: Path<V>, at time: TimeInterval) -> V? {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return nil }
      return path.end.scaled(by: curve.value(at: time / duration))
    case .spring(let spring, let behavior):
      let hasVelocity = behavior.initialVelocity != 0 || path.velocity != .zero
      guard time < Self.duration(of: spring, withVelocity: hasVelocity) else { return nil }
      return spring.value(
        target: path.end,
        initialVelocity: path.velocity + path.end.scaled(by: behavior.initialVelocity), time: time)
    case .custom(let box): return path.custom(box.base, path.end, time)?.position
    case .delayed(let base, let delay):
      return time < delay ? .zero : base.position(on: path, at: time - delay)
    case .scaled(let base, let speed):
      var inner = path
      if speed > 0 { inner.velocity.scale(by: 1 / speed) }
      return base.position(on: inner, at: time * speed)
    case .repeated(let base, let count, let autoreverses, let known):
      let leg = known ?? base.duration(on: path)
      guard leg > 0 else { return nil }
      guard leg < .infinity else { return base.position(on: path, at: time) }
      let index = (time / leg).rounded(.down)
      if let count, index >= Double(count) { return nil }
      let isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
      let phase = time - index * leg
      return base.position(on: path, at: isReversed ? leg - phase : phase) ?? path.end
    case .completing(let base, _): return base.position(on: path, at: time)
    }
  }

  /// Returns the time until the end of the animation on a path, in seconds; infinity if it never ends.
  func duration<V>(on path: Path<V>) -> TimeInterval {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, let behavior):
      Self.duration(
        of: spring, withVelocity: behavior.initialVelocity != 0 || path.velocity != .zero)
    case .custom(let box): Self.end(of: path) { path.custom(box.base, path.end, $0) == nil }
    case .delayed(let base, let delay): max(base.duration(on: path) + delay, 0)
    case .scaled(let base, let speed): speed > 0 ? base.duration(on: path) / speed : .infinity
    case .repeated(let base, let count, _, let known):
      Self.duration(of: known ?? base.duration(on: path), repeated: count)
    case .completing(let base, _): base.duration(on: path)
    }
  }

  private static func duration(of leg: TimeInterval, repeated count: Int?) -> TimeInterval {
    guard leg > 0 else { return 0 }
    return count.map { $0 > 0 ? leg * Double($0) : 0 } ?? .infinity
  }

  /// Returns the same definition with the durations of repetitions, which take time to find.
  func settled<V>(on path: Path<V>) -> AnimationKind {
    switch self {
    case .curve, .spring, .custom: self
    case .delayed(let base, let delay): .delayed(base.settled(on: path), by: delay)
    case .scaled(let base, let speed): .scaled(base.settled(on: path), speed: speed)
    case .completing(let base, let time): .completing(base.settled(on: path), after: time)
    case .repeated(let base, let count, let autoreverses, _):
      .repeated(
        base.settled(on: path), count: count, autoreverses: autoreverses,
        leg: base.duration(on: path))
    }
  }

  /// Returns the time until completion handlers run, in seconds; infinity if they never do.
  func logicalDuration<V>(on path: Path<V>) -> TimeInterval {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring, _): min(spring.duration, duration(on: path))
    case .custom(let box):
      Self.end(of: path) { path.custom(box.base, path.end, $0)?.isComplete != false }
    case .delayed(let base, let delay): max(base.logicalDuration(on: path) + delay, 0)
    case .scaled(let base, let speed):
      speed > 0 ? base.logicalDuration(on: path) / speed : .infinity
    case .repeated: duration(on: path)
    case .completing(let base, let time): min(max(time, 0), base.duration(on: path))
    }
  }

  /// Whether the animation continues those in progress, instead of running in addition to them.
  var merges: Bool {
    switch self {
    case .spring(_, let behavior): behavior.merges
    case .scaled(let base, _), .completing(let base, _): base.merges
    // While it waits, and in each repetition, it has no velocity that could be continued.
    case .curve, .custom, .delayed, .repeated: false
    }
  }

  /// The custom animation that decides whether to continue those in progress.
  var custom: (any CustomAnimation)? {
    switch self {
    case .custom(let box): box.base
    case .scaled(let base, _), .completing(let base, _): base.custom
    case .curve, .spring, .delayed, .repeated: nil
    }
  }

  /// Returns the time until the end of a spring's animation, in seconds.
  ///
  /// With a velocity, the distance at the start is unknown, and the spring runs until its distance is half as
  /// much.
  private static func duration(of spring: Spring, withVelocity hasVelocity: Bool) -> TimeInterval {
    spring.settlingDuration(epsilon: hasVelocity ? 0.0005 : 0.001)
  }

  /// Returns the first of the computed times that satisfies a condition.
  private static func end<V>(
    of path: Path<V>, where condition: (TimeInterval) -> Bool
  ) -> TimeInterval {
    for step in 0...CustomSteps.most {
      let time = Double(step) / CustomSteps.rate
      if condition(time) { return time }
    }
    return .infinity
  }
}

/// The times at which custom animations are computed.
enum CustomSteps {
  /// The number of steps per second.
  static let rate = 120.0
  /// The maximum number of steps; an animation with more steps never ends.
  static let most = 120 * 60
}
