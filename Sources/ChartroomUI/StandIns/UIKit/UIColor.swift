public import Foundation
public import Graphics

/// A colour of UIKit, for sources that create colours by `Color(uiColor:)` and `Color(UIColor.…)`.
///
/// The system colours depend on the colour scheme and the system palette of the environment. Components that are read,
/// and colours derived from them, are those of iOS 26.
///
/// - Note: Unlike in UIKit, there are no images of patterns, and the system colours do not depend on contrast.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // All stored properties are constants, so that the class is safe to share; subclasses are of the app.
  /// The colour of this object.
  package let color: Color

  /// Creates the object of a colour.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from red, green and blue components of sRGB; values outside 0...1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates the colour of a literal, such as `#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates the nearest colour to one of Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      base: .fixed(
        Color.Resolved(displayP3Red: red, green: green, blue: blue, opacity: alpha)))
  }

  /// Creates a shade of grey; values outside 0...1 are clamped.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Creates a colour from hue, saturation and brightness, as `Color.init(hue:saturation:brightness:opacity:)`.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a colour of the asset catalog of the environment, which is clear if the catalog does not contain it.
  ///
  /// - Note: Unlike in UIKit, the result is never `nil`, because the catalog is that of the environment.
  public init?(named name: String) { color = Color(name) }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

  /// Creates a colour that depends on the colour scheme.
  ///
  /// - Parameter dynamicProvider: A closure that returns the colour for traits. It is called twice immediately, with
  ///   the traits of the light and of the dark colour scheme.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func provided(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    color = Color(
      light: provided(.light), dark: Color(base: .fixed(provided(.dark).resolve(in: .dark))))
  }

  /// Returns the colour with another opacity, in 0...1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ scheme: ColorScheme) -> Color.Resolved {
      let base = color.resolve(in: scheme)
      return Color.Resolved(
        red: base.red, green: base.green, blue: base.blue, opacity: Float(alpha))
    }
    return UIColor(Color(base: .scheme(light: faded(.light), dark: faded(.dark))))
  }

  /// Returns the colour for the user interface style of traits, which no longer depends on the colour scheme.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(base: .fixed(color.resolve(in: traitCollection.colorScheme))))
  }

  /// Writes the components of the colour in the light colour scheme.
  ///
  /// - Parameters:
  ///   - red: The address of the red component, in 0...1; `nil` to leave it out.
  ///   - green: The address of the green component.
  ///   - blue: The address of the blue component.
  ///   - alpha: The address of the opacity.
  /// - Returns: `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: .light)
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Writes hue, saturation and brightness of the colour in the light colour scheme.
  ///
  /// - Parameters:
  ///   - hue: The address of the hue, in 0..<1, which is 0 for greys; `nil` to leave it out.
  ///   - saturation: The address of the saturation, in 0...1.
  ///   - brightness: The address of the brightness, in 0...1.
  ///   - alpha: The address of the opacity.
  /// - Returns: `true`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolve(in: .light)
    let (red, green, blue) = (resolved.red, resolved.green, resolved.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: Float = 0
    if range > 0 {
      switch most {
      case red: sixths = (green - blue) / range + (green < blue ? 6 : 0)
      case green: sixths = (blue - red) / range + 2
      default: sixths = (red - green) / range + 4
      }
    }
    hue?.pointee = CGFloat(sixths / 6)
    saturation?.pointee = most > 0 ? CGFloat(range / most) : 0
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// The colour for Core Graphics, with the components of the light colour scheme.
  public var cgColor: CGColor { CGColor(color.resolve(in: .light)) }

  /// Returns whether `object` is a colour with equal components in both colour schemes.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash value of the colour.
  open override var hash: Int { color.hashValue }
}

/// The type of colour literals, which the compiler looks up.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates the colour of a UIKit colour.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates the colour of a UIKit colour; the iOS 13 form of `init(uiColor:)`.
  public init(_ color: UIColor) { self = color.color }
}
