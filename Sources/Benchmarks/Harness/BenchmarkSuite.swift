/// The benchmarks of this project.
package enum BenchmarkSuite {
  /// The groups that are measured regularly: kernels, the view engine, stages and
  /// scenes.
  package static let all =
    decimation + pans + polylines + areas + [marks, bars] + batches + engines + charts + frameStages
    + stages
    + pngWriters + scenes + frames

  /// All groups, including those that are too large for regular measurement.
  package static let served = all + largestDecimation + peerFrames + smallestPNGs
}
