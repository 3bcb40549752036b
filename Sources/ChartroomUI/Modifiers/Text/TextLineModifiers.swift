public import Graphics

nonisolated extension View {
  /// Draws a line below the characters of text that does not specify one.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - pattern: The pattern of the line; solid by default.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The view with the line set.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.fontTraits.rare.underline,
      .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the characters of text that does not specify one.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line; `true` by default.
  ///   - pattern: The pattern of the line; solid by default.
  ///   - color: The colour; `nil`, the default, for that of the characters.
  /// - Returns: The view with the line set.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.fontTraits.rare.strikethrough,
      .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
