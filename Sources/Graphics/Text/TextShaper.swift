/// A type that converts text to positioned glyphs, for both layout and drawing.
///
/// Call a shaper from one thread at a time. Its results can be used on any thread.
public protocol TextShaper: AnyObject {
  /// Returns the lines and positioned glyphs of a text.
  ///
  /// - Parameter request: The text, and all options on which its shape depends.
  /// - Returns: The lines with their glyphs. An empty string has one empty line of the font's height. If the
  ///   width is too small, each line still has at least one character.
  func shape(_ request: TextRequest) -> ResolvedText
}
