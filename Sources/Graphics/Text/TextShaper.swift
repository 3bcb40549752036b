/// Turns text into placed glyphs, once, for layout and drawing alike.
///
/// A shaper is used from one thread at a time; its results may go anywhere.
public protocol TextShaper: AnyObject {
  /// Shapes a text.
  ///
  /// - Returns: The lines with their glyphs. An empty string has one empty line of the font's
  ///   height. A request for too small a width still shows at least one letter a line.
  func shape(_ request: TextRequest) -> ResolvedText
}
