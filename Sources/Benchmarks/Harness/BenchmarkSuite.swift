/// All benchmarks.
package enum BenchmarkSuite {
  /// The groups, from kernels by way of stages to whole scenes.
  package static let all =
    decimation + pans + polylines + areas + [marks, bars] + frameStages + stages + pngWriters
    + scenes + frames

  /// All groups, and those that are too large to be measured every night.
  package static let served = all + largestDecimation + peerFrames + smallestPNGs
}
