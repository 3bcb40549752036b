/// The lowest and the highest value of a stretch of a series, and where in it they stand.
///
/// Of equal values the first one wins. Missing values are never extremes, but the node knows of them.
struct PyramidNode<Value: SeriesValue>: BitwiseCopyable, Sendable {
  /// The lowest value; any where all are missing.
  private(set) var low: Value
  /// The highest value; any where all are missing.
  private(set) var high: Value
  /// The place of the lowest value, and in the upper bit whether a value is missing.
  private var lowPlace: UInt32
  /// The place of the highest value, and in the upper bit whether all values are missing.
  private var highPlace: UInt32

  /// The most values that a node may stand for, so that the upper bits of places stay free.
  static var mostValues: Int { 1 << 31 }

  private static var flag: UInt32 { 1 << 31 }

  /// Where the lowest value stands, from the start of the stretch.
  var lowest: Int { Int(lowPlace & ~Self.flag) }
  /// Where the highest value stands, from the start of the stretch.
  var highest: Int { Int(highPlace & ~Self.flag) }
  /// Whether a value is missing.
  var holdsGap: Bool { lowPlace & Self.flag != 0 }
  /// Whether all values are missing.
  var isGap: Bool { highPlace & Self.flag != 0 }
  /// Whether no value is missing, or all of them.
  var isUniform: Bool { !holdsGap || isGap }

  /// Takes what the kernels found in a stretch without a gap.
  ///
  /// - Parameters:
  ///   - values: The stretch, up to `mostValues` of them.
  ///   - lowest: Where its lowest value stands.
  ///   - highest: Where its highest value stands.
  init(_ values: UnsafePointer<Value>, lowest: Int, highest: Int) {
    low = values[lowest]
    high = values[highest]
    lowPlace = UInt32(truncatingIfNeeded: lowest)
    highPlace = UInt32(truncatingIfNeeded: highest)
  }

  /// Looks at each value of a stretch.
  ///
  /// - Parameters:
  ///   - values: The stretch.
  ///   - count: How many values, from 1 to `mostValues`.
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

  /// Joins two neighbours.
  ///
  /// - Parameters:
  ///   - left: The first stretch.
  ///   - right: The stretch that follows it.
  ///   - distance: The length of the first one; both together are no longer than `mostValues`.
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
