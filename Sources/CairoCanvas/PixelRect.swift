import Foundation
import Graphics

/// A rectangle of whole device pixels, y down.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var minX: Int
  /// The upper edge.
  public var minY: Int
  /// The right edge: the first column beyond it.
  public var maxX: Int
  /// The lower edge: the first row beyond it.
  public var maxY: Int

  /// The rectangle without pixels.
  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The columns; 0 for a rectangle whose right edge lies left of the left one.
  public var width: Int { max(maxX - minX, 0) }
  /// The rows; 0 for a rectangle whose lower edge lies above the upper one.
  public var height: Int { max(maxY - minY, 0) }
  /// Whether no pixel lies inside.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates a rectangle from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels that `rect` touches; sides beyond ±`DevicePath.limit` end there.
  ///
  /// A null or NaN rectangle has none.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// The pixels between two corners, neither of them NaN; sides beyond ±`DevicePath.limit` end there.
  ///
  /// Unlike a `CGRect`, which keeps sizes, this knows a near edge however far away the other one is.
  init(from low: CGPoint, to high: CGPoint) {
    func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(-DevicePath.limit, min(Double(value), DevicePath.limit)).rounded(rule))
    }
    self.init(
      minX: pixel(low.x, .down), minY: pixel(low.y, .down), maxX: pixel(high.x, .up),
      maxY: pixel(high.y, .up))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func insetBy(_ pixels: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        minX: minX + pixels, minY: minY + pixels, maxX: maxX - pixels, maxY: maxY - pixels)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
