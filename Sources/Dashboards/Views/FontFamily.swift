import ChartroomUI
import Graphics

extension View {
  /// Sets the family of the fonts of texts, unless it is that of the surroundings, whose code is monospaced.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - outer: The family of the surroundings; that of the system by default.
  /// - Returns: The view with the family.
  @ViewBuilder func fontFamily(
    _ family: Font.Design, in outer: Font.Design = .default
  ) -> some View {
    if family == outer { self } else { fontDesign(family) }
  }
}
