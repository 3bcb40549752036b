/// The letters behind numbers of statistical offices, such as the `b` of `5 b`, which marks a break in a time series.
enum StatisticalFlags {
  private static let letters = Array("bcdefnprsuz".utf8)

  /// Whether a text consists of one or two flags.
  private static func matches(_ unit: String) -> Bool {
    unit.utf8.count <= 2 && unit.utf8.allSatisfy(letters.contains)
  }

  /// Returns the conversion that ignores flags.
  ///
  /// Letters that are units, such as those of days and seconds, are flags behind a minority of the numbers. Others are
  /// if there are plain numbers; otherwise, they can be units or names, such as those of parties.
  ///
  /// - Parameters:
  ///   - uses: The cells of each text behind a number.
  ///   - plain: The number of cells with a number alone.
  /// - Returns: The conversion; `nil` if the texts can be units.
  static func conversion(of uses: [String: UnitUse], plain: Int) -> UnitFamily.Conversion? {
    let count = uses.values.map(\.count).reduce(0, +)
    let areOthers = plain > 0 && !uses.keys.allSatisfy(UnitFamily.isUnit)
    guard count < plain || areOthers,
      uses.allSatisfy({ matches($0.key) && $0.value.hasBlanks })
    else { return nil }
    let flags = Set(uses.keys).union(letters.map { String(decoding: [$0], as: UTF8.self) })
    return UnitFamily.Conversion(
      unit: [],
      factors: ([""] + flags.sorted()).map { UnitFamily.Factor(unit: Array($0.utf8), factor: 1) },
      words: "ignored, because they are flags: \(uses.keys.sorted().joined(separator: ", "))")
  }

  /// Whether a cell is the missing value of Eurostat: a colon, alone or with a flag behind a blank.
  static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard cell.first == UInt8(ascii: ":") else { return false }
    return cell.count == 1
      || cell.count == 3 && cell[1] == UInt8(ascii: " ") && letters.contains(cell[2])
  }
}
