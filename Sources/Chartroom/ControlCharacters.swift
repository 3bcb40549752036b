extension String {
  /// The text with a replacement for each character that a terminal or a file manager would obey instead
  /// of showing it: control and format characters, and the separators of lines and paragraphs.
  ///
  /// - Parameter replacement: The character that takes their place.
  /// - Returns: As many Unicode scalars as there were.
  /// - Complexity: O(*n*)
  package func replacingControls(with replacement: Unicode.Scalar) -> String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalars.append(replacement)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
