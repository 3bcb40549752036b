extension StringProtocol {
  /// Returns the text with control characters, format characters and line separators replaced.
  ///
  /// Paragraph separators are replaced, too. A terminal or a file manager would interpret these characters
  /// instead of displaying them.
  ///
  /// - Parameter replacement: The scalar that replaces each of them.
  /// - Returns: A text with the same number of Unicode scalars.
  /// - Complexity: O(*n*) in the length of the text.
  package func replacingControls(with replacement: Unicode.Scalar) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalars.append(replacement)
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
