import Foundation

/// The motion of a value of an animatable type.
@MainActor
class ValueMotion<Value>: Motion {
  /// Responds to a new presented value.
  var didAdvance: () -> Void = {}

  /// Returns the presented value for a target.
  func presented(_ target: Value) -> Value { target }

  /// Changes the target; see `VectorMotion`.
  ///
  /// - Returns: The times of the end and of the logical completion; `nil` if nothing animates.
  func retarget(
    from old: Value, to new: Value, with animation: Animation, at time: TimeInterval
  ) -> MotionTimes? { nil }

  /// Presents the target immediately, if the animatable data of two targets differ.
  func stop(from old: Value, to new: Value) {}

  override final func didEnd() { didAdvance() }

  /// Returns a motion for the type; `nil` if its values do not animate.
  static func make() -> ValueMotion<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> Motion? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableMotion<A>()
    }
    return open(type).map { unsafeDowncast($0, to: ValueMotion<Value>.self) }
  }
}

/// The motion of the animatable data of a value.
private final class AnimatableMotion<Value: Animatable>: ValueMotion<Value> {
  private var vector = VectorMotion<Value.AnimatableData>()

  override func presented(_ target: Value) -> Value {
    guard vector.isRunning else { return target }
    var value = target
    value.animatableData = target.animatableData - vector.remaining
    return value
  }

  override func retarget(
    from old: Value, to new: Value, with animation: Animation, at time: TimeInterval
  ) -> MotionTimes? {
    let delta = new.animatableData - old.animatableData
    guard delta != .zero else { return nil }
    return vector.retarget(by: delta, with: animation, at: time)
  }

  override func stop(from old: Value, to new: Value) {
    if old.animatableData != new.animatableData { vector.stop() }
  }

  override var isMoving: Bool { vector.isRunning }

  override func advance(to time: TimeInterval) -> Bool {
    let goesOn = vector.advance(to: time)
    if goesOn { didAdvance() }
    return goesOn
  }
}

/// The presented value of a target that changes.
@MainActor
struct Presented<Value> {
  private(set) var motion: ValueMotion<Value>?

  init() {}

  /// Creates a presented value with its motion, which must be a `ValueMotion<Value>`; `nil` for none.
  init(_ motion: Motion?) { self.motion = motion.map { unsafeDowncast($0, to: ValueMotion.self) } }

  /// Whether a change was ever animated.
  var exists: Bool { motion != nil }

  /// Whether the presented value differs from the target, or will.
  var isMoving: Bool { motion?.isMoving == true }

  /// Returns the presented value for a target.
  func value(of target: Value) -> Value {
    guard let motion else { return target }
    return motion.presented(target)
  }

  /// Responds to a change of the target.
  ///
  /// - Parameters:
  ///   - old: The old target.
  ///   - new: The new target.
  ///   - transaction: The transaction of the change; without an animation, it takes effect immediately.
  ///   - owner: The element or node with the value.
  ///   - core: The state of the stage.
  ///   - didAdvance: A closure that responds to each new presented value.
  mutating func change(
    from old: Value, to new: Value, in transaction: Transaction, of owner: AnyObject,
    core: StageCore, didAdvance: @escaping @MainActor () -> Void
  ) {
    guard let animation = transaction.animation else {
      if !core.update.isMotion { motion?.stop(from: old, to: new) }
      return
    }
    guard let motion = motion ?? ValueMotion.make() else { return }
    let times = motion.retarget(from: old, to: new, with: animation, at: core.timers.now)
    guard let times else { return }
    self.motion = motion
    motion.didAdvance = didAdvance
    core.start(motion, of: owner, in: transaction, until: times)
  }
}
