public import ChartroomUI

extension Stage {
  /// Messages about mistakes in the views displayed so far, each with a remedy.
  ///
  /// They name characters, symbols and images that cannot be shown, ids that are not unique, and quantities of charts
  /// with values that cannot be plotted.
  ///
  /// - Complexity: O(*n* log *n*) for *n* messages.
  public var warnings: [String] {
    missingCharacters.map(\.missingGlyphWarning)
      + missingSymbols.map {
        "There is no picture of the symbol \"\($0)\". Correct the name, or use another symbol."
      }
      + missingImages.map {
        "There is no image \"\($0)\". Add it to the asset catalog, or correct the name."
      }
      + repeatedIDs.map {
        "The id \"\($0)\" occurs several times in a ForEach. Give each element an id of its own."
      } + contentWarnings
  }
}

extension Unicode.Scalar {
  /// The code point in the usual form, such as `U+00E9`.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// A message about a character without a glyph in any font.
  package var missingGlyphWarning: String {
    "no font has the character \(codePointName). Install the package fonts-noto, or remove the character."
  }
}
