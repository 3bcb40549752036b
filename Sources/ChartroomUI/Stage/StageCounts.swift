/// How much work a stage has done; tests hold limits to it.
package struct StageCounts: Equatable, Sendable {
  /// Bodies that were evaluated.
  package var bodies = 0
  /// Sizes that were computed and not found in a cache.
  package var measurements = 0
  /// Pieces of draw lists that were made and not found in a cache.
  package var pieces = 0
}
