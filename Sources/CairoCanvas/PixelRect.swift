package import Foundation
import Graphics

/// A rectangle of whole device pixels, with y increasing downwards.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels: the first column of the rectangle.
  public var minX: Int
  /// The top edge, in pixels: the first row of the rectangle.
  public var minY: Int
  /// The right edge, in pixels: the column after the last one of the rectangle.
  public var maxX: Int
  /// The bottom edge, in pixels: the row after the last one of the rectangle.
  public var maxY: Int

  /// A rectangle without pixels.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The width, in pixels; 0 if `maxX` is less than `minX`.
  public var width: Int { max(maxX - minX, 0) }
  /// The height, in pixels; 0 if `maxY` is less than `minY`.
  public var height: Int { max(maxY - minY, 0) }
  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The rectangle in pixels, with a size of 0 for negative sides.
  package var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// The corners: top left, top right, bottom left, bottom right.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates a rectangle from its edges, in pixels.
  ///
  /// The rectangle is empty if `maxX` is not greater than `minX`, or `maxY` not greater than `minY`.
  /// - Parameters:
  ///   - minX: The first column.
  ///   - minY: The first row.
  ///   - maxX: The column after the last one.
  ///   - maxY: The row after the last one.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates the smallest rectangle of pixels that contains `rect`, within ±`DevicePath.limit`.
  ///
  /// It is empty for a rectangle that is null or has a NaN.
  package init(covering rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Creates the smallest rectangle of pixels that contains two corners, within ±`DevicePath.limit`.
  ///
  /// Unlike a `CGRect`, which stores a size, this keeps a near edge exact however far the other one is.
  /// - Precondition: No coordinate is NaN.
  package init(from low: CGPoint, to high: CGPoint) {
    func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(-DevicePath.limit, min(Double(value), DevicePath.limit)).rounded(rule))
    }
    self.init(
      minX: pixel(low.x, .down), minY: pixel(low.y, .down), maxX: pixel(high.x, .up),
      maxY: pixel(high.y, .up))
  }

  /// Returns the pixels that both rectangles contain.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the rectangle with each edge moved inwards; negative values move them outwards.
  package func insetBy(_ pixels: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        minX: minX + pixels, minY: minY + pixels, maxX: maxX - pixels, maxY: maxY - pixels)
  }

  /// Returns the rectangle moved by a number of pixels.
  package func offsetBy(x: Int, y: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
