public import Graphics

extension View {
  /// Sets the font of texts that name none.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of all texts that name none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  /// Makes all texts bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes all texts italic.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isItalic, isActive)
  }

  /// Gives the digits of all texts one width.
  public func monospacedDigit() -> some View {
    environment(\.fontTraits.hasMonospacedDigits, true)
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }

extension EnvironmentValues {
  /// The font of texts that name none; `nil`, the default, is `body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What is changed about the font of all texts, whichever font they name.
  package var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}
