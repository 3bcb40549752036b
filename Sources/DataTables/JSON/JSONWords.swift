/// Descriptions of JSON values for error messages.
package enum JSONWords {
  /// Returns a text in quotation marks on one line, truncated after 40 characters.
  package static func quoted(_ text: String) -> String {
    let short = text.prefix(40)
    return (short.endIndex < text.endIndex ? short + "…" : String(short)).debugDescription
  }

  /// Returns a number in JSON notation; integers have no `.0`.
  package static func spelled(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}
