public import Foundation

/// A colour with fixed components, or with components that depend on the colour scheme.
///
/// The components are in sRGB with straight (non-premultiplied) alpha.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case fixed(Resolved)
    case system(SystemColor)
    /// The accent colour, which is the system blue in this module.
    case accent
    case scheme(light: Resolved, dark: Resolved)
    /// A colour of an asset catalog, which is clear in this module.
    case asset(String)
    /// A fraction of the second colour, and the rest of the first.
    indirect case mix(Color, Color, Double, Gradient.ColorSpace)
  }

  package var base: Base
  /// The factor that multiplies the opacity of `base`.
  package var opacityFactor: Float = 1
  /// The share of white that is mixed into `base`.
  package var whiteShare: Float = 0

  package init(base: Base) { self.base = base }

  /// A colour space in which components can be specified.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB, the space in which colours are blended.
    case sRGB
    /// Linear sRGB; components are converted to `sRGB` when the colour is created.
    case sRGBLinear
    /// Gamma-encoded Display P3; components are converted to the nearest ones of `sRGB` when the colour is created.
    case displayP3
  }

  /// Creates a colour from red, green and blue components.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the three components; `.sRGB` by default.
  ///   - red: The red component. Values outside 0...1 are clamped, and NaN counts as 0.
  ///   - green: The green component, with the same range as `red`.
  ///   - blue: The blue component, with the same range as `red`.
  ///   - opacity: The opacity: 0 is transparent, and 1, the default, is opaque. Values are clamped like
  ///     `red`.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB:
      base = .fixed(
        Resolved(
          red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
    case .sRGBLinear:
      base = .fixed(
        Resolved(
          red: Float(Resolved.encoded(red)), green: Float(Resolved.encoded(green)),
          blue: Float(Resolved.encoded(blue)), opacity: Float(opacity)))
    case .displayP3:
      base = .fixed(
        Resolved(displayP3Red: red, green: green, blue: blue, opacity: opacity))
    }
  }

  /// Creates a shade of grey.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the white component; `.sRGB` by default.
  ///   - white: The brightness: 0 is black, and 1 is white. Values outside 0...1 are clamped, and NaN counts
  ///     as 0.
  ///   - opacity: The opacity: 0 is transparent, and 1, the default, is opaque. Values are clamped like
  ///     `white`.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness.
  ///
  /// The resulting components are clamped to 0...1; NaN counts as 0.
  ///
  /// - Parameters:
  ///   - hue: The position on the colour wheel: 0 is red, 1/3 is green, and 2/3 is blue. Only the fractional
  ///     part is used, and a value that is not finite counts as 0.
  ///   - saturation: The saturation: 0 is grey, and 1 is the pure hue.
  ///   - brightness: The brightness: 0 is black, and 1 is the full brightness.
  ///   - opacity: The opacity: 0 is transparent, and 1, the default, is opaque.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour that is the same in all environments.
  public init(_ resolved: Resolved) { base = .fixed(resolved) }

  /// Creates a colour from hexadecimal sRGB digits: `RGB`, `RRGGBB` or `RRGGBBAA`, with an optional `#`.
  ///
  /// The result is `nil` for any other string. In `RGB`, each digit counts as two equal ones.
  ///
  /// - Parameter hex: The digits, in upper or lower case. `AA` is the opacity; without it, the colour is
  ///   opaque.
  /// - Note: SwiftUI has no such initialiser.
  package init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16)
    else { return nil }
    func unit(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    switch digits.count {
    case 3:
      func nibble(_ shift: UInt32) -> Double { Double((value >> shift) & 0xF) / 15 }
      self.init(red: nibble(8), green: nibble(4), blue: nibble(0))
    case 6: self.init(red: unit(16), green: unit(8), blue: unit(0))
    case 8: self.init(red: unit(24), green: unit(16), blue: unit(8), opacity: unit(0))
    default: return nil
    }
  }

  /// Creates an opaque colour from 0xRRGGBB.
  package init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }

  /// Creates a colour that depends on the colour scheme.
  ///
  /// - Parameters:
  ///   - light: The colour in the light scheme.
  ///   - dark: The colour in the dark scheme.
  /// - Note: SwiftUI has no such initialiser; it reads such pairs from an asset catalogue.
  package init(light: Color, dark: Color) {
    base = .scheme(light: light.resolve(in: .light), dark: dark.resolve(in: .dark))
  }

  /// Creates a colour of the asset catalog of the environment.
  ///
  /// It is clear if there is no catalog, or if the catalog does not contain it.
  ///
  /// - Parameters:
  ///   - name: The name of the colour.
  ///   - bundle: The bundle of the catalog, which is ignored.
  public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name) }

  /// Returns the colour with its opacity multiplied by `opacity`.
  ///
  /// The product is clamped to 0...1 when the colour is resolved, and NaN counts as 0.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacityFactor *= Float(opacity)
    return copy
  }

  /// Returns a mixture of this colour and another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The share of the other colour, which is clamped to 0...1; NaN counts as 0.
  ///   - colorSpace: The space in which the colours are mixed; `.perceptual` by default.
  /// - Returns: The mixture, which depends on the colour scheme if one of the colours does.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(base: .mix(self, rhs, fraction, colorSpace))
  }

  /// Returns the components of this colour in a colour scheme, by default with the current system colours.
  package func resolve(in scheme: ColorScheme, _ palette: SystemPalette = .iOS26) -> Resolved {
    let resolved =
      switch base {
      case .fixed(let fixed): fixed
      case .system(let system): system.resolve(in: scheme, palette)
      case .accent: SystemColor.blue.resolve(in: scheme, palette)
      case .scheme(let light, let dark): scheme == .dark ? dark : light
      case .asset: Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      case .mix(let first, let second, let fraction, let space):
        space.mix(
          first.resolve(in: scheme, palette), second.resolve(in: scheme, palette), by: fraction)
      }
    return adjusted(resolved)
  }

  /// Returns the components of `base` with white mixed into them and the opacity reduced.
  package func adjusted(_ base: Resolved) -> Resolved {
    var resolved = base
    if whiteShare > 0 {
      func mix(_ component: Float) -> Float { component + (1 - component) * whiteShare }
      (resolved.red, resolved.green) = (mix(resolved.red), mix(resolved.green))
      resolved.blue = mix(resolved.blue)
    }
    let opacity = resolved.opacity * opacityFactor
    resolved.opacity = Resolved.unit(opacity)
    return resolved
  }
}

extension Color {
  /// A colour with fixed components in 0...1: gamma-encoded sRGB with straight (non-premultiplied) alpha.
  public struct Resolved: Hashable, Sendable {
    /// The red component, in 0...1.
    public var red: Float
    /// The green component, in 0...1.
    public var green: Float
    /// The blue component, in 0...1.
    public var blue: Float
    /// The opacity: 0 is transparent, and 1 is opaque.
    public var opacity: Float

    /// Creates a resolved colour, opaque by default; components are clamped to 0...1, and NaN counts as 0.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = Self.unit(red)
      self.green = Self.unit(green)
      self.blue = Self.unit(blue)
      self.opacity = Self.unit(opacity)
    }

    /// Returns `value` clamped to 0...1, or 0 for NaN.
    static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

    /// Returns the gamma-encoded value of a linear component.
    package static func encoded(_ linear: Double) -> Double {
      linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// Creates the nearest colour to one of Display P3, whose components are gamma-encoded like those of sRGB.
    ///
    /// - Parameters:
    ///   - red: The red component, in 0...1.
    ///   - green: The green component, in 0...1.
    ///   - blue: The blue component, in 0...1.
    ///   - opacity: The opacity, in 0...1.
    package init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double) {
      func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      func component(_ sum: Double) -> Float { Float(Self.encoded(max(0, min(sum, 1)))) }
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      // The product of the matrices of CSS Color 4 from Display P3 to XYZ and from XYZ to sRGB.
      self.init(
        red: component(1.224_940_18 * r - 0.224_940_18 * g),
        green: component(-0.042_056_95 * r + 1.042_056_95 * g),
        blue: component(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b),
        opacity: Float(opacity))
    }

    /// The red, green, blue and opacity components as bytes, rounded to nearest.
    package var bytes: (UInt8, UInt8, UInt8, UInt8) {
      func byte(_ value: Float) -> UInt8 { UInt8((Self.unit(value) * 255).rounded()) }
      return (byte(red), byte(green), byte(blue), byte(opacity))
    }

    /// The hexadecimal form `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque, in upper case.
    ///
    /// Each component, including the opacity, is first rounded to the nearest of 256 levels.
    package var hex: String {
      let (r, g, b, a) = bytes
      return "#" + (a == 255 ? [r, g, b] : [r, g, b, a]).map(Self.hexByte).joined()
    }

    private static func hexByte(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
  }
}
