import Graphics

/// The style that a text, or an enclosing text, sets for its characters.
struct TextStyle: Hashable, Sendable {
  var font: Font?
  var traits = FontTraits()
  var paint: TextPaint?

  /// Returns this style in a text of another style, which applies where this one sets nothing.
  func inside(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, traits: traits.inside(outer.traits), paint: paint ?? outer.paint)
  }

  /// Returns the font of the characters in an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - outer: Its changes to fonts.
  /// - Returns: The font.
  func font(in environment: EnvironmentValues, _ outer: FontTraits) -> Font {
    traits.apply(to: outer.apply(to: font ?? environment.font ?? .body))
  }

  /// Returns the paint of the characters in an environment.
  func paint(in environment: EnvironmentValues) -> BasicPaint {
    let style: any ShapeStyle = paint?.style ?? ForegroundStyle()
    return style.resolvedPaint(in: environment)
  }
}
