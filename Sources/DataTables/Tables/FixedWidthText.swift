/// A text whose cells stand below each other in columns of fixed widths, with tabs instead of the blanks between them.
///
/// Cells can contain single blanks. SQL*Plus, `sqlcmd`, `docker stats` and R print such tables. Lines that are no rows
/// become blank ones, so that the others keep their numbers.
struct FixedWidthText {
  /// The text with a tab between two cells.
  let bytes: [UInt8]
  /// The lines below the table, which are left out.
  let skipped: [String]

  /// The maximum number of bytes, more than any program prints for people.
  private static let mostBytes = 1 << 20
  /// The part of the cells of a column that must be numbers.
  private static let mostlyNumbers = 0.9

  private typealias Line = [Unicode.Scalar]

  /// Divides a text.
  ///
  /// The columns are those of a rule of hyphens or equal signs below the header. Without a rule, they are separated by
  /// positions at which all lines have a blank. The header has a name that does not begin with a digit above each
  /// column but the first one, and the cells of a column are numbers; it is `nil` for other texts.
  ///
  /// - Parameter text: The text of a table.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= Self.mostBytes else { return nil }
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        Line(String(decoding: line, as: UTF8.self).unicodeScalars.filter { $0 != "\r" })
      }
    while let last = lines.last, Self.isBlank(last) { lines.removeLast() }
    let filled = lines.indices.filter { !Self.isBlank(lines[$0]) }
    guard filled.count > 2, !lines.joined().contains("\t") else { return nil }
    let (columns, rows, rest): ([Range<Int>], [Int], [Int])
    if let rule = Self.columns(ofRule: lines[filled[1]]) {
      columns = rule
      let body = filled.dropFirst(2)
      rows = Array(body.prefix { Self.fits(lines[$0], columns) })
      rest = Array(body.dropFirst(rows.count))
      // A line that looks like a row would be lost.
      guard !rest.contains(where: { Self.fits(lines[$0], columns) }) else { return nil }
    } else {
      rows = Array(filled.dropFirst())
      columns = Self.columns(between: filled.map { lines[$0] })
      rest = []
    }
    let names = columns.map { Self.cell($0, of: lines[filled[0]]) }
    guard columns.count > 1, !rows.isEmpty,
      !names.dropFirst().contains(""),
      // Blanks between two names are those between columns, of which one has a longer cell.
      !names.contains(where: { $0.first?.isNumber == true || $0.contains("  ") }),
      columns.indices.contains(where: { column in
        let numbers = rows.count { Self.isNumber(Self.cell(columns[column], of: lines[$0])) }
        return Double(numbers) >= Self.mostlyNumbers * Double(rows.count)
      })
    else { return nil }
    skipped = rest.map { Self.cell(0..<lines[$0].count, of: lines[$0]) }
    let kept = Set(rows).union([filled[0]])
    bytes = lines.indices.reduce(into: []) { bytes, index in
      if kept.contains(index) {
        for (place, column) in columns.enumerated() {
          if place > 0 { bytes.append(UInt8(ascii: "\t")) }
          AlignedText.append(cell: Array(Self.cell(column, of: lines[index]).utf8), to: &bytes)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Whether the second line that is not blank is a rule, which says where columns begin.
  static func hasRule(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 20).prefix(20)
      .map { line in
        Line(String(decoding: line, as: UTF8.self).unicodeScalars.filter { $0 != "\r" })
      }
      .filter { !isBlank($0) }
    return lines.count > 2 && columns(ofRule: lines[1]) != nil
  }

  private static func isBlank(_ line: Line) -> Bool { line.allSatisfy { $0 == " " } }

  /// Returns the columns below the parts of a rule, each of which ends where the next one begins; `nil` for another
  /// line and for a rule of one part.
  private static func columns(ofRule line: Line) -> [Range<Int>]? {
    guard line.allSatisfy({ $0 == "-" || $0 == "=" || $0 == " " }) else { return nil }
    let starts = line.indices.filter { line[$0] != " " && ($0 == 0 || line[$0 - 1] == " ") }
    guard starts.count > 1 else { return nil }
    return zip([0] + starts.dropFirst(), starts.dropFirst() + [Int.max]).map { $0..<$1 }
  }

  /// Whether a line reaches the second column, and has a blank in front of each one that it reaches but the first.
  private static func fits(_ line: Line, _ columns: [Range<Int>]) -> Bool {
    line.count > columns[1].lowerBound
      && columns.dropFirst().allSatisfy {
        $0.lowerBound > line.count || line[$0.lowerBound - 1] == " "
      }
  }

  /// Returns the columns between the positions at which all lines have a blank.
  ///
  /// Such a position, with the next words behind it, belongs to the column in front of it if the first line, which is
  /// the header, has no name there.
  private static func columns(between lines: [Line]) -> [Range<Int>] {
    var isFilled = Array(repeating: false, count: lines.map(\.count).max() ?? 0)
    for line in lines {
      for place in line.indices where line[place] != " " { isFilled[place] = true }
    }
    let words = isFilled.indices.filter { isFilled[$0] && ($0 == 0 || !isFilled[$0 - 1]) }
    let starts = words.enumerated().filter { index, word in
      guard index > 0, !isFilled[word - 1], isFilled[word - 2] else { return true }
      let end = index + 1 < words.count ? words[index + 1] : Int.max
      return !cell(word..<end, of: lines[0]).isEmpty
    }
    .map(\.element)
    return zip(starts, starts.dropFirst() + [Int.max]).map { $0..<$1 }
  }

  /// Returns the text of a line in a column, without blanks around it.
  private static func cell(_ column: Range<Int>, of line: Line) -> String {
    guard column.lowerBound < line.count else { return "" }
    var cell = line[column.lowerBound..<min(column.upperBound, line.count)]
    while cell.first == " " { cell.removeFirst() }
    while cell.last == " " { cell.removeLast() }
    return String(String.UnicodeScalarView(cell))
  }

  private static func isNumber(_ cell: String) -> Bool {
    cell.drop { "+-.$€£".contains($0) }.first?.isNumber == true
  }
}
