import Decimation
import TestSupport

/// Returns random values with 53 gaps, enough for four threads.
func gappyValues(seed: UInt64) -> [Double] {
  var random = SplitMix64(seed: seed)
  var values = (0..<ScanThread.leastBytes / 2 + 3).map { _ in
    Double.random(in: 0...1, using: &random)
  }
  for index in stride(from: 5, to: values.count, by: 80_001) { values[index] = .nan }
  return values
}
