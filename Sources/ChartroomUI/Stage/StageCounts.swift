/// The work done by a stage, for tests of its limits.
package struct StageCounts: Equatable, Sendable {
  /// The number of evaluated bodies.
  package var bodies = 0
  /// The number of computed sizes, cache hits excluded.
  package var measurements = 0
  /// The number of computed draw lists of elements, cache hits excluded.
  package var pieces = 0
}
