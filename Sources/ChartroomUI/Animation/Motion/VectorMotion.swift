package import Foundation

/// The changes of a vector in progress.
package struct VectorMotion<V: VectorArithmetic> {
  private var animators: [Animator<V>] = []
  /// The target less the presented value, at the time of the last call.
  package private(set) var remaining = V.zero

  package init() {}

  package var isRunning: Bool { !animators.isEmpty }

  /// Changes the target.
  ///
  /// A spring replaces the changes in progress and keeps their velocity. Other animations run in addition to
  /// them.
  ///
  /// - Parameters:
  ///   - delta: The new target less the old one.
  ///   - animation: The animation of the change.
  ///   - time: The current time, in seconds.
  /// - Returns: The time of the end of all changes and that of the logical completion of this one.
  package mutating func retarget(
    by delta: V, with animation: Animation, at time: TimeInterval
  ) -> MotionTimes {
    _ = advance(to: time)
    let next: Animator<V>
    if let last = animators.last, let context = last.continuation(by: animation, at: time) {
      let velocity = animators.reduce(V.zero) { $0 + $1.velocity(at: time) }
      next = Animator(
        of: remaining + delta, velocity: velocity, by: animation, at: time, context: context)
      animators = [next]
    } else {
      // Nothing could end an endless change otherwise.
      let endless = animators.filter { $0.end == .infinity }
      animators.removeAll { $0.end == .infinity }
      let rest = endless.reduce(delta) { $0 + ($1.remaining(at: time) ?? .zero) }
      next = Animator(of: rest, by: animation, at: time)
      animators.append(next)
    }
    _ = advance(to: time)
    return MotionTimes(
      end: animators.reduce(next.end) { max($0, $1.end) }, logicalEnd: next.logicalEnd)
  }

  /// Computes the remaining distance at a time, in seconds.
  ///
  /// - Returns: Whether a change is in progress.
  package mutating func advance(to time: TimeInterval) -> Bool {
    remaining = .zero
    animators.removeAll { animator in
      guard let rest = animator.remaining(at: time) else { return true }
      remaining += rest
      return false
    }
    return isRunning
  }

  /// Ends all changes.
  package mutating func stop() {
    animators.removeAll()
    remaining = .zero
  }
}
