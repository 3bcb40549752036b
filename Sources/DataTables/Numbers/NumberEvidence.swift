/// What the cells of a column say about the notation of its numbers.
struct NumberEvidence {
  /// What is known about the decimal separator.
  enum Decimal {
    /// No cell has a separator that matters.
    case unknown
    /// All separators could be of either kind, such as that of `1,234`.
    case either(UInt8)
    case point
    case comma
  }

  private(set) var decimal = Decimal.unknown
  private(set) var isGrouped = false
  private(set) var prefix: [UInt8] = []
  private(set) var suffix: [UInt8] = []
  /// The conversion of the units, if there are several.
  private(set) var conversion: UnitFamily.Conversion?
  /// The cells with each unit.
  private var units: [[UInt8]: UnitUse] = [:]
  /// The first cell with a number other than zero and without a unit, and the number of such cells.
  private var bare: (first: String, count: Int)?
  /// The first cell with a limit, such as `<0.5`, the number of such cells, and their first characters; `nil` for none.
  private(set) var limits: (first: String, count: Int, signs: Set<UInt8>)?
  /// The number of digits of the longest number without separators, other than zero.
  private var longestWhole = 0
  /// The number of cells with a number.
  private(set) var count = 0

  /// The longest unit, in bytes.
  private static let longestUnit = 12
  /// The part of at least some cells that must be numbers for the others to be errors.
  private static let (mostlyNumbers, leastCells) = (0.9, 10)

  /// Reads the cells of a column; `nil` if a cell is neither a number in any notation nor missing.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - name: The name of the column; the default is the empty one.
  init?(_ cells: [UnsafeBufferPointer<UInt8>], of name: String = "") {
    for cell in cells {
      let cell = CellNumber.trimmed(cell)
      if cell.isEmpty || NumberNotation.isMissing(cell) { continue }
      let limit = NumberNotation.withoutLimit(cell)
      if limit != nil {
        limits = limits ?? (String(decoding: cell, as: UTF8.self), 0, [])
        limits?.count += 1
        limits?.signs.insert(cell[0])
        isGrouped = true
      }
      let isNumber = PlainSign.with(limit ?? cell) { cell, isCopy in
        if isCopy { isGrouped = true }
        if let number = CellNumber.parse(cell) {
          if number != 0, !number.isNaN { addBare(cell) }
          // Plain numbers can have one separator: the point.
          return number.isNaN || add(core: cell)
        }
        return addUnits(of: cell)
      }
      guard isNumber else { return nil }
    }
    // Ranges, such as `<18` and `>65`, are names. Of measurements, most can be below the limit of detection.
    if let limits, limits.count == count || limits.signs.count > 1 && 2 * limits.count >= count {
      return nil
    }
    guard units.count > 1 || bare != nil && units.count == 1 else { return }
    conversion = convert(name)
    guard let conversion else {
      guard units.count == 1 else { return nil }
      return
    }
    suffix = conversion.unit
  }

  /// Reads the numbers without units in a column; `nil` unless they are most of its cells.
  init?(mostOf cells: [UnsafeBufferPointer<UInt8>]) {
    let numbers = cells.filter { Self.number($0) != nil }
    guard Self.areMost(numbers.count, of: cells) else { return nil }
    self.init(numbers)
  }

  /// Whether so many of some cells are numbers that the others are errors.
  static func areMost(_ count: Int, of cells: [UnsafeBufferPointer<UInt8>]) -> Bool {
    cells.count >= leastCells && Double(count) >= mostlyNumbers * Double(cells.count)
  }

  /// Returns the conversion of the units; `nil` if there is none, or if one unit needs none.
  private func convert(_ name: String) -> UnitFamily.Conversion? {
    let uses = Dictionary(
      uniqueKeysWithValues: units.map { (String(decoding: $0.key, as: UTF8.self), $0.value) })
    if let multiples = NumberMultiples(uses, hasCurrency: !prefix.isEmpty, name: name),
      uses.count > 1 || multiples.areCertain
    {
      return multiples.conversion
    }
    if let ignored = StatisticalFlags.conversion(of: uses, plain: bare?.count ?? 0) {
      return ignored
    }
    if bare == nil { return UnitFamily.conversion(of: uses) }
    return Array(uses.keys) == ["m"] && Self.areCores(name) ? UnitFamily.millicores : nil
  }

  /// Whether a name is that of numbers of processor cores.
  private static func areCores(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }
      .contains { $0.hasPrefix("cpu") || $0.hasPrefix("core") || $0 == "vcpu" }
  }

  /// A number without a unit that was read as one with the unit of the other cells; `nil` for none.
  ///
  /// Accounts write a currency in some rows only.
  var numberWithoutUnit: String? {
    conversion == nil && !units.isEmpty
      && !Currency.matches(String(decoding: suffix, as: UTF8.self)) ? bare?.first : nil
  }

  private mutating func addBare(_ cell: UnsafeBufferPointer<UInt8>) {
    bare = (bare?.first ?? String(decoding: cell, as: UTF8.self), (bare?.count ?? 0) + 1)
  }

  /// Returns the notation, given what is known about the table.
  func notation(_ hints: ColumnGuess.Hints) -> NumberNotation {
    let usesCommas = hints.usesCommas
    var notation = NumberNotation(
      prefix: prefix, suffix: suffix, factors: conversion?.factors ?? [])
    notation.isGrouped = isGrouped
    switch decimal {
    case .point: break
    case .unknown:
      // Later numbers can have separators.
      if usesCommas { (notation.decimal, notation.isGrouped) = (UInt8(ascii: ","), true) }
    case .comma: notation.decimal = UInt8(ascii: ",")
    case .either(let byte):
      // Of `1,234`, the comma is a decimal one where commas do not separate cells.
      let isComma = byte == UInt8(ascii: ",")
      if isComma,
        usesCommas || (hints.separator ?? .semicolon) == .semicolon && !hints.isDecimalGiven
      {
        notation.decimal = byte
      } else if isComma {
        notation.isGrouped = true
      } else if usesCommas || hasGroupPoints(hints) {
        notation.decimal = UInt8(ascii: ",")
        notation.isGrouped = true
      }
    }
    return notation
  }

  /// Whether the points of numbers such as `1.234` separate thousands, as numbers such as `987` beside them suggest
  /// where commas do not separate cells.
  ///
  /// Measurements with three decimals have them in all rows.
  private func hasGroupPoints(_ hints: ColumnGuess.Hints) -> Bool {
    hints.separator == .semicolon && !hints.isDecimalGiven && !hints.usesPoints
      && (1...3).contains(longestWhole)
  }

  /// The decimal separator that was not certain, for which there is a note; `nil` as a rule.
  ///
  /// A point is that of decimals without a note in texts with commas between cells, in JSON, and beside certain ones.
  func ambiguousSeparator(_ hints: ColumnGuess.Hints) -> String? {
    guard case .either(let byte) = decimal, !hints.isDecimalGiven else { return nil }
    if byte == UInt8(ascii: ",") { return "comma" }
    let isUsual = [nil, .comma].contains(hints.separator) || hints.usesCommas || hints.usesPoints
    return isUsual ? nil : "point"
  }

  /// Whether the cells contradict a decimal separator that is given.
  func contradicts(_ hints: ColumnGuess.Hints) -> Bool {
    switch decimal {
    case .unknown, .either: false
    case .point: hints.isDecimalGiven && hints.usesCommas
    case .comma: hints.isDecimalGiven && !hints.usesCommas
    }
  }

  /// Whether the numbers have neither separators nor units nor limits, whatever other columns have.
  var hasDigitsOnly: Bool {
    guard case .unknown = decimal else { return false }
    return !isGrouped && prefix.isEmpty && suffix.isEmpty && conversion == nil
  }

  var usesPoints: Bool { if case .point = decimal { true } else { false } }

  var usesCommas: Bool { if case .comma = decimal { true } else { false } }

  /// Adds a cell with a text around its number.
  private mutating func addUnits(of cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = cell.firstIndex(where: NumberNotation.isDigit),
      let last = cell.lastIndex(where: NumberNotation.isDigit)
    else { return false }
    var start = first
    // A sign or a decimal separator belongs to the number.
    while start > 0, NumberNotation.isSign(cell[start - 1]) || cell[start - 1] == UInt8(ascii: ".")
    {
      start -= 1
    }
    var front = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell[..<start]))
    if let sign = front.first, NumberNotation.isSign(sign) {
      front = UnsafeBufferPointer(rebasing: front.dropFirst())
    }
    let back = CellNumber.trimmed(UnsafeBufferPointer(rebasing: cell[(last + 1)...]))
    guard front.isEmpty || Currency.matches(String(decoding: front, as: UTF8.self)),
      Self.isUnit(back)
    else { return false }
    if count == 0 || prefix.isEmpty && suffix.isEmpty {
      (prefix, suffix) = (Array(front), Array(back))
    } else {
      guard front.isEmpty || front.elementsEqual(prefix) else { return false }
    }
    let core = UnsafeBufferPointer(rebasing: cell[start...last])
    if back.isEmpty {
      if Self.number(core) != 0 { addBare(cell) }
    } else {
      units[Array(back), default: UnitUse()].add(
        Self.number(core), hasBlank: cell[last + 1] == UInt8(ascii: " "))
    }
    return add(core: core)
  }

  /// Returns a number before its decimal separator is certain; `nil` if neither is possible.
  static func number(_ core: UnsafeBufferPointer<UInt8>) -> Double? {
    NumberNotation(isGrouped: true).parse(core)
      ?? NumberNotation(decimal: UInt8(ascii: ","), isGrouped: true).parse(core)
  }

  private static func isUnit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= longestUnit
      && text.allSatisfy { !NumberNotation.isDigit($0) && $0 >= 0x20 && $0 != UInt8(ascii: ":") }
  }

  /// Adds the digits and separators of a number.
  private mutating func add(core: UnsafeBufferPointer<UInt8>) -> Bool {
    var commas: [Int] = []
    var points: [Int] = []
    var hasOthers = false
    for (place, byte) in core.enumerated() {
      switch byte {
      case UInt8(ascii: ","): commas.append(place)
      case UInt8(ascii: "."): points.append(place)
      case _ where NumberNotation.isDigit(byte), UInt8(ascii: "e"), UInt8(ascii: "E"): break
      case _ where NumberNotation.isSign(byte):
        guard place == 0 || core[place - 1] | 0x20 == UInt8(ascii: "e") else { return false }
      case _ where NumberNotation.isGroupSeparator(byte): hasOthers = true
      default: return CellNumber.parse(core) != nil
      }
    }
    count += 1
    if hasOthers { isGrouped = true }
    switch (commas.last, points.last) {
    case (nil, nil):
      if core.contains(where: { NumberNotation.isDigit($0) && $0 != UInt8(ascii: "0") }) {
        longestWhole = max(longestWhole, core.count(where: NumberNotation.isDigit))
      }
      return true
    case (let comma?, let point?):
      isGrouped = true
      return set(comma > point ? .comma : .point, isCertain: true)
    case (let comma?, nil):
      if commas.count > 1 {
        guard core.count - comma == 4 else { return false }
        isGrouped = true
        return set(.point, isCertain: true)
      }
      return canSeparateThousands(comma, in: core)
        ? set(.either(UInt8(ascii: ",")), isCertain: false) : set(.comma, isCertain: true)
    case (nil, let point?):
      if points.count > 1 {
        guard core.count - point == 4 else { return false }
        isGrouped = true
        return set(.comma, isCertain: true)
      }
      return canSeparateThousands(point, in: core)
        ? set(.either(UInt8(ascii: ".")), isCertain: false) : set(.point, isCertain: true)
    }
  }

  /// Whether a separator, the only one of a number, has three digits behind it and up to three in front of it.
  private func canSeparateThousands(_ place: Int, in core: UnsafeBufferPointer<UInt8>) -> Bool {
    core.count - place == 4 && (1...4).contains(place) && core[0] != UInt8(ascii: "0")
      && core[(place + 1)...].allSatisfy(NumberNotation.isDigit)
  }

  private mutating func set(_ new: Decimal, isCertain: Bool) -> Bool {
    switch (decimal, new) {
    case (.unknown, _), (.either, .point), (.either, .comma):
      if case .either(let byte) = decimal, isCertain {
        // The separators seen so far are those of groups, unless they are the decimal ones.
        let isDecimal =
          switch new {
          case .comma: byte == UInt8(ascii: ",")
          default: byte == UInt8(ascii: ".")
          }
        if !isDecimal { isGrouped = true }
      }
      decimal = new
      return true
    case (.either(let first), .either(let second)): return first == second
    case (.point, .either(let byte)):
      if byte == UInt8(ascii: ",") { isGrouped = true }
      return true
    case (.comma, .either(let byte)):
      if byte == UInt8(ascii: ".") { isGrouped = true }
      return true
    case (.point, .point), (.comma, .comma): return true
    default: return false
    }
  }
}
