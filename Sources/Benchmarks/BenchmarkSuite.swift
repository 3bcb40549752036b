/// All benchmarks.
package enum BenchmarkSuite {
  /// The groups, from kernels by way of stages to whole scenes.
  package static let all = decimation + polylines + stages + scenes
}
