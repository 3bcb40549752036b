/// The lines around the header of a table that are neither names nor rows.
enum TablePreamble {
  /// The maximum number of lines above a header.
  static let mostLines = 20

  /// Returns the separator that a first line such as `sep=;` states, as Excel writes it, with the offset behind it.
  static func separator(
    of text: UnsafeBufferPointer<UInt8>
  ) -> (separator: CellSeparator, end: Int)? {
    guard let end = text.prefix(10).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = text[..<end].filter { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\"") }
    guard line.count == 5, line.starts(with: "sep=".utf8),
      let separator = CellSeparator(rawValue: line[4])
    else { return nil }
    return (separator, end + 1)
  }

  /// Returns the number of records above the header.
  ///
  /// They have fewer or more cells than most records, one cell with a text, or, as names of groups of columns, several
  /// texts and empty cells. The first record with all cells must be a header above rows with values.
  ///
  /// - Parameters:
  ///   - records: The first records.
  ///   - isEmpty: Whether a cell is empty.
  ///   - isValue: Whether a cell is a number or a date.
  ///   - isHeader: Whether the first of several records has the names of the columns, and not only texts follow.
  /// - Returns: The number of records; 0 if the first one is the header or a row.
  static func count(
    in records: [[CellCursor.Cell]], isEmpty: (CellCursor.Cell) -> Bool,
    isValue: (CellCursor.Cell) -> Bool,
    isHeader: ([[CellCursor.Cell]]) -> Bool
  ) -> Int {
    guard let columns = records.map(\.count).mostCommon, columns > 1 else { return 0 }
    func filled(_ record: [CellCursor.Cell]) -> Int { record.count { !isEmpty($0) } }
    let first = records.prefix(mostLines + 1).firstIndex {
      $0.count == columns && filled($0) > 1 && filled($0) >= columns - 1
    }
    guard let first, first > 0, first + 1 < records.count,
      records[..<first].allSatisfy({ record in
        record.count != columns || filled(record) <= 1 || !record.contains(where: isValue)
      }),
      isHeader(Array(records[first...]))
    else { return 0 }
    return first
  }

  /// Units that have no sign, such as `%`, and words that stand beside units.
  private static let units: Set<String> = [
    "m2", "m3", "km2",
    "K", "C", "F", "Pa", "hPa", "kPa", "bar", "mbar", "lx", "lux", "dB", "dBm", "l", "L", "ml", "J",
    "kJ", "N", "Nm",
    "VA", "kVA", "rpm", "ppm", "ppb", "kn", "deg", "UTC", "TS", "RN", "datetime", "date", "time",
    "Idx", "-",
    // The units of weather buoys, with those of the parts of the date.
    "yr", "mo", "dy", "mn", "degT", "degC", "degF", "nmi", "ft",
  ]

  /// Whether a text in a row below the header is a unit, such as `m/s2` or `[10³ m]`, and not a value, such as `-5%`.
  static func isUnit(_ text: String) -> Bool {
    guard !text.isEmpty, text.count <= 12, !beginsWithNumber(text) else { return false }
    let bare = bare(text)
    return bare != text || text.contains { "%°€$£¥µμ/²³".contains($0) } || units.contains(text)
      || UnitFamily.isUnit(text)
  }

  /// Whether only signs, currency symbols or parentheses stand in front of a number, other than that of `1/s`.
  private static func beginsWithNumber(_ text: String) -> Bool {
    let body = text.drop { !$0.isLetter && !$0.isNumber }
    // Values have no square brackets.
    guard body.first?.isNumber == true, !text.hasPrefix("[") else { return false }
    return !(body.hasPrefix("1/") && body.dropFirst(2).first?.isLetter == true)
  }

  /// Returns a unit without parentheses or brackets around it.
  static func bare(_ unit: String) -> String {
    for (open, close) in [("(", ")"), ("[", "]")]
    where unit.hasPrefix(open) && unit.hasSuffix(close) {
      return String(unit.dropFirst().dropLast())
    }
    return unit
  }

  /// Returns a sentence about a comment with the names of the columns.
  static func sentence(onHeader comment: some Sequence<UInt8>) -> String {
    let words = comment.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
      .filter { $0 >= UInt8(ascii: " ") }
    let text = TableError.quoted(String(decoding: words, as: UTF8.self))
    return "The comment '\(text)' was read as the names of the columns."
  }

  /// Returns a sentence about skipped comments; `nil` for none.
  static func sentence(onComments count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 line that begins with # was skipped."
    default: "\(count) lines that begin with # were skipped."
    }
  }

  /// Returns a sentence about skipped lines.
  ///
  /// - Parameters:
  ///   - lines: The lines; at least one.
  ///   - place: The words for their place.
  /// - Returns: The sentence.
  static func sentence(_ lines: [String], place: String = "above the header") -> String {
    let first = "'\(TableError.quoted(lines[0]))'"
    return lines.count == 1
      ? "The line \(first) \(place) was skipped."
      : "\(lines.count) lines \(place) were skipped, first \(first)."
  }
}
