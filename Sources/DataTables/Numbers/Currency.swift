/// The currencies beside numbers.
enum Currency {
  private static let codes: Set<String> = [
    "USD", "EUR", "GBP", "CHF", "JPY", "CNY", "INR", "SEK", "NOK", "DKK", "PLN", "CZK", "AUD",
    "CAD",
  ]

  /// Whether a text is a currency, such as `$`, `US$` or `EUR`.
  static func matches(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last, text.count <= 3 else { return false }
    return last.properties.generalCategory == .currencySymbol || codes.contains(text)
  }

  /// Divides a unit, such as `M€` or `Mio. EUR`, into the text in front of a currency, and the currency; either can be
  /// empty.
  static func divided(_ unit: String) -> (rest: String, currency: String) {
    for length in [1, 3] {
      let currency = String(unit.suffix(length))
      guard matches(currency) else { continue }
      return (String(unit.dropLast(length).reversed().drop { $0 == " " }.reversed()), currency)
    }
    return (unit, "")
  }
}
