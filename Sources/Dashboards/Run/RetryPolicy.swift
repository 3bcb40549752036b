/// The repetition of work that failed and can succeed later, as with a server that is not reachable.
package struct RetryPolicy: Hashable, Sendable {
  /// The waits before the second attempt, the third one, and so on.
  package var waits: [Duration]

  /// Creates a policy.
  ///
  /// - Parameter waits: The waits before each further attempt; empty for a single attempt.
  package init(waits: [Duration]) { self.waits = waits }

  /// The policy of runs: three attempts, after a quarter of a second and after another second.
  package static let usual = RetryPolicy(waits: [.milliseconds(250), .seconds(1)])

  /// Returns the wait after an attempt; `nil` after the last one.
  ///
  /// - Parameter attempt: The number of the attempt, from 1.
  /// - Returns: The wait.
  package func wait(after attempt: Int) -> Duration? {
    waits.indices.contains(attempt - 1) ? waits[attempt - 1] : nil
  }
}
