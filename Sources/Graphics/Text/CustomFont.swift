public import Foundation

extension Font {
  /// Returns a font of a named family, at a size that follows Dynamic Type as body text does.
  ///
  /// If the family is not found, the system font is used, and `Stage.missingFamilies` lists the name.
  /// `PangoTextShaper` finds only Inter and installed Noto families.
  ///
  /// - Parameters:
  ///   - name: The name of the family, such as `"Noto Serif"`.
  ///   - size: The size in points at the default Dynamic Type size; text of a size that is not positive and finite
  ///     is not drawn.
  /// - Returns: The font of the family.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font of a named family, at a size that follows Dynamic Type as a text style does.
  ///
  /// - Parameters:
  ///   - name: The name of the family; see `custom(_:size:)`.
  ///   - size: The size in points at the default Dynamic Type size.
  ///   - style: The text style.
  /// - Returns: The font of the family.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .named(name, size: size, style: style))
  }

  /// Returns a font of a named family at a size that is independent of Dynamic Type.
  ///
  /// - Parameters:
  ///   - name: The name of the family; see `custom(_:size:)`.
  ///   - fixedSize: The size in points.
  /// - Returns: The font of the family.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .named(name, size: fixedSize, style: nil))
  }
}
