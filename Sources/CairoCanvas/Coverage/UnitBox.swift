/// The bounding box of points, in 1/256 pixel; without points, `left` is greater than `right`.
package struct UnitBox {
  /// The left edge, in 1/256 pixel.
  package let left: Int32
  /// The top edge, in 1/256 pixel.
  package let top: Int32
  /// The right edge, in 1/256 pixel.
  package let right: Int32
  /// The bottom edge, in 1/256 pixel.
  package let bottom: Int32
}

extension UnitBox {
  /// Creates the box of `area`, extended by `reach` pixels on all sides.
  init(_ area: PixelRect, reach: Int) {
    self.init(
      left: Int32((area.minX - reach) << 8), top: Int32((area.minY - reach) << 8),
      right: Int32((area.maxX + reach) << 8), bottom: Int32((area.maxY + reach) << 8))
  }

  /// Whether another box lies within this one.
  package func holds(_ other: UnitBox) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// Returns the pixels within `reach` pixels of the box.
  package func pixels(reach: Int) -> PixelRect {
    guard left <= right else { return .empty }
    return PixelRect(
      minX: Int(left) >> 8 - reach, minY: Int(top) >> 8 - reach, maxX: Int(right) >> 8 + reach,
      maxY: Int(bottom) >> 8 + reach)
  }
}
