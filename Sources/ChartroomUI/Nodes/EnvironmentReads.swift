/// The environment of one view, and the values of it that its body has read.
final class EnvironmentReads {
  /// The environment as it is now, also for closures that run after the body.
  var environment: EnvironmentValues?
  private var checks: [(EnvironmentValues) -> Bool] = []

  /// Takes note of a read; `isStale` tells whether an environment has another value.
  func add(isStale: @escaping (EnvironmentValues) -> Bool) { checks.append(isStale) }

  func forget() { checks.removeAll(keepingCapacity: true) }

  func areStale(in environment: EnvironmentValues) -> Bool { checks.contains { $0(environment) } }
}
