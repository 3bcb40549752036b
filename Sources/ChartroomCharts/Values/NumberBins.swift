import Foundation

/// Adjacent intervals of numbers, such as the bins of a histogram.
///
/// ```swift
/// let bins = NumberBins(data: sizes, desiredCount: 30)
/// let groups = Dictionary(grouping: sizes, by: bins.index(for:))
/// let bars = groups.map { (range: bins[$0.key], count: $0.value.count) }
/// ```
///
/// Each bin contains its lower bound, and the last one also its upper bound. Automatic bins have round sizes, of 1, 2
/// or 5 times a power of ten, and begin at multiples of their size. At most 10 000 bins are created, unless their
/// bounds are given.
public struct NumberBins<Value: Comparable & Numeric> {
  private let bounds: BinThresholds<Value>

  /// The bounds of the bins, ascending.
  public var thresholds: [Value] { bounds.values }

  /// Creates bins between values.
  ///
  /// - Parameter thresholds: The bounds, in any order; duplicates and NaN are ignored. There are no bins if fewer than
  ///   two distinct numbers are given.
  public init(thresholds: [Value]) { bounds = BinThresholds(thresholds) }

  /// Returns the index of the bin that contains a value, or of the nearest bin if none does.
  ///
  /// - Returns: The index; 0 for NaN, or if there are no bins.
  /// - Complexity: O(log *n*) for *n* bins.
  public func index(for value: Value) -> Int { bounds.index(for: value) }
}

extension NumberBins: RandomAccessCollection {
  /// The index of the first bin, 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { bounds.count }

  /// The bounds of a bin, or of the nearest one if there is none at the index; 0 to 0 if there are no bins.
  public subscript(position: Int) -> ChartBinRange<Value> {
    bounds.range(at: position)
      ?? ChartBinRange(lowerBound: .zero, upperBound: .zero, includesUpperBound: true)
  }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins that contain all values of some data.
  ///
  /// - Parameters:
  ///   - data: The values. Those that are not finite are ignored. If there are no others, there is one bin, from 0 to
  ///     `minimumStride`, or to 1 if that is not positive.
  ///   - desiredCount: The approximate number of bins; by default that of Sturges' rule: the binary logarithm of the
  ///     number of values, rounded up, plus 1.
  ///   - minimumStride: The minimum size of a bin; 0 by default.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let data = data.filter(\.isFinite)
    let range = (Double(data.min() ?? 0), Double(data.max() ?? 0))
    self.init(
      bounds: BinSteps.round(
        range.0...range.1, desiredCount: desiredCount ?? BinSteps.usualCount(of: data.count),
        minimumStride: Double(minimumStride), isInteger: false, isOpen: true))
  }

  /// Creates bins of equal size.
  ///
  /// - Parameters:
  ///   - range: The range that the bins divide.
  ///   - count: The number of bins, 1 to 10 000.
  public init(range: ClosedRange<Value>, count: Int) {
    let range = Self.finite(range)
    guard range.lowerBound < range.upperBound else {
      self.init(range: Value(range.lowerBound)...Value(range.upperBound))
      return
    }
    self.init(bounds: BinSteps.equal(range, count: count))
  }

  /// Creates bins of a round size that enclose a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The approximate number of bins; 10 by default.
  ///   - minimumStride: The minimum size of a bin; 0 by default.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      bounds: BinSteps.round(
        Self.finite(range), desiredCount: desiredCount, minimumStride: Double(minimumStride),
        isInteger: false, isOpen: false))
  }

  /// Creates bins of a given size that enclose a range.
  ///
  /// - Parameters:
  ///   - size: The size, of which all bounds are multiples. If more than 10 000 bins would be needed, a multiple of it
  ///     is used. If it is not positive, there are about 10 bins of a round size.
  ///   - range: The range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(bounds: BinSteps.multiples(of: Double(size), in: Self.finite(range)))
  }

  /// Creates bins of a given size that enclose values.
  ///
  /// - Parameters:
  ///   - size: The size of a bin.
  ///   - data: The values. Those that are not finite are ignored; without others, there is one bin that begins at 0.
  public init(size: Value, data: [Value]) {
    let data = data.filter(\.isFinite)
    self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 0))
  }

  private init(bounds: [Double]) {
    let most = Value.greatestFiniteMagnitude
    self.init(thresholds: bounds.map { Swift.max(-most, Swift.min(Value($0), most)) })
  }

  /// Returns the range with finite bounds.
  private static func finite(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
    let most = Double.greatestFiniteMagnitude
    return (-most...most).clamped(to: Double(range.lowerBound)...Double(range.upperBound))
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins that contain all values of some data.
  ///
  /// - Parameters:
  ///   - data: The values. If there are none, there is one bin, from 0 to 1, or to `minimumStride` if that is greater.
  ///   - desiredCount: The approximate number of bins; by default that of Sturges' rule: the binary logarithm of the
  ///     number of values, rounded up, plus 1.
  ///   - minimumStride: The minimum size of a bin; 0, which means 1, by default.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 0)
    self.init(
      bounds: BinSteps.round(
        Double(range.lowerBound)...Double(range.upperBound),
        desiredCount: desiredCount ?? BinSteps.usualCount(of: data.count),
        minimumStride: Double(minimumStride), isInteger: true, isOpen: true), range)
  }

  /// Creates bins of equal size, with bounds that are rounded to integers.
  ///
  /// - Parameters:
  ///   - range: The range that the bins divide.
  ///   - count: The number of bins, 1 to 10 000. There are fewer if the length of the range is less.
  public init(range: ClosedRange<Value>, count: Int) {
    guard range.lowerBound < range.upperBound else {
      self.init(range: range)
      return
    }
    let size = Double(range.lowerBound)...Double(range.upperBound)
    self.init(bounds: BinSteps.equal(size, count: count), range)
  }

  /// Creates bins of a round size that enclose a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The approximate number of bins; 10 by default.
  ///   - minimumStride: The minimum size of a bin; 0, which means 1, by default.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      bounds: BinSteps.round(
        Double(range.lowerBound)...Double(range.upperBound), desiredCount: desiredCount,
        minimumStride: Double(minimumStride), isInteger: true, isOpen: false), range)
  }

  /// Creates bins of a given size that enclose a range.
  ///
  /// - Parameters:
  ///   - size: The size, of which all bounds are multiples. If more than 10 000 bins would be needed, a multiple of it
  ///     is used. If it is not positive, there are about 10 bins of a round size.
  ///   - range: The range.
  public init(size: Value, range: ClosedRange<Value>) {
    let doubles = Double(range.lowerBound)...Double(range.upperBound)
    self.init(bounds: BinSteps.multiples(of: Double(size), in: doubles), range)
  }

  /// Creates bins between rounded bounds; those that the type does not have are the ends of the range.
  private init(bounds: [Double], _ range: ClosedRange<Value>) {
    var thresholds = bounds.map { bound in
      Value(exactly: bound.rounded())
        ?? (bound < Double(range.lowerBound) ? range.lowerBound : range.upperBound)
    }
    // The doubles nearest to great integers can lie on their other sides, and can all be beyond the type.
    if let first = thresholds.min(), first > range.lowerBound {
      thresholds.append(range.lowerBound)
    }
    if let last = thresholds.max(), last < range.upperBound { thresholds.append(range.upperBound) }
    if let first = thresholds.first, thresholds.allSatisfy({ $0 == first }) {
      thresholds.append(first > 0 ? first - 1 : first + 1)
    }
    self.init(thresholds: thresholds)
  }
}
