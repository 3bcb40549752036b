/// The rectangle from the smallest to the largest coordinates of some points, in units; without
/// points the smallest are larger.
struct UnitBox {
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32
}

extension UnitBox {
  /// What can be seen of `area`, and `reach` pixels beside it.
  init(_ area: PixelRect, reach: Int) {
    self.init(
      left: Int32((area.minX - reach) << 8), top: Int32((area.minY - reach) << 8),
      right: Int32((area.maxX + reach) << 8), bottom: Int32((area.maxY + reach) << 8))
  }

  /// Whether all of another one lies within this one.
  func holds(_ other: UnitBox) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// The pixels within `reach` pixels of the points.
  func pixels(reach: Int) -> PixelRect {
    guard left <= right else { return .empty }
    return PixelRect(
      minX: Int(left) >> 8 - reach, minY: Int(top) >> 8 - reach, maxX: Int(right) >> 8 + reach,
      maxY: Int(bottom) >> 8 + reach)
  }
}
