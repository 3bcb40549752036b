/// The environment of one view, with the values that its body has read.
final class EnvironmentReads {
  /// The current environment, also for closures that run after the body.
  var environment: EnvironmentValues?
  private var checks: [(EnvironmentValues) -> Bool] = []

  /// Records a read; `isStale` returns whether an environment has another value.
  func add(isStale: @escaping (EnvironmentValues) -> Bool) { checks.append(isStale) }

  func forget() { checks.removeAll(keepingCapacity: true) }

  func areStale(in environment: EnvironmentValues) -> Bool { checks.contains { $0(environment) } }
}
