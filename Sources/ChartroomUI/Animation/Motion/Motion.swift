package import Foundation

/// A presented value that approaches its target while the clock advances.
@MainActor
class Motion {
  /// Whether `Motions` advances the motion.
  fileprivate var isRunning = false
  /// The completion handlers that wait for the end of the motion.
  fileprivate var waiting: [AnimationCompletion] = []
  fileprivate weak var owner: AnyObject?

  /// Whether completion handlers wait for the end of the motion.
  final var isAwaited: Bool { !waiting.isEmpty }

  /// Whether the presented value differs from the target, or will.
  var isMoving: Bool { false }

  /// Presents the value at a time, in seconds.
  ///
  /// - Returns: Whether the motion continues.
  func advance(to time: TimeInterval) -> Bool { false }

  /// Responds to the end of the motion.
  func didEnd() {}
}

/// The times at which a motion ends, in seconds of the stage's clock; infinity if it never does.
package struct MotionTimes {
  /// The time at which the presented value is the target.
  package let end: TimeInterval
  /// The time at which completion handlers run.
  package let logicalEnd: TimeInterval
}

/// The motions of a stage that are in progress.
@MainActor
final class Motions {
  private var running: [Motion] = []
  private var time: TimeInterval = 0

  /// Whether a presented value differs from its target.
  var areMoving: Bool { running.contains(where: \.isMoving) }

  /// Advances a motion with the clock from now on.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - owner: What the motion belongs to; the motion ends with it.
  ///   - transaction: The transaction whose completion handlers wait for the motion.
  ///   - logicalEnd: The time of its logical completion, in seconds.
  func start(
    _ motion: Motion, of owner: AnyObject, in transaction: Transaction, logicalEnd: TimeInterval
  ) {
    for completion in transaction.completions {
      if completion.criteria == .removed || logicalEnd == .infinity {
        motion.waiting.append(completion)
      } else {
        completion.end = max(completion.end, logicalEnd)
      }
    }
    motion.owner = owner
    guard !motion.isRunning else { return }
    motion.isRunning = true
    running.append(motion)
  }

  /// Returns whether a time, in seconds, is new for a motion.
  func needAdvance(to time: TimeInterval) -> Bool {
    if running.isEmpty { self.time = time }
    return time != self.time
  }

  /// Advances all motions to a time, in seconds.
  ///
  /// - Returns: The completion handlers that waited for motions that have ended.
  func advance(to time: TimeInterval) -> [AnimationCompletion] {
    self.time = time
    return end { !$0.advance(to: time) }
  }

  /// Removes the motions that were stopped or whose owners are gone.
  ///
  /// - Returns: The completion handlers that waited for them.
  func removeEnded() -> [AnimationCompletion] {
    running.isEmpty ? [] : end { !$0.isMoving }
  }

  private func end(where hasEnded: (Motion) -> Bool) -> [AnimationCompletion] {
    var ended: [Motion] = []
    running.removeAll { motion in
      guard motion.owner == nil || hasEnded(motion) else { return false }
      ended.append(motion)
      return true
    }
    return ended.flatMap { motion in
      motion.isRunning = false
      defer { motion.waiting.removeAll() }
      motion.didEnd()
      return motion.waiting
    }
  }

  /// Forgets all motions, and calls no completion handler.
  func removeAll() {
    for motion in running { for completion in motion.waiting { completion.cancel() } }
    running.removeAll()
  }
}
