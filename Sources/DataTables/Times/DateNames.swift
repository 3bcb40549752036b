/// The words of dates in English, German, French, Spanish and Italian, in lower case.
enum DateNames {
  /// The suffixes of days, such as `13th` or `1er`.
  static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "º"]

  /// The names of the days of the week, and those abbreviations that are no months.
  static let weekdays: Set<String> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
    lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo
    lunedì martedì mercoledì giovedì venerdì sabato domenica
    """.split { $0.isWhitespace }.map(String.init))

  /// The names of the months; those of a line are of one month.
  private static let names = """
    january januar jänner janvier enero gennaio
    february februar feber février fevrier febrero febbraio
    march märz maerz mrz mars marzo
    april avril abril aprile
    may mai mayo maggio
    june juni juin junio giugno
    july juli juillet julio luglio
    august août aout agosto
    september septembre septiembre setiembre settembre
    october oktober octobre octubre ottobre
    november novembre noviembre
    december dezember décembre decembre diciembre dicembre
    """

  /// The months of all beginnings of three letters or more that are those of one month.
  private static let months: [String: Int64] = {
    var months: [String: Int64] = [:]
    var ambiguous: Set<String> = []
    for (number, line) in names.split(separator: "\n").enumerated() {
      for name in line.split(separator: " ") {
        for length in 3...name.count {
          let beginning = String(name.prefix(length))
          let month = Int64(number + 1)
          if months.updateValue(month, forKey: beginning) ?? month != month {
            ambiguous.insert(beginning)
          }
        }
      }
    }
    return months.filter { !ambiguous.contains($0.key) }
  }()

  /// Returns the number of a month.
  ///
  /// - Parameter word: The name or its first letters, at least three.
  /// - Returns: The number, from 1; `nil` for another word.
  static func month(_ word: String) -> Int64? { months[word] }
}

/// The abbreviations of time zones.
enum TimeZoneNames {
  /// The offsets from UTC in hours of abbreviations that one zone has.
  private static let hours: [String: Int64] = [
    "utc": 0, "gmt": 0, "wet": 0, "west": 1, "cet": 1, "cest": 2, "mez": 1, "mesz": 2, "eet": 2,
    "eest": 3, "msk": 3,
    "est": -5, "edt": -4, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "akst": -9,
    "akdt": -8, "hst": -10,
    "jst": 9, "kst": 9, "sgt": 8, "hkt": 8, "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13,
  ]

  /// The abbreviations that several zones have, such as `CST` in America and in China.
  private static let ambiguous: Set<String> = ["ast", "bst", "cst", "ist", "sst", "wst"]

  /// Returns the offset of a zone.
  ///
  /// - Parameter name: The abbreviation in lower case.
  /// - Returns: The offset from UTC in seconds; `nil` for other words.
  static func offset(of name: String) -> Int64? { hours[name].map { $0 * 3600 } }

  /// Returns the abbreviation of several zones at the end of a date; `nil` for other cells.
  static func ambiguous(in cell: UnsafeBufferPointer<UInt8>) -> String? {
    let cell = CellNumber.trimmed(cell)
    guard let space = cell.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let name = String(decoding: cell[(space + 1)...], as: UTF8.self)
    let date = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell[..<space]))
    guard ambiguous.contains(name.lowercased()), DateFields(date) != nil else { return nil }
    return name
  }
}
