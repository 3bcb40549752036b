/// The lowest and the highest value of a range of a series, with their positions.
///
/// Of equal values, the first one is the extreme. Missing values are never extremes, but the node records
/// whether there are any.
struct PyramidNode<Value: SeriesValue>: BitwiseCopyable, Sendable {
  /// The lowest value; undefined if all are missing.
  private(set) var low: Value
  /// The highest value; undefined if all are missing.
  private(set) var high: Value
  /// The position of the lowest value; the top bit is set if a value is missing.
  private var lowPlace: UInt32
  /// The position of the highest value; the top bit is set if all values are missing.
  private var highPlace: UInt32

  /// The maximum number of values of a node, which leaves the top bits of positions free.
  static var mostValues: Int { 1 << 31 }

  private static var flag: UInt32 { 1 << 31 }

  /// The position of the lowest value, relative to the start of the range.
  var lowest: Int { Int(lowPlace & ~Self.flag) }
  /// The position of the highest value, relative to the start of the range.
  var highest: Int { Int(highPlace & ~Self.flag) }
  /// Whether a value is missing.
  var holdsGap: Bool { lowPlace & Self.flag != 0 }
  /// Whether all values are missing.
  var isGap: Bool { highPlace & Self.flag != 0 }
  /// Whether no value is missing, or all of them.
  var isUniform: Bool { !holdsGap || isGap }

  /// Creates the node of values without a gap, from the results of a kernel.
  ///
  /// - Parameters:
  ///   - values: Up to `mostValues` values.
  ///   - lowest: The position of the lowest value.
  ///   - highest: The position of the highest value.
  init(_ values: UnsafePointer<Value>, lowest: Int, highest: Int) {
    low = values[lowest]
    high = values[highest]
    lowPlace = UInt32(truncatingIfNeeded: lowest)
    highPlace = UInt32(truncatingIfNeeded: highest)
  }

  /// Creates the node of values by scanning them.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - count: The number of values, in 1...`mostValues`.
  init(scanning values: UnsafePointer<Value>, count: Int) {
    self.init(values, lowest: 0, highest: 0)
    var finite = 0
    for place in 0..<count where !values[place].isGap {
      if finite == 0 || values[place] < low {
        low = values[place]
        lowPlace = UInt32(truncatingIfNeeded: place)
      }
      if finite == 0 || values[place] > high {
        high = values[place]
        highPlace = UInt32(truncatingIfNeeded: place)
      }
      finite += 1
    }
    if finite < count { lowPlace |= Self.flag }
    if finite == 0 { highPlace |= Self.flag }
  }

  /// Creates the node of two adjacent ranges.
  ///
  /// - Parameters:
  ///   - left: The node of the first range.
  ///   - right: The node of the range that follows it.
  ///   - distance: The length of the first range; both together have at most `mostValues` values.
  init(_ left: PyramidNode, _ right: PyramidNode, distance: UInt32) {
    var right = right
    right.lowPlace &+= distance
    right.highPlace &+= distance
    if left.isGap || right.isGap {
      self = left.isGap ? right : left
      lowPlace |= Self.flag
      return
    }
    let isLower = right.low < left.low
    let isHigher = right.high > left.high
    low = isLower ? right.low : left.low
    high = isHigher ? right.high : left.high
    lowPlace = (isLower ? right.lowPlace : left.lowPlace) & ~Self.flag
    lowPlace |= (left.lowPlace | right.lowPlace) & Self.flag
    highPlace = isHigher ? right.highPlace : left.highPlace
  }
}
