/// Descriptions of JSON values for error messages.
package enum JSONWords {
  /// Returns a text in quotation marks on one line, truncated after 40 characters.
  package static func quoted(_ text: String) -> String {
    let short = text.prefix(40)
    let literal = (short.endIndex < text.endIndex ? short + "…" : String(short)).debugDescription
    // The debug description escapes only those control characters and ends of lines that are ASCII.
    return literal.unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a number in JSON notation; integers have no `.0`.
  package static func spelled(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}
