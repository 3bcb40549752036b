import Foundation

/// A presented value that approaches its target while the clock advances.
@MainActor
class Motion {
  /// Whether `Motions` advances the motion.
  fileprivate(set) var isRunning = false
  /// The completion handlers that wait for the end of the motion.
  fileprivate var waiting: [AnimationCompletion] = []

  /// Whether the presented value differs from the target, or will.
  var isMoving: Bool { false }

  /// Presents the value at a time, in seconds.
  ///
  /// - Returns: Whether the motion goes on.
  func advance(to time: TimeInterval) -> Bool { false }

  /// Responds to the end of the motion.
  func didEnd() {}
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
  ///   - transaction: The transaction whose completion handlers wait for the motion.
  ///   - logicalEnd: The time of its logical completion, in seconds.
  func start(_ motion: Motion, in transaction: Transaction, logicalEnd: TimeInterval) {
    for completion in transaction.completions {
      if completion.criteria == .removed || logicalEnd == .infinity {
        motion.waiting.append(completion)
      } else {
        completion.end = max(completion.end, logicalEnd)
      }
    }
    guard !motion.isRunning else { return }
    motion.isRunning = true
    running.append(motion)
  }

  /// Advances all motions to a time, in seconds.
  ///
  /// - Returns: The completion handlers that waited for motions that have ended.
  func advance(to time: TimeInterval) -> [AnimationCompletion] {
    guard time != self.time else { return [] }
    self.time = time
    var ended: [Motion] = []
    running.removeAll { motion in
      guard !motion.advance(to: time) else { return false }
      ended.append(motion)
      return true
    }
    return ended.flatMap(end)
  }

  private func end(_ motion: Motion) -> [AnimationCompletion] {
    motion.isRunning = false
    defer { motion.waiting.removeAll() }
    motion.didEnd()
    return motion.waiting
  }

  /// Forgets all motions.
  func removeAll() { running.removeAll() }
}
