/// The way in which a column writes its numbers.
struct NumberNotation: Equatable {
  /// The byte of the decimal separator.
  var decimal = UInt8(ascii: ".")
  /// Whether other separators between digits are ignored.
  var isGrouped = false
  /// The text in front of all numbers, such as `$`, in UTF-8.
  var prefix: [UInt8] = []
  /// The text behind all numbers, such as `%`, in UTF-8.
  var suffix: [UInt8] = []

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
    var cell = CellNumber.trimmed(cell)
    guard !cell.isEmpty else { return .nan }
    if Self.isMissing(cell) { return .nan }
    guard cell.count <= Self.longest else { return nil }
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
      for (place, byte) in cell.enumerated() {
        switch byte {
        case decimal: plain[count] = UInt8(ascii: ".")
        case _ where isGrouped && Self.isGroupSeparator(byte) && place > 0: continue
        default: plain[count] = byte
        }
        count += 1
      }
      return CellNumber.parse(UnsafeBufferPointer(rebasing: plain[..<count]))
    }
  }

  /// Whether a cell says that its value is missing, beyond the words of `CellNumber`.
  static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    if cell.count == 1 { return cell[0] == UInt8(ascii: "-") || cell[0] == UInt8(ascii: "?") }
    return missingWords.contains { cell.elementsEqual($0.utf8) }
  }

  private static let missingWords = ["--", "–", "—", "n.a.", "#N/A", "#NA"]

  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte separates groups of digits, or belongs to a no-break space that does.
  static func isGroupSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: " "): true
    // The bytes of U+00A0 and U+202F.
    case 0xC2, 0xA0, 0xE2, 0x80, 0xAF: true
    default: false
    }
  }
}
