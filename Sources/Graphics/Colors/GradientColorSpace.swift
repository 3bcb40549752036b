import Foundation

extension Gradient {
  /// The space in which the colours between two others are computed.
  ///
  /// - Note: SwiftUI does not document its perceptual space. Here it is Oklab.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The space of the output, which is gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal distances look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Gradient.ColorSpace {
  /// Returns the coordinates of a colour, multiplied by its opacity, and the opacity.
  package func coordinates(of color: Color.Resolved) -> SIMD4<Double> {
    let plain = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    let point = isPerceptual ? Oklab.point(of: plain) : plain
    return SIMD4(point, 1) * Double(color.opacity)
  }

  /// Returns the colour of coordinates, with components clamped to 0...1.
  package func color(at coordinates: SIMD4<Double>) -> Color.Resolved {
    let alpha = coordinates.w
    guard alpha > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let point = SIMD3(coordinates.x, coordinates.y, coordinates.z) / alpha
    let plain = isPerceptual ? Oklab.components(at: point) : point
    return Color.Resolved(
      red: Float(plain.x), green: Float(plain.y), blue: Float(plain.z), opacity: Float(alpha))
  }

  /// Returns the colour between two others.
  ///
  /// Colours are weighted with their opacities, so that a transparent colour changes only the opacity.
  ///
  /// - Parameters:
  ///   - first: The colour of the fraction 0 and below.
  ///   - second: The colour of the fraction 1 and above.
  ///   - fraction: The share of `second`; NaN counts as 0.
  /// - Returns: The colour.
  package func mix(
    _ first: Color.Resolved, _ second: Color.Resolved, by fraction: Double
  ) -> Color.Resolved {
    guard fraction > 0 else { return first }
    guard fraction < 1 else { return second }
    return color(
      at: coordinates(of: first) * (1 - fraction) + coordinates(of: second) * fraction)
  }
}

/// The perceptual colour space of Björn Ottosson; see [Oklab](https://bottosson.github.io/posts/oklab/).
private enum Oklab {
  /// Returns lightness and both colour axes of gamma-encoded sRGB components.
  static func point(of components: SIMD3<Double>) -> SIMD3<Double> {
    let r = linear(components.x)
    let g = linear(components.y)
    let b = linear(components.z)
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  /// Returns the gamma-encoded sRGB components, which can be outside of 0...1.
  static func components(at point: SIMD3<Double>) -> SIMD3<Double> {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(point.x + 0.396_337_777_4 * point.y + 0.215_803_757_3 * point.z)
    let m = cube(point.x - 0.105_561_345_8 * point.y - 0.063_854_172_8 * point.z)
    let s = cube(point.x - 0.089_484_177_5 * point.y - 1.291_485_548_0 * point.z)
    let r = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s
    let g = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s
    let b = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    return SIMD3(
      Color.Resolved.encoded(r), Color.Resolved.encoded(g), Color.Resolved.encoded(b))
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
