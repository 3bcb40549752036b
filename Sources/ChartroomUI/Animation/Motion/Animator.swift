import Foundation

/// A change of a vector in progress.
struct Animator<V: VectorArithmetic> {
  private let animation: Animation
  private let delta: V
  private let velocity: V
  private let start: TimeInterval
  private let custom: CustomRun<V>?
  /// The time at which the change is complete, in seconds; infinity if it never is.
  let end: TimeInterval
  /// The time at which completion handlers run, in seconds.
  let logicalEnd: TimeInterval

  /// Starts a change.
  ///
  /// - Parameters:
  ///   - delta: The new value less the old one.
  ///   - velocity: The velocity of the vector, per second.
  ///   - animation: The animation of the change.
  ///   - start: The current time, in seconds.
  ///   - previous: The change that this one continues.
  init(
    of delta: V, velocity: V = .zero, by animation: Animation, at start: TimeInterval,
    continuing previous: Animator? = nil
  ) {
    self.animation = animation
    self.delta = delta
    self.velocity = velocity
    self.start = start
    custom = animation.kind.isCustom ? CustomRun(continuing: previous?.custom) : nil
    let path = Self.path(delta, velocity, custom)
    end = start + animation.kind.duration(on: path)
    logicalEnd = start + animation.kind.logicalDuration(on: path)
  }

  private static func path(
    _ delta: V, _ velocity: V, _ custom: CustomRun<V>?
  ) -> AnimationKind.Path<V> {
    AnimationKind.Path(end: delta, velocity: velocity) { custom?.position($0, end: $1, at: $2) }
  }

  /// Returns the distance to the new value at a time; `nil` when the change is complete.
  func remaining(at time: TimeInterval) -> V? {
    animation.kind.position(on: Self.path(delta, velocity, custom), at: time - start).map {
      delta - $0
    }
  }

  /// Returns the velocity at a time, per second, by differences.
  func velocity(at time: TimeInterval) -> V {
    let step = 1e-4
    // At the start, the position is not a continuation of earlier ones.
    let first = max(time - step, start)
    let before = remaining(at: first) ?? .zero
    let after = remaining(at: time + step) ?? .zero
    return (before - after).scaled(by: 1 / (time + step - first))
  }

  /// Returns whether an animation continues this change.
  func merges(with next: Animation, at time: TimeInterval) -> Bool {
    var context = custom?.context ?? AnimationContext<V>()
    return next.shouldMerge(
      previous: animation, value: delta, time: time - start, context: &context)
  }
}

extension AnimationKind {
  /// Whether a custom animation defines the path.
  var isCustom: Bool {
    switch self {
    case .custom: true
    case .curve, .spring: false
    case .delayed(let base, _), .scaled(let base, _), .repeated(let base, _, _),
      .completing(let base, _):
      base.isCustom
    }
  }
}

/// A custom animation in progress, computed at regular times.
final class CustomRun<V: VectorArithmetic> {
  private let initial: AnimationContext<V>
  private(set) var context: AnimationContext<V>
  private var steps = 0

  init(continuing previous: CustomRun?) {
    initial = previous?.context ?? AnimationContext()
    context = initial
  }

  /// Returns the position at a time, and whether the animation is logically complete; `nil` at its end.
  func position(
    _ animation: any CustomAnimation, end: V, at time: TimeInterval
  ) -> (position: V, isComplete: Bool)? {
    let step = Int(min(max(time * CustomSteps.rate, 0), Double(CustomSteps.most)))
    if step < steps {
      context = initial
      steps = 0
    }
    while steps < step {
      let time = Double(steps) / CustomSteps.rate
      guard animation.animate(value: end, time: time, context: &context) != nil else { return nil }
      steps += 1
    }
    var context = context
    return animation.animate(value: end, time: time, context: &context).map {
      ($0, context.isLogicallyComplete)
    }
  }
}
