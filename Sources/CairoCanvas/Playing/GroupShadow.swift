import CCairo
import Foundation
import Graphics

/// The shadow filter of a group in device pixels.
struct GroupShadow {
  /// The largest standard deviation in pixels; a wider blur would look almost the same.
  private static let widestSigma = 400.0

  let color: Color.Resolved
  let offset: CGPoint
  let blur: BoxBlur

  /// Creates the shadow of a filter; `nil` where it is not visible.
  ///
  /// - Parameters:
  ///   - filter: The filter in the group's points.
  ///   - transform: Maps the group's points to device pixels; it also applies to the offset.
  init?(_ filter: DrawGroup.Filter?, transform: CGAffineTransform) {
    guard case .shadow(let color, let radius, let offset) = filter, color.opacity > 0 else {
      return nil
    }
    let moved = CGPoint(
      x: transform.a * offset.x + transform.c * offset.y,
      y: transform.b * offset.x + transform.d * offset.y)
    guard DevicePath.holds(moved) else { return nil }
    self.color = color
    self.offset = moved
    let sigma = Double(radius / 2 * transform.meanScale)
    blur = BoxBlur(sigma: sigma > 0 ? min(sigma, Self.widestSigma) : 0)
  }

  /// Returns the pixels that the shadow of `area` may cover.
  func cast(by area: PixelRect) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    let reach = CGFloat(blur.reach)
    return PixelRect(
      covering: CGRect(
        x: CGFloat(area.minX) + offset.x - reach, y: CGFloat(area.minY) + offset.y - reach,
        width: CGFloat(area.width) + 2 * reach, height: CGFloat(area.height) + 2 * reach))
  }

  /// Returns the pixels whose shadow may reach `area`.
  func source(of area: PixelRect) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    let reach = CGFloat(blur.reach)
    return PixelRect(
      covering: CGRect(
        x: CGFloat(area.minX) - offset.x - reach, y: CGFloat(area.minY) - offset.y - reach,
        width: CGFloat(area.width) + 2 * reach, height: CGFloat(area.height) + 2 * reach))
  }

  /// Draws the shadow of a layer with its top left pixel at (`x`, `y`) of the context.
  func draw(
    of layer: borrowing CairoSurface, x: Int, y: Int, on context: borrowing CairoContext
  ) throws(CanvasError) {
    let room = (CairoSurface.largestSide - max(layer.width, layer.height)) / 2
    let reach = max(0, min(blur.reach, room))
    let mask = try CairoSurface(
      width: layer.width + 2 * reach, height: layer.height + 2 * reach, isCoverage: true)
    let width = mask.width
    let height = mask.height
    // The coverage, and as much for blurring it.
    try FreeMemory.require(2 * width * height * MemoryLayout<UInt16>.size)
    var coverage = [UInt16](repeating: 0, count: width * height)
    try layer.withBytes { bytes, bytesPerRow in
      for row in 0..<layer.height {
        for column in 0..<layer.width {
          coverage[(row + reach) * width + column + reach] =
            UInt16(bytes[row * bytesPerRow + column * 4 + 3]) << 8
        }
      }
    }
    blur.apply(to: &coverage, width: width, height: height)
    try mask.withBytes { bytes, bytesPerRow in
      for row in 0..<height {
        for column in 0..<width {
          bytes[row * bytesPerRow + column] =
            UInt8((Int(coverage[row * width + column]) + 128) >> 8)
        }
      }
    }
    context.paint(
      color, through: mask, x: Double(x - reach) + Double(offset.x),
      y: Double(y - reach) + Double(offset.y))
  }
}
