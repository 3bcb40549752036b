import Foundation
import Graphics

/// A translucent background, behind which the picture is blurred.
///
/// It is a white, or in the dark colour scheme a dark grey, whose opacity is the greater the thicker the material is.
///
/// - Note: Unlike in SwiftUI, a material does not blur beyond the nearest view around it that has an opacity, a mask, a
///   shadow or a similar effect. In vector images, nothing is blurred.
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

extension Material: BasicShapeStyle {
  /// The standard deviation of the blur, in points.
  private static var blur: CGFloat { 20 }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    let color = Color(
      light: Color(white: 0.98, opacity: lightOpacity),
      dark: Color(white: 0.14, opacity: darkOpacity)
    ).resolve(in: environment)
    return .overBackdrop(.color(color), radius: Self.blur, opacity: color.opacity)
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
