/// A table with lines around its cells, as Markdown, `mysql`, `psql` and DuckDB have it, with tabs between the cells
/// instead.
///
/// Lines keep their numbers: those that are no rows are blank.
struct BoxedText {
  /// The text with a tab between two cells.
  private(set) var bytes: [UInt8] = []
  /// Whether a line is drawn below the first row, which has the names of the columns.
  private(set) var hasHeader = false
  /// The lines above and below the table, which are left out.
  private(set) var skipped: [String] = []

  /// The number of lines among which the table begins.
  private static let tried = 40

  /// The way in which the lines are drawn.
  private enum Style {
    /// With vertical bars, plus signs and hyphens.
    case ascii
    /// With vertical bars and hyphens, so that cells can have marks of Markdown.
    case markdown
    /// With the characters for boxes in Unicode.
    case unicode
  }

  private let style: Style
  /// Whether bars are also drawn in front of the first cell, and usually behind the last one.
  private let isClosed: Bool
  private let text: UnsafeBufferPointer<UInt8>

  /// Converts a text; `nil` for a text without such a table.
  ///
  /// The table is the first one in the text, and has one of these:
  /// - a line that is drawn above or below its first row;
  /// - the names of the columns in its upper edge, as ClickHouse prints them;
  /// - a line that is drawn below several rows and is no row of hyphens for missing values;
  /// - in all lines of the text, vertical bars at the beginning and the end.
  ///
  /// Left out are the types of the columns, which are further rows above the drawn line in boxes of Unicode, the number
  /// of rows, which is one cell below them, and rows of hyphens or dots.
  ///
  /// - Parameter text: The text, which must outlive the initializer.
  /// - Complexity: O(*n*) for *n* bytes of a text with such a table, or else of its first lines.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    let first = Self.lines(of: text, most: Self.tried)
    let top: Int
    if let (index, style, isClosed) = Self.firstRule(in: first, text) {
      (top, self.style, self.isClosed) = (index, style, isClosed)
    } else {
      let filled = first.filter { !Self.trimmed($0, text).isEmpty }
      guard filled.count > 1, filled.allSatisfy({ Self.isEnclosed($0, text) }) else { return nil }
      (top, style, isClosed) = (0, .markdown, true)
    }
    convert(Self.lines(of: text, most: .max), from: top)
    guard !bytes.allSatisfy({ $0 == UInt8(ascii: "\n") }) else { return nil }
  }

  /// Finds the line with which a table begins: the first drawn line, or the first row above it.
  private static func firstRule(
    in lines: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>
  ) -> (index: Int, style: Style, isClosed: Bool)? {
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      guard let style = ruleStyle(of: line, text) else {
        if names(inEdge: line, text) != nil, let next, isRow(next, .unicode, text) {
          return (index, .unicode, true)
        }
        continue
      }
      if index > 0 {
        let row = lines[index - 1]
        let isClosed = !beginsWithStroke(line, text) || bar(at: row.lowerBound, style, text) != nil
        let bars = barCount(of: row, style, text)
        let isOther = { (line: Range<Int>) in
          isClosed && !isRow(line, style, text) || barCount(of: line, style, text) != bars
        }
        if bars > 0, !isOther(row) {
          let top = lines[..<index].lastIndex(where: isOther).map { $0 + 1 } ?? 0
          if top == index - 1 || isCertainRule(line, style, text) { return (top, style, isClosed) }
          continue
        }
      }
      if let next, !beginsWithStroke(line, text), isRow(next, style, text) {
        return (index, style, true)
      }
    }
    return nil
  }

  /// Whether a drawn line is no row of hyphens for missing values, which are three at most.
  private static func isCertainRule(
    _ line: Range<Int>, _ style: Style, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    style != .markdown || text[line].split { $0 != UInt8(ascii: "-") }.contains { $0.count > 3 }
  }

  /// Returns the names of columns in the upper edge of a box, such as `┌─day─┬─v─┐`; `nil` for any other line.
  private static func names(
    inEdge line: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>]? {
    let line = trimmed(line, text)
    guard text[line].starts(with: "┌".utf8) else { return nil }
    // The characters of lines have three bytes each.
    let isStroke = { (place: Int) in
      ["┌", "─", "┬", "┐"].contains { text[place..<line.upperBound].starts(with: $0.utf8) }
    }
    var (names, place): ([Range<Int>], Int) = ([], line.lowerBound)
    while place < line.upperBound {
      while place < line.upperBound, isStroke(place) { place += 3 }
      let start = place
      while place < line.upperBound, !isStroke(place) { place += 1 }
      if start < place { names.append(start..<place) }
    }
    return names.isEmpty ? nil : names
  }

  /// Whether a drawn line begins without a corner or a bar.
  private static func beginsWithStroke(
    _ line: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let first = String(decoding: text[trimmed(line, text)].prefix(3), as: UTF8.self).first
    return first.map { "-=:─━═".contains($0) } ?? false
  }

  /// Appends the rows from an index on, until a line is neither a row nor drawn.
  private mutating func convert(_ lines: [Range<Int>], from top: Int) {
    var end = top
    // The numbers of rows above the first line that is drawn below one, and of those above a row below it.
    var (rule, head): (Int?, Int?) = (nil, nil)
    var rows: [(line: Int, cells: [Range<Int>])] = []
    while end < lines.count {
      let line = lines[end]
      if Self.ruleStyle(of: line, text) != nil {
        // Hyphens and dots between the bars of a box stand for cells.
        if !rows.isEmpty, style != .unicode || !Self.isRow(line, style, text) {
          rule = rule ?? rows.count
        }
      } else if isClosed ? Self.isRow(line, style, text) : Self.hasBar(line, style, text) {
        rows.append((end, cells(of: line)))
        head = head ?? rule
      } else if let names = Self.names(inEdge: line, text),
        end == top || names.elementsEqual(rows[0].cells, by: { text[$0].elementsEqual(text[$1]) })
      {
        // The blocks of a long result repeat the names.
        if end == top { rows.append((end, names)) }
        rule = rule ?? 1
      } else {
        break
      }
      end += 1
    }
    if style == .unicode {
      let count = rows.first?.cells.count ?? 0
      let isOpened = Self.ruleStyle(of: lines[top], text) != nil
      let types = 1..<(isOpened ? head ?? 1 : 1)
      rows = rows.enumerated().filter { index, row in
        !types.contains(index) && (row.cells.count == count || row.cells.count > 1)
      }.map(\.element)
      if isOpened { head = head.map { _ in 1 } }
    }
    hasHeader = head == 1 && rows.count > 1
    skipped = (lines[..<top] + lines[end...]).map { Self.trimmed($0, text) }.filter { !$0.isEmpty }
      .map { String(decoding: text[$0], as: UTF8.self) }
    bytes.reserveCapacity(text.count)
    var rest = rows[...]
    for index in lines.indices {
      if rest.first?.line == index, let cells = rest.popFirst()?.cells {
        for (column, cell) in cells.enumerated() {
          if column > 0 { bytes.append(UInt8(ascii: "\t")) }
          appendCell(cell)
        }
      }
      if lines[index].upperBound < text.count { bytes.append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func appendCell(_ cell: Range<Int>) {
    guard style == .markdown, text[cell].contains(UInt8(ascii: "\\")) else {
      return AlignedText.append(cell: text[cell], to: &bytes)
    }
    let plain = String(decoding: text[cell], as: UTF8.self).replacing("\\|", with: "|")
    AlignedText.append(cell: Array(plain.utf8)[...], to: &bytes)
  }

  /// Returns the cells between the bars of a line, without blanks and marks of Markdown around them.
  private func cells(of line: Range<Int>) -> [Range<Int>] {
    var rest = Self.trimmed(line, text)
    if isClosed, let length = Self.bar(at: rest.lowerBound, style, text) {
      rest = (rest.lowerBound + length)..<rest.upperBound
    }
    var (cells, start, place): ([Range<Int>], Int, Int) = ([], rest.lowerBound, rest.lowerBound)
    while place < rest.upperBound {
      let isEscaped = style == .markdown && place > start && text[place - 1] == UInt8(ascii: "\\")
      if !isEscaped, let length = Self.bar(at: place, style, text) {
        cells.append(start..<place)
        place += length
        start = place
      } else {
        place += 1
      }
    }
    if !isClosed || start < rest.upperBound { cells.append(start..<rest.upperBound) }
    return cells.map { cell in
      let cell = Self.trimmed(cell, text)
      return style == .markdown ? Self.withoutMarks(cell, text) : cell
    }
  }

  /// Returns a cell without `**` or backticks around it.
  private static func withoutMarks(
    _ cell: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    for mark in ["**", "`"] where cell.count > 2 * mark.utf8.count {
      let count = mark.utf8.count
      if text[cell].starts(with: mark.utf8), text[cell].suffix(count).elementsEqual(mark.utf8) {
        return (cell.lowerBound + count)..<(cell.upperBound - count)
      }
    }
    return cell
  }

  /// Whether a line begins with a bar.
  private static func isRow(
    _ line: Range<Int>, _ style: Style, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    bar(at: trimmed(line, text).lowerBound, style, text) != nil
  }

  private static func hasBar(
    _ line: Range<Int>, _ style: Style, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    line.contains { bar(at: $0, style, text) != nil }
  }

  /// Whether a line begins and ends with a vertical bar, and has another one.
  private static func isEnclosed(
    _ line: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let line = trimmed(line, text)
    let bar = UInt8(ascii: "|")
    return line.count > 2 && text[line].first == bar && text[line].last == bar
      && text[line].dropFirst().dropLast().contains(bar)
  }

  private static func barCount(
    of line: Range<Int>, _ style: Style, _ text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    line.count { bar(at: $0, style, text) != nil }
  }

  /// Returns the number of bytes of the bar at an offset; `nil` if there is none.
  private static func bar(
    at place: Int, _ style: Style, _ text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard place < text.count else { return nil }
    guard style == .unicode else { return text[place] == UInt8(ascii: "|") ? 1 : nil }
    guard text[place] == 0xE2, place + 2 < text.count else { return nil }
    // U+2502, U+2503, U+2506 and U+2551.
    let isBar =
      switch (text[place + 1], text[place + 2]) {
      case (0x94, 0x82), (0x94, 0x83), (0x94, 0x86), (0x95, 0x91): true
      default: false
      }
    return isBar ? 3 : nil
  }

  /// Returns the style of a line that consists of drawn lines and dots; `nil` for any other line.
  private static func ruleStyle(
    of line: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Style? {
    let line = trimmed(line, text)
    var (hasStroke, hasJunction, hasPlus, isUnicode) = (false, false, false, false)
    for scalar in String(decoding: text[line], as: UTF8.self).unicodeScalars {
      switch scalar {
      case " ", ":": break
      case "-", "=": hasStroke = true
      case "|": hasJunction = true
      case "+": (hasJunction, hasPlus) = (true, true)
      case "·", "…", "─", "━", "═": (hasStroke, isUnicode) = (true, true)
      case "\u{2500}"..."\u{257F}": (hasJunction, isUnicode) = (true, true)
      default: return nil
      }
    }
    guard hasStroke, hasJunction else { return nil }
    return isUnicode ? .unicode : hasPlus ? .ascii : .markdown
  }

  private static func lines(
    of text: UnsafeBufferPointer<UInt8>, most: Int
  ) -> [Range<Int>] {
    var (lines, place): ([Range<Int>], Int) = ([], 0)
    while place < text.count, lines.count < most {
      let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      lines.append(place..<end)
      place = end + 1
    }
    return lines
  }

  /// Returns a range of the text without blanks around it.
  private static func trimmed(
    _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let isBlank = { (place: Int) in
      text[place] == 0x20 || text[place] == 0x09 || text[place] == 0x0D
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return start..<end
  }
}
