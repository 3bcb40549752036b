public import Graphics

nonisolated extension View {
  /// Sets the font of text that does not specify one; `nil` selects `Font.body`.
  ///
  /// An animation changes the size gradually in a text with one font whose characters stay the same.
  ///
  /// - Note: Unlike in SwiftUI, the weight changes at once in an animation, and so does the size of symbols.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of text that does not specify one.
  ///
  /// - Parameter weight: The weight, which overrides the font's weight; `nil` uses the font's weight.
  /// - Returns: The view with the font weight set.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  /// Displays text in bold, unless it specifies a font weight.
  ///
  /// - Parameter isActive: Whether the text is bold; `true` by default. `false` selects the font's weight.
  /// - Returns: The view with the font weight set.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Displays text in italics.
  ///
  /// - Parameter isActive: Whether the text is italic; `true` by default. `false` cancels the effect of this
  ///   modifier on an enclosing view. Text and fonts that specify italics remain italic.
  /// - Returns: The view with the font style set.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isItalic, isActive)
  }

  /// Sets the design of text whose font has no family; `nil` selects the default design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontTraits.rare.design, .some(design))
  }

  /// Has no effect, because Inter and Noto have only one width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Displays all characters of text with equal widths.
  ///
  /// - Parameter isActive: Whether the widths are equal; `true` by default.
  /// - Returns: The view with the font design set.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.rare.isMonospaced, isActive)
  }

  /// Displays the digits of text with equal widths.
  public func monospacedDigit() -> some View {
    environment(\.fontTraits.hasMonospacedDigits, true)
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }

extension EnvironmentValues {
  /// The font of text that does not specify one; `nil`, the default, selects `Font.body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The changes to the fonts of all text, including text that specifies a font.
  package var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}
