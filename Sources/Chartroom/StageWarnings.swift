public import ChartroomUI

extension Stage {
  /// Messages about what the stage could not show so far: characters, symbols and images, each with a remedy.
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
  }
}

extension Unicode.Scalar {
  /// A message about a character without a glyph in any font.
  package var missingGlyphWarning: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    return
      "no font has the character U+\(code). Install the package fonts-noto, or remove the character."
  }
}
