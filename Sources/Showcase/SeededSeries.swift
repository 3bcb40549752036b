import ChartSets
import Foundation
import Graphics

/// Reproducible chart sets for scenes: random walks, some with a weekly pattern.
enum SeededSeries {
  /// Returns a chart of daily points that starts on 2018-11-17.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - count: The number of points.
  ///   - names: The names of the series, which are independent.
  ///   - level: The approximate start of the first series; each further series starts at half of the
  ///     previous one.
  ///   - seed: The seed of the random numbers.
  /// - Returns: The chart, with the window 0.3...0.8.
  static func chart(
    title: String, count: Int = 112, names: [String], level: Double = 1000, seed: UInt64
  ) -> LinesSet {
    let day = 86_400_000.0
    let time = ContiguousArray((0..<count).map { 1_542_412_800_000 + Double($0) * day })
    let lines = names.enumerated().map { position, name in
      Line(
        id: "y\(position)", title: name,
        points: walk(
          count: count, level: level / Double(1 << min(position, 20)),
          seed: seed &+ UInt64(position)),
        color: SeriesPalette.color(position * 3))
    }
    return LinesSet(id: 0, title: title, time: time, lines: lines)
  }

  /// Returns a chart of random walks with noise, with one point per minute, that starts on 2018-11-17.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - count: The number of points.
  ///   - names: The names of the series, which are independent.
  ///   - seed: The seed of the random numbers.
  /// - Returns: The chart, with the window 0.3...0.8.
  static func noisyWalks(
    title: String, count: Int, names: [String], seed: UInt64
  ) -> LinesSet {
    let time = ContiguousArray((0..<count).map { 1_542_412_800_000 + Double($0) * 60_000 })
    let lines = names.enumerated().map { position, name in
      var random = SplitMix64(seed: seed &+ UInt64(position))
      var value = 1000 + 250 * Double(position)
      let points = ContiguousArray(
        (0..<count).map { _ in
          value += 10 * (random.unit() - 0.5)
          return (value + 40 * (random.unit() - 0.5)).rounded()
        })
      return Line(
        id: "y\(position)", title: name, points: points, color: SeriesPalette.color(position * 3))
    }
    return LinesSet(id: 0, title: title, time: time, lines: lines)
  }

  private static func walk(count: Int, level: Double, seed: UInt64) -> ContiguousArray<Double> {
    var random = SplitMix64(seed: seed)
    var value = level
    return ContiguousArray(
      (0..<count).map { index in
        value = max(level / 10, value + level * 0.08 * (random.unit() - 0.48))
        let weekend = index % 7 > 4 ? 0.8 : 1
        return (value * weekend + level * 0.1 * random.unit()).rounded()
      })
  }
}

/// The SplitMix64 pseudorandom number generator.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct SplitMix64 {
  private var state: UInt64

  /// Creates a generator, whose sequence depends only on the seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number, uniformly distributed over all values of `UInt64`.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the next number, uniformly distributed over 0..<1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
