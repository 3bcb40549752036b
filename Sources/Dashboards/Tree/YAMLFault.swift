/// A sentence about a text that is not YAML, with the remedy that fits its line.
struct YAMLFault {
  /// The reason that the parser gives.
  let reason: String
  /// The part of the line before the error.
  private let before: Substring
  /// The part of the line from the error on.
  private let after: Substring

  /// Creates the sentence for an error.
  ///
  /// - Parameters:
  ///   - reason: The reason that the parser gives.
  ///   - text: The text.
  ///   - line: The line of the error, counted from 1.
  ///   - column: The column of the error in Unicode scalars, counted from 1.
  init(_ reason: String, in text: String, line: Int, column: Int) {
    self.reason = reason
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    let scalars = found.unicodeScalars
    let place = scalars.index(
      scalars.startIndex, offsetBy: max(column - 1, 0), limitedBy: scalars.endIndex)
    (before, after) = (found[..<(place ?? found.endIndex)], found[(place ?? found.endIndex)...])
  }

  /// The sentence; `nil` if the remedy is not known.
  var sentence: String? {
    switch reason {
    case "mapping values are not allowed in this context":
      let parts = (before + after).split(separator: ": ", maxSplits: 1)
      return before.contains(": ") ? Self.colon(in: parts.last ?? "") : indentation
    case "did not find expected key", "did not find expected '-' indicator":
      return before.allSatisfy { $0 == " " }
        ? indentation : "\(reason). Put the whole text between quotation marks"
    case "did not find expected ',' or '}'":
      // The error is at the second colon of a text.
      guard after.hasPrefix(": "), let key = before.ranges(of: ": ").last else { return nil }
      let rest = after.prefix { !",{}[]".contains($0) }
      return Self.colon(in: before[key.upperBound...] + rest)
    case "found character that cannot start any token":
      return after.first.map {
        "a text cannot begin with '\($0)'. Put it between quotation marks"
      }
    default: return nil
    }
  }

  private var indentation: String {
    let count = before.prefix { $0 == " " }.count
    return """
      the indentation of \(count == 1 ? "1 space" : "\(count) spaces") differs from that of the lines above. Indent \
      the keys of a mapping, and the dashes of a list, equally
      """
  }

  /// Returns the sentence for a text with a colon and a space.
  private static func colon(in text: Substring) -> String {
    var text = text.drop { $0 == " " }
    if let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard !text.contains("\""), !text.contains("\\") else {
      return "a text has a colon and a space. Put the whole text between quotation marks"
    }
    return "the text '\(text)' has a colon and a space. Put it between quotation marks: \"\(text)\""
  }
}
