/// The part of a text that is shaped: all of it, unless it is far longer than any picture can show.
///
/// Pango takes about 250 bytes a character, counts in 32 bits, and reports unknown characters where a
/// count overflows. A picture of 32 767 pixels a side has space for a fraction of the most characters.
struct TextBeginning {
  /// The most characters that are shaped, as Unicode scalars.
  static let mostScalars = 100_000

  /// The beginning, without an ellipsis.
  let string: String
  /// Whether it is all of the text.
  let isWhole: Bool

  /// Finds the beginning.
  ///
  /// - Complexity: O(`mostScalars`), however long the text is.
  init(of whole: String) {
    let scalars = whole.unicodeScalars
    guard whole.utf8.count > Self.mostScalars,
      let end = scalars.index(
        scalars.startIndex, offsetBy: Self.mostScalars, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      string = whole
      isWhole = true
      return
    }
    string = String(scalars[..<end])
    isWhole = false
  }
}
