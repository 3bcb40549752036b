import ChartScales
import Foundation

/// The bounds of adjacent bins, ascending.
struct BinThresholds<Value: Comparable> {
  let values: [Value]

  /// Creates bins between values, which are sorted; equal values and those that are not equal to themselves are
  /// left out.
  init(_ values: some Sequence<Value>) {
    var distinct: [Value] = []
    for value in values.filter({ $0 == $0 }).sorted() where distinct.last != value {
      distinct.append(value)
    }
    self.values = distinct
  }

  /// The number of bins.
  var count: Int { max(values.count - 1, 0) }

  /// Returns the index of the bin that contains a value, or of the nearest bin.
  ///
  /// - Complexity: O(log *n*) for *n* bins.
  func index(for value: Value) -> Int {
    // The number of thresholds that are at most the value.
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(min(low, count) - 1, 0)
  }

  /// Returns the bounds of a bin, or of the nearest one; `nil` if there are no bins.
  func range(at index: Int) -> ChartBinRange<Value>? {
    guard count > 0 else { return nil }
    let index = max(0, min(index, count - 1))
    return ChartBinRange(
      lowerBound: values[index], upperBound: values[index + 1],
      includesUpperBound: index == count - 1)
  }
}

extension BinThresholds: Sendable where Value: Sendable {}

/// The choice of the bounds of bins of numbers.
///
/// All bounds are finite, and there are at most 10 000 bins.
enum BinSteps {
  static let most = 10_000

  /// Returns the number of bins for a number of values by the rule of Sturges.
  ///
  /// Source: Sturges: The choice of a class interval, 1926.
  static func usualCount(of count: Int) -> Int {
    count > 1 ? Int(log2(Double(count)).rounded(.up)) + 1 : 1
  }

  /// Returns the multiples of a round step, of 1, 2 or 5 times a power of ten, that enclose a range.
  ///
  /// The step whose number of bins is nearest to the desired one wins; of two that are equally near, the one
  /// with more bins.
  ///
  /// - Parameters:
  ///   - range: The range, with finite bounds.
  ///   - desiredCount: The approximate number of bins.
  ///   - minimumStride: The minimum size of a bin.
  ///   - isInteger: Whether the bounds are integers.
  ///   - isOpen: Whether the last bound exceeds the range.
  /// - Returns: The bounds, ascending.
  static func round(
    _ range: ClosedRange<Double>, desiredCount: Int, minimumStride: Double, isInteger: Bool,
    isOpen: Bool
  ) -> [Double] {
    let (low, high) = (range.lowerBound, range.upperBound)
    let least = minimumStride.isFinite ? max(0, min(minimumStride, 1e300)) : 0
    guard low < high else { return single(low, minimumStride: least, isInteger: isInteger) }
    let count = min(max(desiredCount, 1), most)
    let span = high - low
    // Longer ranges overflow, and shorter ones contain too few doubles.
    guard span < 1e307, span > 1e-290, span > max(abs(low), abs(high)) * 0x1p-30 else {
      return equal(range, count: count)
    }
    let first = max(span / Double(count * 4), least, isInteger ? 1 : 0)
    var best: (distance: Int, indices: ClosedRange<Int>, step: NiceStep)?
    for step in NiceStep.candidates(from: first, to: max(span * 3 / Double(count), first * 10))
    where step.tenths != 25 && (step.isInteger || !isInteger) {
      let under = step.index(atOrBelow: high)
      let last = !isOpen && step.tick(under) == high ? under : under + 1
      let indices = step.index(atOrBelow: low)...last
      let distance = abs(indices.count - 1 - count)
      if indices.count <= most + 1, distance < best?.distance ?? .max {
        best = (distance, indices, step)
      }
    }
    return best.map { $0.indices.map($0.step.tick) } ?? equal(range, count: count)
  }

  /// Returns the bounds of a bin around a single value.
  private static func single(
    _ value: Double, minimumStride: Double, isInteger: Bool
  ) -> [Double] {
    if minimumStride > 0 {
      let index = (value / minimumStride).rounded(.down)
      if abs(index) < 0x1p53 { return [index * minimumStride, (index + 1) * minimumStride] }
    }
    if isInteger || abs(value) < 1e-290 {
      let low = value.rounded(.down)
      return low + 1 > low ? [low, low + 1] : [low, low.nextUp]
    }
    let step = NiceStep(tenths: 10, exponent: Int(log10(abs(value)).rounded(.down)) - 1)
    let index = step.index(atOrBelow: value)
    return [step.tick(index), step.tick(index + 1)]
  }

  /// Returns the bounds of bins of equal size between the ends of a range.
  static func equal(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    let count = min(max(count, 1), most)
    return (0...count).map { index in
      let part = Double(index) / Double(count)
      return range.lowerBound * (1 - part) + range.upperBound * part
    }
  }

  /// Returns the multiples of a size that enclose a range; of a multiple of the size if they were too many.
  static func multiples(of size: Double, in range: ClosedRange<Double>) -> [Double] {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard size > 0, size.isFinite, abs(low / size) < 0x1p52, abs(high / size) < 0x1p52 else {
      return round(range, desiredCount: 10, minimumStride: 0, isInteger: false, isOpen: false)
    }
    let factor = max(((high / size - low / size) / Double(most - 2)).rounded(.up), 1)
    // Multiples of a tenth, and of other fractions of one, are the doubles that are nearest to them.
    let inverse = 1 / size
    func bound(_ index: Double) -> Double {
      inverse > 1 && inverse == inverse.rounded()
        ? index * factor / inverse : index * factor * size
    }
    var first = (low / (size * factor)).rounded(.down)
    var last = (high / (size * factor)).rounded(.up)
    if bound(first + 1) <= low { first += 1 }
    if bound(last - 1) >= high { last -= 1 }
    last = max(last, first + 1)
    return (0...Int(last - first)).map { bound(first + Double($0)) }
  }
}
