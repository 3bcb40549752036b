/// The extremes of a range of a series, accumulated from parts in any order.
///
/// The first of equal values in the series counts.
struct StretchExtremes<Value: SeriesValue>: BitwiseCopyable {
  /// The start of the range.
  let start: Int
  /// The position of the lowest value; the start of the range while there is none.
  private(set) var lowest: Int
  /// The position of the highest value; the start of the range while there is none.
  private(set) var highest: Int
  /// Whether a part with a missing value was taken.
  private(set) var holdsGap = false
  private var extremes: (low: Value, high: Value)?

  /// Creates the extremes of an empty range.
  @inline(__always)
  init(at start: Int) {
    self.start = start
    lowest = start
    highest = start
  }

  /// Whether no value has been taken.
  var isEmpty: Bool { extremes == nil }

  /// The lowest and the highest value; `nil` while there is none.
  var range: ClosedRange<Value>? { extremes.map { $0.low...$0.high } }

  /// Takes a part from the results of a kernel.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - lowest: The position of the part's lowest value, or `BucketExtremes.gap`.
  ///   - highest: As `lowest`.
  @inline(__always)
  mutating func take(_ values: UnsafeBufferPointer<Value>, lowest: Int, highest: Int) {
    if lowest == BucketExtremes.gap {
      holdsGap = true
    } else {
      take(values[lowest], at: lowest, values[highest], at: highest)
    }
  }

  /// Takes the part that a node covers.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - start: The index of its first value in the series.
  @inline(__always)
  mutating func take(_ node: PyramidNode<Value>, from start: Int) {
    if node.holdsGap { holdsGap = true }
    if !node.isGap {
      take(node.low, at: start + node.lowest, node.high, at: start + node.highest)
    }
  }

  /// Takes a part of the range of a node, if the node suffices.
  ///
  /// The node suffices if its extremes are in the part, or do not exceed those taken so far.
  ///
  /// - Parameters:
  ///   - part: The part, not empty.
  ///   - node: The node.
  ///   - start: The index of the node's first value in the series.
  /// - Returns: Whether the part was taken; if not, its values must be scanned.
  @inline(__always)
  mutating func take(
    _ part: Range<Int>, of node: PyramidNode<Value>, from start: Int
  ) -> Bool {
    guard !node.holdsGap, let known = extremes else { return false }
    let (lowest, highest) = (start + node.lowest, start + node.highest)
    // An equal value in the part cannot be earlier than the start of the part.
    if node.low < known.low || (node.low == known.low && part.lowerBound < self.lowest),
      !part.contains(lowest)
    {
      return false
    }
    if node.high > known.high || (node.high == known.high && part.lowerBound < self.highest),
      !part.contains(highest)
    {
      return false
    }
    take(
      part.contains(lowest) ? node.low : known.low,
      at: part.contains(lowest) ? lowest : self.lowest,
      part.contains(highest) ? node.high : known.high,
      at: part.contains(highest) ? highest : self.highest)
    return true
  }

  @inline(__always)
  private mutating func take(_ low: Value, at lowest: Int, _ high: Value, at highest: Int) {
    guard let known = extremes else {
      extremes = (low, high)
      self.lowest = lowest
      self.highest = highest
      return
    }
    if low < known.low || (low == known.low && lowest < self.lowest) {
      extremes?.low = low
      self.lowest = lowest
    }
    if high > known.high || (high == known.high && highest < self.highest) {
      extremes?.high = high
      self.highest = highest
    }
  }
}
