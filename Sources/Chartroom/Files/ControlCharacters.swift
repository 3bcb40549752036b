extension StringProtocol {
  /// Returns the text with its control and format characters and its line and paragraph separators
  /// replaced.
  ///
  /// A terminal or a file manager would interpret these characters instead of showing them.
  ///
  /// - Parameter replacement: The scalar that replaces each of them.
  /// - Returns: A text with the same number of Unicode scalars.
  /// - Complexity: O(*n*)
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
