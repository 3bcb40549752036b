package import Foundation

/// A change of a vector in progress.
package struct Animator<V: VectorArithmetic> {
  private let animation: Animation
  /// The definition of the animation, with the lengths of repetitions.
  private let kind: AnimationKind
  private let delta: V
  private let velocity: V
  private let start: TimeInterval
  private let custom: CustomRun<V>?
  /// The time at which the change is complete, in seconds; infinity if it never is.
  package let end: TimeInterval
  /// The time at which completion handlers run, in seconds.
  package let logicalEnd: TimeInterval

  /// Starts a change.
  ///
  /// - Parameters:
  ///   - delta: The new value less the old one.
  ///   - velocity: The velocity of the vector, per second.
  ///   - animation: The animation of the change.
  ///   - start: The current time, in seconds.
  ///   - context: The state of a custom animation that this one continues; a new one by default.
  package init(
    of delta: V, velocity: V = .zero, by animation: Animation, at start: TimeInterval,
    context: AnimationContext<V> = AnimationContext()
  ) {
    self.delta = delta
    self.velocity = velocity
    self.start = start
    custom = animation.kind.isCustom ? CustomRun(in: context) : nil
    let path = Self.path(delta, velocity, custom)
    kind = animation.kind.settled(on: path)
    self.animation = animation
    end = start + kind.duration(on: path)
    logicalEnd = start + kind.logicalDuration(on: path)
  }

  private static func path(
    _ delta: V, _ velocity: V, _ custom: CustomRun<V>?
  ) -> AnimationKind.Path<V> {
    AnimationKind.Path(end: delta, velocity: velocity) { custom?.position($0, end: $1, at: $2) }
  }

  /// Returns the distance to the new value at a time; `nil` when the change is complete.
  package func remaining(at time: TimeInterval) -> V? {
    // The rounded difference of times could be less than the duration at the end.
    guard time < end else { return nil }
    return kind.position(on: Self.path(delta, velocity, custom), at: time - start).map {
      delta - $0
    }
  }

  /// Returns the velocity at a time, per second, by differences.
  package func velocity(at time: TimeInterval) -> V {
    let step = 1e-4
    // At the start, the position is not a continuation of earlier ones.
    let first = max(time - step, start)
    let before = remaining(at: first) ?? .zero
    let after = remaining(at: time + step) ?? .zero
    return (before - after).scaled(by: 1 / (time + step - first))
  }

  /// Returns the state with which an animation continues this change; `nil` if it runs in addition.
  func continuation(by next: Animation, at time: TimeInterval) -> AnimationContext<V>? {
    var context = custom?.context ?? AnimationContext<V>()
    let merges = next.shouldMerge(
      previous: animation, value: delta, time: time - start, context: &context)
    return merges ? context : nil
  }
}

extension AnimationKind {
  /// Whether a custom animation defines the path.
  var isCustom: Bool {
    switch self {
    case .custom: true
    case .curve, .spring: false
    case .delayed(let base, _), .scaled(let base, _), .repeated(let base, _, _, _),
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

  init(in context: AnimationContext<V>) {
    initial = context
    self.context = context
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
