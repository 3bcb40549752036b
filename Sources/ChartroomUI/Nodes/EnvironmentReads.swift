/// The environment of one view, with the values that its body has read.
final class EnvironmentReads {
  /// The current environment, also for closures that run after the body.
  private(set) var environment = EnvironmentValues()
  private var read: [any EnvironmentRead] = []
  /// Whether the environment is that of the last evaluation.
  private(set) var isThatOfEvaluation = false
  /// Whether the last evaluation had the same environment as the one before it.
  private(set) var isUnchanged = false

  /// Forgets the reads of the last evaluation.
  func begin(in environment: EnvironmentValues) {
    isUnchanged = isThatOfEvaluation && environment.isSame(as: self.environment)
    isThatOfEvaluation = true
    self.environment = environment
    read.removeAll(keepingCapacity: true)
  }

  /// Records a read.
  func add(_ value: any EnvironmentRead) { read.append(value) }

  /// Sets a new environment, and returns whether a value that was read differs in it.
  @MainActor
  func areStale(in environment: EnvironmentValues) -> Bool {
    self.environment = environment
    isThatOfEvaluation = false
    return read.contains { $0.isStale(in: environment) }
  }
}

/// A value that was read from an environment.
protocol EnvironmentRead: AnyObject {
  /// Returns whether the value differs in an environment.
  @MainActor func isStale(in environment: EnvironmentValues) -> Bool
}
