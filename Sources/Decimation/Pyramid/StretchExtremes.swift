/// The extremes of a stretch of a series, gathered piece by piece, in any order.
///
/// Of equal values the first one in the series wins.
struct StretchExtremes<Value: SeriesValue>: BitwiseCopyable {
  /// Where the stretch starts.
  let start: Int
  /// Where the lowest value stands; the start as long as there is none.
  private(set) var lowest: Int
  /// As `lowest`.
  private(set) var highest: Int
  /// Whether something was taken of which a value is missing.
  private(set) var holdsGap = false
  private var extremes: (low: Value, high: Value)?

  /// Starts with nothing.
  @inline(__always)
  init(at start: Int) {
    self.start = start
    lowest = start
    highest = start
  }

  /// Whether no value has been taken.
  var isEmpty: Bool { extremes == nil }

  /// The lowest and the highest value; `nil` as long as there is none.
  var range: ClosedRange<Value>? { extremes.map { $0.low...$0.high } }

  /// Takes what the kernels found in a piece.
  ///
  /// - Parameters:
  ///   - values: The series.
  ///   - lowest: A position in it, or `BucketExtremes.gap`.
  ///   - highest: As `lowest`.
  @inline(__always)
  mutating func take(_ values: UnsafeBufferPointer<Value>, lowest: Int, highest: Int) {
    if lowest == BucketExtremes.gap {
      holdsGap = true
    } else {
      take(values[lowest], at: lowest, values[highest], at: highest)
    }
  }

  /// Takes a piece that a node stands for.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - start: Where its values start in the series.
  @inline(__always)
  mutating func take(_ node: PyramidNode<Value>, from start: Int) {
    if node.holdsGap { holdsGap = true }
    if !node.isGap {
      take(node.low, at: start + node.lowest, node.high, at: start + node.highest)
    }
  }

  /// Takes a piece that is a part of what a node stands for, if the node tells enough about it.
  ///
  /// It does where its extremes lie in the part, or are none beside those that are known.
  ///
  /// - Parameters:
  ///   - part: The piece, not empty.
  ///   - node: The node.
  ///   - start: Where its values start in the series.
  /// - Returns: Whether it is taken; if not, its values must be looked at.
  @inline(__always)
  mutating func take(
    _ part: Range<Int>, of node: PyramidNode<Value>, from start: Int
  ) -> Bool {
    guard !node.holdsGap, let known = extremes else { return false }
    let (lowest, highest) = (start + node.lowest, start + node.highest)
    // An equal value of the part stands no earlier than the part starts.
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
