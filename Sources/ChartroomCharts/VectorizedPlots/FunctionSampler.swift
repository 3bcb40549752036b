import ChartScales
import Foundation

/// The samples of a function, dense enough for a smooth line.
///
/// There are 1 001 samples at equal distances, about one for each point of a wide plot. Between two of them, intervals
/// are halved until the middle is on the line between their ends, within a thousandth of the usual range of the
/// values. Where halving does not converge, the function has a jump or a pole, at which the samples have a gap. The
/// ends of an interval in which the function is undefined are found in the same way. Values on one side of the
/// shown range need no more samples.
struct FunctionSampler {
  /// The meaning of the values of a function.
  enum Kind {
    /// A coordinate that is linear in the position, and the value of the function.
    case graph
    /// Both coordinates of a curve.
    case curve
    /// Both edges of an area.
    case area
  }

  /// The values at a position; not finite for a gap.
  struct Sample {
    /// The position, from 0 at the start of the domain to 1 at its end.
    var position: Double
    var first: Double
    var second: Double

    var isGap: Bool { !first.isFinite || !second.isFinite }
  }

  /// The function of the position.
  private let function: (Double) -> (Double, Double)
  private let kind: Kind
  private var tolerance = (first: 0.0, second: 0.0)
  /// The range of second values that is shown; `nil` for all of them.
  private var shown: ClosedRange<Double>?
  /// The number of samples that an interval may still add.
  private var budget = 0
  private(set) var samples: [Sample] = []
  /// Whether the function has values without bounds.
  private(set) var hasPole = false
  /// The range from the lowest tenth of the values to the highest one, extended by its length on both sides
  /// and rounded to ticks.
  private(set) var usualRange = 0.0...0

  private static let intervals = 1_000
  /// The number of times that an interval is halved, down to the precision of positions.
  private static let mostHalvings = 40
  private static let mostSamples = 200

  /// Samples a function.
  ///
  /// - Parameters:
  ///   - kind: The meaning of the values.
  ///   - limits: The range of second values that is shown; `nil` if it depends on the samples.
  ///   - function: The function of a position from 0 to 1.
  /// - Complexity: At most 201 000 calls of the function; about 2 000 for smooth ones.
  init(
    kind: Kind, limits: ClosedRange<Double>?, _ function: @escaping (Double) -> (Double, Double)
  ) {
    self.function = function
    self.kind = kind
    let grid = (0...Self.intervals).map {
      Self.sample(function, at: Double($0) / Double(Self.intervals))
    }
    let finite = grid.filter { !$0.isGap }
    let first = Self.tenths(finite.map(\.first))
    let second = Self.tenths(finite.map(\.second) + (kind == .area ? finite.map(\.first) : []))
    let size = limits.map { $0.upperBound - $0.lowerBound } ?? second.upper - second.lower
    tolerance.second = size / 1_000
    switch kind {
    case .graph: tolerance.first = .infinity
    case .curve: tolerance.first = (first.upper - first.lower) / 1_000
    case .area: tolerance.first = tolerance.second
    }
    let length = second.upper > second.lower ? second.upper - second.lower : 1
    if (length * 3).isFinite {
      // Rounded as an automatic domain, so that the line reaches its ends.
      usualRange =
        NumberTicks(
          in: second.lower - length...second.upper + length, roundsLowerBound: true,
          roundsUpperBound: true
        ).domain
    }
    hasPole = limits == nil && growsWithoutBounds(grid, length: length)
    shown = limits ?? (hasPole ? usualRange : nil)
    for (sample, next) in zip(grid, grid.dropFirst()) {
      samples.append(sample)
      budget = Self.mostSamples
      refine(sample, next, depth: 0, change: abs(next.second - sample.second))
    }
    samples.append(contentsOf: grid.suffix(1))
  }

  private static func sample(
    _ function: (Double) -> (Double, Double), at position: Double
  ) -> Sample {
    let values = function(position)
    return Sample(position: position, first: values.0, second: values.1)
  }

  /// Returns the values that exceed a tenth and nine tenths of some values.
  private static func tenths(_ values: [Double]) -> (lower: Double, upper: Double) {
    guard !values.isEmpty else { return (0, 0) }
    let sorted = values.sorted()
    return (sorted[sorted.count / 10], sorted[sorted.count - 1 - sorted.count / 10])
  }

  /// Adds samples between two others.
  private mutating func refine(_ start: Sample, _ end: Sample, depth: Int, change: Double) {
    guard !start.isGap || !end.isGap else { return }
    let position = (start.position + end.position) / 2
    guard depth < Self.mostHalvings, budget > 0, start.position < position, position < end.position
    else { return finish(start, end, change: change) }
    budget -= 1
    let middle = Self.sample(function, at: position)
    if !start.isGap, !end.isGap, isStraight(start, middle, end) || isHidden(start, middle, end) {
      return
    }
    refine(start, middle, depth: depth + 1, change: change)
    samples.append(middle)
    refine(middle, end, depth: depth + 1, change: change)
  }

  /// Adds a gap between two samples that are as near as possible, if their values are not near.
  private mutating func finish(_ start: Sample, _ end: Sample, change: Double) {
    guard budget > 0 else { return }
    if !start.isGap, !end.isGap {
      guard !isNear(start, end) else { return }
      samples.append(
        Sample(position: (start.position + end.position) / 2, first: .nan, second: .nan))
      if abs(end.second - start.second) > 2 * change { hasPole = true }
    } else {
      // At the end of a gap, values converge unless there is a pole.
      let distance = (end.position - start.position) * 256
      let (edge, farther) =
        start.isGap ? (end, end.position + distance) : (start, start.position - distance)
      let other = Self.sample(function, at: max(0, min(farther, 1)))
      if other.isGap || !isNear(edge, other) { hasPole = true }
    }
  }

  /// Returns whether three samples are on one side of the shown range.
  private func isHidden(_ start: Sample, _ middle: Sample, _ end: Sample) -> Bool {
    guard let shown, kind == .graph else { return false }
    let values = [start.second, middle.second, end.second]
    return values.allSatisfy { $0 > shown.upperBound }
      || values.allSatisfy { $0 < shown.lowerBound }
  }

  /// Returns whether values grow without bounds near to some samples at equal distances.
  ///
  /// - Parameters:
  ///   - grid: The samples.
  ///   - length: The length of the usual range of their values.
  /// - Returns: Whether there is a pole.
  private func growsWithoutBounds(_ grid: [Sample], length: Double) -> Bool {
    for (index, end) in grid.enumerated().dropFirst() {
      let start = grid[index - 1]
      if isInfinite(start) || isInfinite(end) { return true }
      guard !start.isGap, !end.isGap else { continue }
      // Of two halves, a pole is in the one with the greater change.
      if abs(end.second - start.second) > length {
        var (low, high) = (start, end)
        for _ in 0..<Self.mostHalvings {
          let middle = Self.sample(function, at: (low.position + high.position) / 2)
          if isInfinite(middle) { return true }
          if middle.isGap { break }
          let isFirst = abs(middle.second - low.second) > abs(high.second - middle.second)
          (low, high) = isFirst ? (low, middle) : (middle, high)
        }
        if abs(high.second - low.second) > 2 * abs(end.second - start.second) { return true }
      }
      // At a local extreme far from the usual values, the greatest magnitude is searched.
      if index + 1 < grid.count, !grid[index + 1].isGap, !usualRange.contains(end.second),
        abs(end.second) >= abs(start.second), abs(end.second) >= abs(grid[index + 1].second),
        isUnbounded(from: start.position, to: grid[index + 1].position, length: length)
      {
        return true
      }
    }
    return false
  }

  private func isInfinite(_ sample: Sample) -> Bool {
    sample.first.isInfinite || sample.second.isInfinite
  }

  /// Returns whether the values of an interval exceed a million times the usual length.
  private func isUnbounded(from start: Double, to end: Double, length: Double) -> Bool {
    var (low, high) = (start, end)
    for _ in 0..<2 * Self.mostHalvings {
      let third = (high - low) / 3
      let first = Self.sample(function, at: low + third)
      let second = Self.sample(function, at: high - third)
      guard !first.isGap, !second.isGap else { return isInfinite(first) || isInfinite(second) }
      if abs(first.second) > 1e6 * length || abs(second.second) > 1e6 * length { return true }
      if abs(first.second) > abs(second.second) { high -= third } else { low += third }
    }
    return false
  }

  /// Returns whether a sample is on the line between its neighbours.
  private func isStraight(_ start: Sample, _ middle: Sample, _ end: Sample) -> Bool {
    guard !middle.isGap else { return false }
    return abs(middle.first - (start.first + end.first) / 2) <= tolerance.first
      && abs(middle.second - (start.second + end.second) / 2) <= tolerance.second
  }

  private func isNear(_ first: Sample, _ second: Sample) -> Bool {
    abs(first.first - second.first) <= tolerance.first
      && abs(first.second - second.second) <= tolerance.second
  }
}

extension FunctionSampler {
  /// Returns samples without those that no line joins with others.
  static func withoutDots(_ samples: [Sample]) -> [Sample] {
    samples.indices.filter { index in
      let isJoined =
        index > 0 && !samples[index - 1].isGap
        || index + 1 < samples.count && !samples[index + 1].isGap
      return samples[index].isGap || isJoined
    }.map { samples[$0] }
  }

  /// Returns the samples of a line whose second values are in a range, with gaps beyond and ends at its bounds.
  static func cut(_ samples: [Sample], to range: ClosedRange<Double>) -> [Sample] {
    var cut: [Sample] = []
    var last: Sample?
    for sample in samples {
      if let last, !last.isGap, !sample.isGap,
        !range.contains(last.second) || !range.contains(sample.second)
      {
        for part in crossings(of: range, last.second, sample.second).sorted() {
          var end = last.mixed(with: sample, part)
          end.second = clamp(end.second, range)
          cut.append(end)
        }
      }
      if !sample.isGap && range.contains(sample.second) {
        cut.append(sample)
      } else if cut.last?.isGap == false {
        cut.append(Sample(position: sample.position, first: .nan, second: .nan))
      }
      last = sample
    }
    return cut
  }

  /// Returns the samples of an area with both values clamped to a range.
  static func clamp(_ samples: [Sample], to range: ClosedRange<Double>) -> [Sample] {
    var clamped: [Sample] = []
    func add(_ sample: Sample) {
      clamped.append(
        Sample(
          position: sample.position, first: clamp(sample.first, range),
          second: clamp(sample.second, range)))
    }
    var last: Sample?
    for sample in samples {
      if let last, !last.isGap, !sample.isGap {
        let parts =
          crossings(of: range, last.first, sample.first)
          + crossings(of: range, last.second, sample.second)
        for part in parts.sorted() { add(last.mixed(with: sample, part)) }
      }
      if sample.isGap { clamped.append(sample) } else { add(sample) }
      last = sample
    }
    return clamped
  }

  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    max(range.lowerBound, min(value, range.upperBound))
  }

  /// Returns the parts of the way between two values at which the bounds of a range are.
  private static func crossings(
    of range: ClosedRange<Double>, _ start: Double, _ end: Double
  ) -> [Double] {
    [range.lowerBound, range.upperBound].compactMap { bound -> Double? in
      let part = (bound - start) / (end - start)
      return part > 0 && part < 1 ? part : nil
    }
  }
}

extension FunctionSampler.Sample {
  /// Returns the point at a part of the way to another sample.
  fileprivate func mixed(with other: Self, _ part: Double) -> Self {
    Self(
      position: position + (other.position - position) * part,
      first: first + (other.first - first) * part,
      second: second + (other.second - second) * part)
  }
}
