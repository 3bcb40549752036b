/// The prefix of a text that is shaped, which is all of it unless it is far too long for an image.
///
/// Pango needs about 250 bytes per character, counts in 32 bits, and reports unknown characters if a count
/// overflows. Only a fraction of the maximum number of characters fits on an image of 32 767 pixels a side.
struct TextPrefix {
  /// The maximum length of the prefix, in Unicode scalars.
  static let mostScalars = 100_000

  /// The prefix, without an ellipsis.
  let string: String
  /// Whether the prefix is the whole text.
  let isWhole: Bool

  /// Finds the prefix.
  ///
  /// - Complexity: O(`mostScalars`), regardless of the length of the text.
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
