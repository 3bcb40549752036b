/// How numbers and dates are written.
package struct FormatSpec: Sendable, Equatable {
  var style: Style?
  var decimals: Int?
  var currency: String?
  var unit: String?

  /// The notations.
  enum Style: String, CaseIterable, Sendable {
    case number, compact, percent, currency
    case date, time, dateTime, hour, weekday, month, year

    var isDate: Bool {
      switch self {
      case .number, .compact, .percent, .currency: false
      case .date, .time, .dateTime, .hour, .weekday, .month, .year: true
      }
    }
  }

  /// Whether the notation is that of numbers between whole ones.
  var hasFractions: Bool { decimals.map { $0 > 0 } ?? (style == .percent) }

  static let shape = SpecShape<FormatSpec>.object(
    "a format", FormatSpec(),
    [
      Field(
        "style", \.style, SpecShape<Style>.word,
        """
        Notation: 1,234 (number), 1.2K (compact), 12% of 0.12 (percent), €12 (currency), or a part of a date \
        (default: number or date).
        """
      ),
      Field(
        "decimals", \.decimals, .count(in: 0...12),
        "Decimals (default: as many as needed, up to 2)."),
      Field(
        "currency", \.currency, currencyCode, "ISO code for the style currency (default: USD)."),
      Field("unit", \.unit, .name, "Unit behind numbers (default: that of the column)."),
    ]
  ) { format, node, reader in
    if let currency = node["currency"], format.style != .currency {
      reader.report(
        currency, "a currency needs 'style: currency'. Add it, or leave out the currency.")
    }
    if format.style?.isDate == true, let key = node["decimals"] ?? node["unit"] {
      reader.report(key, "dates have no decimals and no unit. Leave the key out.")
    }
  }

  private static let currencyCode = SpecShape<String>.text.map("an ISO code, for example EUR") {
    text in
    text.wholeMatch(of: /[A-Z]{3}/) == nil ? nil : text
  }
}
