public import Foundation
public import Graphics

extension Text {
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }

  private func withRare(_ change: (inout RareTextStyle) -> Void) -> Text {
    with { change(&$0.traits.rare) }
  }

  /// Returns the text in a font, unless it already has one; `nil` uses the environment's font, which is `.body`
  /// by default.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// Returns the text in a font weight; `nil` uses the weight of the environment or of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  /// Returns the text unchanged, because Inter and Noto have only one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the text in a design of the system font; `nil` uses the default design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    withRare { $0.design = .some(design) }
  }
  /// Returns the text in the font weight `.bold`.
  public func bold() -> Text { fontWeight(.bold) }
  /// Returns the text in the font weight `.bold`, or in that of its font.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }
  /// Returns the text in italics, or in the slant of its font.
  public func italic(_ isActive: Bool) -> Text { with { $0.traits.isItalic = isActive } }
  /// Returns the text with characters of equal width, or with those of its font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    withRare { $0.isMonospaced = isActive }
  }
  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
  /// Returns the text in a colour, unless it already has one; `nil` uses the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.paint = $0.paint ?? color.map { TextPaint($0) } }
  }
  /// Returns the text in a style, unless it already has one; levels such as `.secondary` refer to the
  /// environment's foreground style.
  ///
  /// - Note: Unlike in SwiftUI, spans of texts have no shadow.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.paint = $0.paint ?? TextPaint(style) }
  }
  /// Returns the text with a line below its characters.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The text with the line.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Returns the text with a line below its characters.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The text with the line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    withRare { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
  /// Returns the text with a line through its characters.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The text with the line.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Returns the text with a line through its characters.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The text with the line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    withRare {
      $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
  /// Returns the text with space between its characters, in points; a negative value moves them together.
  ///
  /// - Note: Unlike in SwiftUI, ligatures are divided, as by `tracking(_:)`.
  public func kerning(_ kerning: CGFloat) -> Text { withRare { $0.kerning = kerning } }
  /// Returns the text with space between its characters, in points, in place of that of `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { withRare { $0.tracking = tracking } }
  /// Returns the text above the baseline of its line, in points; a negative value lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    withRare { $0.baselineOffset = baselineOffset }
  }
  /// Returns the text at another size.
  ///
  /// - Parameters:
  ///   - scale: The size relative to the font.
  ///   - isEnabled: Whether the size applies; `true` by default.
  /// - Returns: The text at the size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? withRare { $0.isSecondary = scale.isSecondary } : self
  }
}
