/// A type that converts text to positioned glyphs, for both layout and drawing.
///
/// A shaper is used from one thread at a time; its results can be used from any thread.
public protocol TextShaper: AnyObject {
  /// Shapes a text.
  ///
  /// - Returns: The lines with their glyphs. An empty string has one empty line of the font's height. If the
  ///   width is too small, each line still has at least one letter.
  func shape(_ request: TextRequest) -> ResolvedText
}
