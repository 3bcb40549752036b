public import Graphics

extension View {
  /// Sets the font of texts without a font.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the font weight of texts without a weight; `nil` uses the font's weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  /// Sets the font weight of texts to bold, or to the font's weight if `isActive` is false.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets whether texts are italic.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isItalic, isActive)
  }

  /// Sets the digits of texts in equal widths.
  public func monospacedDigit() -> some View {
    environment(\.fontTraits.hasMonospacedDigits, true)
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }

extension EnvironmentValues {
  /// The font of texts without a font; `nil`, the default, is `body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The changes to the fonts of all texts, including those with a font.
  package var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}
