import Foundation
import Graphics

/// A rectangle of whole device pixels.
struct PixelRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The rectangle without pixels.
  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { max(maxX - minX, 0) }
  var height: Int { max(maxY - minY, 0) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
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
    func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(-DevicePath.limit, min(Double(value), DevicePath.limit)).rounded(rule))
    }
    self.init(
      minX: pixel(rect.minX, .down), minY: pixel(rect.minY, .down), maxX: pixel(rect.maxX, .up),
      maxY: pixel(rect.maxY, .up))
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
