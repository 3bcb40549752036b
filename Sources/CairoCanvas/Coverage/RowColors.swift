import Foundation
package import Graphics

/// The colour of a paint in each row of pixels, for a paint that is constant along every row.
///
/// Colours are premultiplied, with blue in the lowest byte, as in Cairo's pixels. A palette has another kind
/// of colour, `PaletteColor`.
package struct RowColors {
  /// One colour for each row, or one for all rows.
  package let colors: [UInt32]
  /// The number of colours from one row to the next: 0 or 1.
  package var step: Int { colors.count > 1 ? 1 : 0 }
  /// Whether all colours are opaque.
  var isOpaque: Bool { colors.allSatisfy { $0 >> 24 == 255 } }

  /// Finds the colours; fails for a paint that is not constant along every row.
  ///
  /// A plain colour is rounded as in Cairo. A row of a gradient has the exact colour of its middle, rounded to
  /// the nearest byte; Cairo rounds the position along the ramp to 1/65536 and interpolates straight colours,
  /// so that it is off by one in places. The colour of a row does not depend on `area`.
  /// - Parameters:
  ///   - paint: A colour, or a linear gradient whose axis is vertical in device space.
  ///   - transform: Maps the paint's coordinates to device pixels; invertible.
  ///   - area: The device pixels that may be painted; the first colour is that of its top row.
  package init?(_ paint: Paint, transform: CGAffineTransform, area: PixelRect) {
    switch paint {
    case .color(let color): colors = [Self.pixel(color)]
    case .linear(let gradient, let from, let to):
      let inverse = transform.inverted()
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      let across = (inverse.a * dx + inverse.b * dy) / square
      let down = (inverse.c * dx + inverse.d * dy) / square
      // Along a row of the widest image, a colour changes by less than a sixteenth of a byte's step.
      guard square > 0, abs(across) * CGFloat(CairoSurface.largestSide) < 1 / 4096, down.isFinite
      else { return nil }
      let ramp = GradientRamp(gradient)
      let origin = CGPoint.zero.applying(inverse)
      let start = ((origin.x - from.x) * dx + (origin.y - from.y) * dy) / square
      guard start.isFinite else { return nil }
      colors = (area.minY..<max(area.maxY, area.minY)).map { row in
        Self.pixel(ramp.color(at: Double(start + (CGFloat(row) + 0.5) * down)))
      }
    case .radial, .elliptical, .angular, .mesh, .image: return nil
    }
  }

  /// Returns the pixel of an opaque colour, as Cairo writes it; `nil` for another paint.
  static func opaquePixel(_ paint: Paint) -> UInt32? {
    guard case .color(let color) = paint, color.opacity >= 1 else { return nil }
    return pixel(color)
  }

  /// Converts a colour as Cairo does: it stores 16 bits, and pixman uses the upper eight of them.
  private static func pixel(_ color: Color.Resolved) -> UInt32 {
    let alpha = clamped(Double(color.opacity))
    func byte(_ value: Double) -> UInt32 { UInt32(value * alpha * 65_535 + 0.5) >> 8 }
    return bytes(
      blue: byte(clamped(Double(color.blue))), green: byte(clamped(Double(color.green))),
      red: byte(clamped(Double(color.red))), alpha: byte(1))
  }

  private static func pixel(_ stop: GradientRamp.Stop) -> UInt32 {
    let alpha = clamped(stop.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32(value * alpha * 255 + 0.5) }
    return bytes(
      blue: byte(clamped(stop.blue)), green: byte(clamped(stop.green)),
      red: byte(clamped(stop.red)), alpha: byte(1))
  }

  private static func bytes(blue: UInt32, green: UInt32, red: UInt32, alpha: UInt32) -> UInt32 {
    blue | green << 8 | red << 16 | alpha << 24
  }

  /// Returns a value clamped to 0...1; 0 for NaN.
  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
