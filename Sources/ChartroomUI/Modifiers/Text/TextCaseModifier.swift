nonisolated extension View {
  /// Converts the letters of all text to one case; `nil` leaves them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the size of text relative to its font.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - isEnabled: Whether the size applies; `true` by default.
  /// - Returns: The view with the size set.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.fontTraits.rare.isSecondary, isEnabled ? scale.isSecondary : nil)
  }
}

extension EnvironmentValues {
  /// The case to which letters are converted; `nil`, the default, leaves them unchanged.
  public var textCase: Text.Case? {
    get { fontTraits.rare.textCase }
    set { fontTraits.rare.textCase = newValue }
  }
}
