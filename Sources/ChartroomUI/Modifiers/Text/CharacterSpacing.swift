public import Foundation

nonisolated extension View {
  /// Adds space between the characters of text that does not specify any.
  ///
  /// - Parameter kerning: The space, in points; a negative value moves the characters together.
  /// - Returns: The view with the space set.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.fontTraits.rare.kerning, kerning)
  }

  /// Adds space between the characters of text that does not specify any, in place of that of `kerning(_:)`.
  ///
  /// - Parameter tracking: The space, in points; a negative value moves the characters together.
  /// - Returns: The view with the space set.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.fontTraits.rare.tracking, tracking)
  }

  /// Moves the characters of text that does not specify an offset above the baseline of their line.
  ///
  /// - Parameter baselineOffset: The distance, in points; a negative value moves the characters down.
  /// - Returns: The view with the offset set.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.fontTraits.rare.baselineOffset, baselineOffset)
  }
}
