import CairoCanvas
import Decimation
import TestSupport

/// Seeded series of the kinds that decimation is judged by.
enum DrawnSeries: String, CaseIterable, Sendable, CustomStringConvertible {
  case noisyWalk = "noisy walk"
  case sineWithSpikes = "sine, spikes"
  case whiteNoise = "white noise"
  case plateaus
  case gaps

  var description: String { rawValue }

  func values(_ count: Int, seed: UInt64 = 1) -> [Double] {
    var random = SplitMix64(seed: seed)
    var level = 0.0
    return (0..<count).map { index in
      let noise = Double.random(in: -1...1, using: &random)
      let lot = Int.random(in: 0..<1000, using: &random)
      switch self {
      case .noisyWalk, .gaps:
        level += noise
        return self == .gaps && lot < 20 ? .nan : level
      case .sineWithSpikes:
        // A parabola each way: the library's sine differs between machines.
        let turn = Double(index % max(count / 5, 1)) / Double(max(count / 5, 1)) * 2 - 1
        let wave = 4 * turn * (1 - abs(turn))
        return wave + 0.002 * noise + (index % max(count / 40, 1) == 7 ? noise : 0)
      case .whiteNoise: return noise
      case .plateaus:
        if lot < 10 { level = (noise * 20).rounded() }
        return level
      }
    }
  }
}
