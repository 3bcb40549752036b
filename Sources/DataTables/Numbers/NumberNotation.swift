/// The way in which a column writes its numbers.
struct NumberNotation: Equatable {
  /// The byte of the decimal separator.
  var decimal = UInt8(ascii: ".")
  /// Whether there are groups of three digits.
  ///
  /// They are read in each notation but the plain one.
  var isGrouped = false
  /// The text in front of all numbers, such as `$`, in UTF-8.
  var prefix: [UInt8] = []
  /// The text behind all numbers, such as `%`, in UTF-8.
  var suffix: [UInt8] = []
  /// The units of which each cell has one, if there are several; that of the numbers is `suffix`.
  ///
  /// An empty one stands for cells without a unit. If there is none, only zeros have no unit.
  var factors: [UnitFamily.Factor] = []
  /// The number of seconds of the unit of durations such as `1:23:45`; `nil` for other numbers.
  var secondsPerUnit: Double?

  /// Whether a number other than zero needs a unit, because there are several.
  var needsUnits: Bool { !factors.isEmpty && !factors.contains { $0.unit.isEmpty } }

  /// Whether all numbers are written as in program code.
  var isPlain: Bool { self == NumberNotation() }

  /// The unit: the text behind the numbers, or else that in front of them; `nil` for none.
  var unit: String? {
    let text = String(decoding: suffix.isEmpty ? prefix : suffix, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// The longest cell that can be a number in a notation other than the plain one, in bytes.
  private static let longest = 80

  /// Returns the number in a cell; NaN for a missing value, and `nil` for any other text.
  func parse(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    if isPlain { return CellNumber.parse(cell) }
    let cell = CellNumber.trimmed(cell)
    guard !cell.isEmpty else { return .nan }
    if Self.isMissing(cell) { return .nan }
    guard cell.count <= Self.longest else { return nil }
    return PlainSign.with(Self.withoutLimit(cell) ?? cell) { cell, _ in parseSigned(cell) }
  }

  /// Returns a cell without the sign of a limit in front of it, as that of `<0.5`; `nil` for another cell.
  static func withoutLimit(
    _ cell: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let first = cell.first, first == UInt8(ascii: "<") || first == UInt8(ascii: ">") else {
      return nil
    }
    let rest = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell.dropFirst()))
    return rest.first.map(isDigit) == true ? rest : nil
  }

  /// Returns the number in a cell whose sign is in front of it; `nil` for any other text.
  private func parseSigned(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    if let secondsPerUnit { return DurationText(cell).map { $0.seconds / secondsPerUnit } }
    if !factors.isEmpty {
      return Self.divided(cell).flatMap { number, unit in
        parseCore(number).flatMap { number in
          number == 0 && unit.isEmpty ? 0 : factor(of: unit).map { number * $0 }
        }
      }
    }
    return parseCore(cell)
  }

  /// Returns a cell without the text behind its last digit, and that text.
  private static func divided(
    _ cell: UnsafeBufferPointer<UInt8>
  ) -> (number: UnsafeBufferPointer<UInt8>, unit: UnsafeBufferPointer<UInt8>)? {
    guard let last = cell.lastIndex(where: isDigit) else { return nil }
    return (
      UnsafeBufferPointer(rebasing: cell[...last]),
      CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell[(last + 1)...]))
    )
  }

  /// Returns the factor of a unit; `nil` for an unknown one.
  private func factor(of unit: UnsafeBufferPointer<UInt8>) -> Double? {
    factors.first { unit.elementsEqual($0.unit) }?.factor
  }

  private func parseCore(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    var cell = cell
    var sign: UInt8?
    if let first = cell.first, Self.isSign(first), !prefix.isEmpty {
      sign = first
      cell = UnsafeBufferPointer(rebasing: cell.dropFirst())
    }
    if !prefix.isEmpty, cell.starts(with: prefix) {
      cell = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell.dropFirst(prefix.count)))
    }
    if !suffix.isEmpty, cell.count >= suffix.count,
      cell[(cell.count - suffix.count)...].elementsEqual(suffix)
    {
      cell = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell.dropLast(suffix.count)))
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest + 1) { plain in
      var count = 0
      if let sign {
        plain[0] = sign
        count = 1
      }
      guard let end = copy(cell, to: plain, from: count) else { return nil }
      return CellNumber.parse(UnsafeBufferPointer(rebasing: plain[..<end]))
    }
  }

  /// Copies a number as it is written in program code.
  ///
  /// - Parameters:
  ///   - cell: The number, with separators of groups.
  ///   - plain: The target, which is longer than the cell.
  ///   - start: The index of the first byte to write.
  /// - Returns: The index behind the last byte; `nil` if the groups do not have three digits each, or two in front of
  ///   another group, as in India.
  private func copy(
    _ cell: UnsafeBufferPointer<UInt8>, to plain: UnsafeMutableBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var end = start
    let whole = cell.prefix { $0 != decimal && $0 | 0x20 != UInt8(ascii: "e") }
    // The digits since the last separator; none inside of one that has several bytes.
    var (digits, hasGroups) = (0, false)
    for byte in whole {
      guard Self.isGroupSeparator(byte), digits > 0 || hasGroups else {
        if Self.isDigit(byte) { digits += 1 }
        plain[end] = byte
        end += 1
        continue
      }
      guard digits > 0 else { continue }
      guard hasGroups ? digits == 2 || digits == 3 : digits <= 3 else { return nil }
      (hasGroups, digits) = (true, 0)
    }
    guard !hasGroups || digits == 3 else { return nil }
    for byte in cell[whole.endIndex...] {
      plain[end] = byte == decimal ? UInt8(ascii: ".") : byte
      end += 1
    }
    return end
  }

  /// Whether a cell says that its value is missing, beyond the words of `CellNumber`.
  static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most cells are numbers.
    guard let first = cell.first, !isDigit(first) else { return false }
    if StatisticalFlags.isMissing(cell) { return true }
    if cell.count == 1 { return "-?.".utf8.contains(first) }
    if first == dash, cell.allSatisfy({ $0 == dash }) { return true }
    return missingWords.contains { cell.elementsEqual($0.utf8) } || isDashOfCurrency(cell)
  }

  /// Besides dashes and abbreviations, the errors of spreadsheets, the missing value of ClickHouse, the words of
  /// `perf stat`, Home Assistant and the Energy Information Administration, and the asterisks of Fortran and of NASA.
  private static let missingWords = [
    "..", "\u{2212}", "–", "—", "n.a.", "N.A.", "n. a.", "#N/A", "#NA", "#DIV/0!", "#VALUE!",
    "#REF!",
    "#NAME?", "#NUM!", "#NULL!", "ᴺᵁᴸᴸ", "<not supported>", "<not counted>", "unavailable",
    "unknown", "Not Available", "***", "****",
  ]

  /// Whether a cell is a dash beside a currency, as spreadsheets write an amount of nothing: `$-` or `- €`.
  private static func isDashOfCurrency(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most cells without digits are names.
    guard cell.count <= 10, let last = cell.last, !cell.contains(where: isDigit) else {
      return false
    }
    for rest in [cell.first == dash ? cell.dropFirst() : nil, last == dash ? cell.dropLast() : nil]
    {
      guard let rest else { continue }
      let currency = CellNumber.trimmed(UnsafeBufferPointer(rebasing: rest))
      if Currency.matches(String(decoding: currency, as: UTF8.self)) { return true }
    }
    return false
  }

  private static let dash = UInt8(ascii: "-")

  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte separates groups of digits, or belongs to a no-break space that does.
  static func isGroupSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: " "): true
    // The bytes of U+00A0, U+202F and U+2019.
    case 0xC2, 0xA0, 0xE2, 0x80, 0xAF, 0x99: true
    default: false
    }
  }
}
