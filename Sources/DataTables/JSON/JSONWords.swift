/// Values of a JSON text in the words of error messages.
package enum JSONWords {
  /// Returns a text in quotes on one line, cut after 40 characters.
  package static func quoted(_ text: String) -> String {
    let short = text.prefix(40)
    return (short.endIndex < text.endIndex ? short + "…" : String(short)).debugDescription
  }

  /// Returns a number as JSON writes it: whole numbers without `.0`.
  package static func spelled(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}
