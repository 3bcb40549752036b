public import Graphics

/// A translucent background.
///
/// - Note: Unlike in SwiftUI, a material does not blur what is behind it. It is a white, or in the dark colour scheme a
///   dark grey, whose opacity is the greater the thicker the material is.
public struct Material: Hashable, Sendable {
  private let lightOpacity: Double
  private let darkOpacity: Double

  /// The most translucent material.
  public static let ultraThin = Material(lightOpacity: 0.44, darkOpacity: 0.5)
  /// A translucent material.
  public static let thin = Material(lightOpacity: 0.6, darkOpacity: 0.65)
  /// A material of medium translucency.
  public static let regular = Material(lightOpacity: 0.74, darkOpacity: 0.75)
  /// A mostly opaque material.
  public static let thick = Material(lightOpacity: 0.86, darkOpacity: 0.85)
  /// The most opaque material.
  public static let ultraThick = Material(lightOpacity: 0.94, darkOpacity: 0.92)
  /// The material of bars, such as navigation bars.
  public static let bar = Material(lightOpacity: 0.9, darkOpacity: 0.9)
}

extension Material: ShapeStyle {
  /// Returns the colour of the material in the colour scheme of an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color(
      light: Color(white: 0.98, opacity: lightOpacity),
      dark: Color(white: 0.14, opacity: darkOpacity)
    ).resolve(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A mostly opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, such as navigation bars.
  public static var bar: Material { .bar }
}
