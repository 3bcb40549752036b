/// A text whose cells are separated by runs of blanks, as `df`, `ps` and `vmstat` print them, with tabs instead.
///
/// Lines keep their numbers: those that are no rows are blank.
struct AlignedText {
  /// The text with a tab between two cells.
  let bytes: [UInt8]
  /// The lines above the header, which are left out.
  let skipped: [String]
  /// The number of comments, which are left out.
  let comments: Int
  /// The sentence about a comment that has the names of the columns; `nil` for none.
  let header: String?
  /// Whether the header has no name for the first column.
  let hasRowNames: Bool

  /// The number of lines that are examined.
  private static let tried = 1000
  /// The part of the cells of a column that must be numbers.
  private static let mostlyNumbers = 0.9

  /// A line that is not blank, with its words; a date and the time behind it are one.
  private struct Line {
    /// The offset of the line, with blanks in front of its first word.
    var start: Int
    var range: Range<Int>
    var words: [Range<Int>]
    /// The indices of the words that are a date and a time.
    var joined: [Int]
  }

  /// Divides a text.
  ///
  /// Lines have equally many words, one of which is a number in most lines. The header can have more words, as that of
  /// `df`, if their places show the cells to which they belong. Rows can have more words than a header without numbers,
  /// as those of `ps`, if some have equally many. Lines above the header have fewer words; they and the header can
  /// recur. Lines that begin with `#` are comments at the beginning of the text, and below it if a blank follows. The
  /// last one at the beginning with as many words as rows without a header has the names. It is `nil` for other texts.
  ///
  /// - Parameters:
  ///   - text: The text of a table.
  ///   - readsNames: Whether a comment can have the names of the columns.
  init?(_ text: UnsafeBufferPointer<UInt8>, readsNames: Bool) {
    let lines = Self.lines(of: text, most: Self.tried)
    guard lines.count > 1, let layout = Layout(lines, text) else { return nil }
    hasRowNames = layout.hasRowNames
    skipped = lines[..<layout.top].map { Self.string($0.range, in: text) }
    let repeated = Dictionary(
      grouping: lines[..<(layout.top + (layout.hasHeader ? 1 : 0))].map(\.range), by: \.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    let top = Self.comments(in: text)
    var heads =
      readsNames && !layout.hasHeader
      ? top.lines.filter { line in
        line.words.count == layout.count && !line.words.contains { Self.isNumber($0, in: text) }
      }
      .suffix(2) : []
    let units = heads.last.flatMap { line in
      line.words.allSatisfy { TablePreamble.isUnit(Self.string($0, in: text)) } ? line : nil
    }
    if heads.count == 2 { heads.remove(at: units == nil ? heads.startIndex : heads.endIndex - 1) }
    let names = heads.last
    header = names.map { TablePreamble.sentence(onHeader: text[$0.start..<$0.range.upperBound]) }
    let lineEnds = { (part: Range<Int>) in text[part].filter { $0 == UInt8(ascii: "\n") } }
    bytes += lineEnds(0..<(names?.start ?? top.end))
    if let names {
      Self.append(names.words, layout.count, of: text, to: &bytes)
      var end = names.start
      if let units, units.start > end {
        bytes += lineEnds(end..<units.start)
        Self.append(units.words, layout.count, of: text, to: &bytes)
        end = units.start
      }
      bytes += lineEnds(end..<top.end)
    }
    let named = names == nil ? 0 : units.map { $0.start > names?.start ?? 0 } == true ? 2 : 1
    var (place, comments) = (top.end, top.count - named)
    var (known, isHeader) = (0, layout.hasHeader)
    while place < text.count {
      let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let line = Self.line(in: text, place..<end)
      if let line, Self.isComment(line, in: text) {
        comments += 1
      } else if let line {
        let isRepeated = { () in
          repeated[line.range.count]?.contains { text[$0].elementsEqual(text[line.range]) } ?? false
        }
        if known >= layout.top, isHeader || !isRepeated() {
          let words = isHeader ? layout.names ?? line.words : line.words
          isHeader = false
          Self.append(words, layout.count, of: text, to: &bytes)
        }
        known += 1
      }
      if end < text.count { bytes.append(UInt8(ascii: "\n")) }
      place = end + 1
    }
    (self.bytes, self.comments) = (bytes, comments)
  }

  /// Whether most lines have a number among several words, although they are no rows of equally many cells.
  static func isLikely(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let lines = lines(of: text, most: tried)
      .filter { text[$0.range.lowerBound] != UInt8(ascii: "#") }
    let count = lines.count { line in
      line.words.count > 2 && line.words.contains { isNumber($0, in: text) }
    }
    return lines.count > 1 && Double(count) >= mostlyNumbers * Double(lines.count - 1)
  }

  /// The roles of the lines.
  private struct Layout {
    /// The number of cells.
    var count: Int
    /// The index of the header, or else of the first row.
    var top: Int
    var hasHeader: Bool
    /// The names of the cells if the header has more words, or one word less.
    var names: [Range<Int>]?
    /// Whether the header has no name for the first column.
    var hasRowNames: Bool

    init?(_ lines: [Line], _ text: UnsafeBufferPointer<UInt8>) {
      let counts = lines.map(\.words.count)
      let isHeader = { (line: Line) in !line.words.contains { AlignedText.isNumber($0, in: text) } }
      guard let usual = counts.mostCommon, let first = counts.firstIndex(of: usual) else {
        return nil
      }
      // More words than names: the last cell has several, and some rows have one there.
      let head = AlignedText.string(lines[0].range, in: text)
      let rest = lines.dropFirst().filter { AlignedText.string($0.range, in: text) != head }
        .map(\.words.count)
      // In an excerpt of `ps`, all may have several.
      let hasOpenEnd = { () in
        Set(rest).count > 1 && Self.endsWithTexts(lines.dropFirst(), count: counts[0], text)
      }
      // A number alone in the last cell has no other words behind it.
      let hasTexts = { () in
        lines.dropFirst().contains { line in
          line.words.count == counts[0]
            && !AlignedText.isNumber(line.words[counts[0] - 1], in: text)
            && AlignedText.string(line.range, in: text) != head
        }
      }
      let isOpen =
        isHeader(lines[0]) && rest.allSatisfy { $0 >= counts[0] }
        && (rest.contains(counts[0]) && (Set(rest).count == 1 || hasTexts()) || hasOpenEnd())
      hasRowNames =
        isHeader(lines[0]) && Set(rest) == [counts[0] + 1]
        && AlignedText.haveRowNames(lines, text)
      if hasRowNames {
        (count, top, hasHeader) = (usual, 0, true)
        names = [lines[0].start..<lines[0].start] + lines[0].words
      } else if isOpen {
        (count, top, hasHeader) = (counts[0], 0, true)
      } else if first > 0, counts[first - 1] > usual, isHeader(lines[first - 1]) {
        (count, top, hasHeader) = (usual, first - 1, true)
      } else {
        (count, top, hasHeader) = (usual, first, isHeader(lines[first]))
      }
      // The header of `sar` begins with a time, above columns of numbers.
      if !hasHeader, first == top, lines[top].words.count > 1,
        AlignedText.isClock(lines[top].words[0], in: text),
        !lines[top].words.dropFirst().contains(where: { AlignedText.isNumber($0, in: text) }),
        lines.dropFirst(top + 1).contains(where: { line in
          line.words.dropFirst().contains { AlignedText.isNumber($0, in: text) }
        })
      {
        hasHeader = true
      }
      guard count > 1, top == 0 || hasHeader else { return nil }
      let heads = Set(lines[...top].map { AlignedText.string($0.range, in: text) })
      let rows = lines.dropFirst(top + (hasHeader ? 1 : 0))
        .filter { !hasHeader || !heads.contains(AlignedText.string($0.range, in: text)) }
      let columns = count
      guard !rows.isEmpty,
        rows.allSatisfy({ isOpen ? $0.words.count >= columns : $0.words.count == columns })
      else { return nil }
      let hasNumbers = (0..<columns).contains { column in
        let count = rows.count { AlignedText.isNumber($0.words[column], in: text) }
        return Double(count) >= AlignedText.mostlyNumbers * Double(rows.count)
      }
      guard hasNumbers else { return nil }
      guard counts[top] > count, !hasRowNames else { return }
      names =
        Self.names(in: lines[top], above: Array(rows), text)
        ?? Self.names(in: lines[top], aboveTimesOf: Array(rows))
      if names == nil { return nil }
    }

    /// Whether most rows have a number in front of the last of some cells, in which they have other words.
    private static func endsWithTexts(
      _ rows: ArraySlice<Line>, count: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      let fitting = rows.count { row in
        row.words.count >= count && !AlignedText.isNumber(row.words[count - 1], in: text)
          && row.words.prefix(count - 1).contains { AlignedText.isNumber($0, in: text) }
      }
      return Double(fitting) >= AlignedText.mostlyNumbers * Double(rows.count)
    }

    /// Returns the names of cells in a header that has two words for each date with a time; `nil` for another one.
    private static func names(in header: Line, aboveTimesOf rows: [Line]) -> [Range<Int>]? {
      guard let first = rows.first, rows.allSatisfy({ $0.joined == first.joined }),
        header.words.count == first.words.count + first.joined.count
      else { return nil }
      var rest = header.words[...]
      return first.words.indices.compactMap { cell in
        let word = rest.popFirst()
        let last = first.joined.contains(cell) ? rest.popFirst() : word
        guard let word, let last else { return nil }
        return word.lowerBound..<last.upperBound
      }
    }

    /// Returns the names of cells in a header that has more words.
    ///
    /// A word belongs to the cells with which it overlaps, or else to the name from which one blank separates it.
    ///
    /// - Returns: The names; `nil` if a word overlaps with several cells or belongs to none, or cells have no name.
    private static func names(
      in header: Line, above rows: [Line], _ text: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>]? {
      guard var cells = rows.first.map({ AlignedText.places(in: $0, text) }) else { return nil }
      for row in rows {
        cells = zip(cells, AlignedText.places(in: row, text)).map { cell, other in
          min(cell.lowerBound, other.lowerBound)..<max(cell.upperBound, other.upperBound)
        }
      }
      guard zip(cells, cells.dropFirst()).allSatisfy({ $0.upperBound < $1.lowerBound }) else {
        return nil
      }
      let words = AlignedText.places(in: header, text)
      var owners: [Int?] = []
      for (index, word) in words.enumerated() {
        let found = cells.indices.filter { cells[$0].overlaps(word) }
        guard found.count < 2 else { return nil }
        let isNear = index > 0 && word.lowerBound == words[index - 1].upperBound + 1
        owners.append(found.first ?? (isNear ? owners[index - 1] : nil))
      }
      for index in words.indices.dropLast().reversed()
      where owners[index] == nil && words[index].upperBound + 1 == words[index + 1].lowerBound {
        owners[index] = owners[index + 1]
      }
      var names: [Range<Int>] = []
      for cell in cells.indices {
        guard let first = owners.firstIndex(of: cell), let last = owners.lastIndex(of: cell) else {
          return nil
        }
        names.append(header.words[first].lowerBound..<header.words[last].upperBound)
      }
      return owners.contains(nil) ? nil : names
    }
  }

  /// Whether the lines below a header that begins without a blank begin with the names of rows that R writes: numbers
  /// from 1 on, or texts in quotation marks.
  private static func haveRowNames(_ lines: [Line], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard lines[0].range.lowerBound == lines[0].start else { return false }
    let mark = "\""
    let names = lines.dropFirst().map { string($0.words[0], in: text) }
    let bare = names.map {
      $0.count > 1 && $0.hasPrefix(mark) && $0.hasSuffix(mark)
        ? String($0.dropFirst().dropLast()) : $0
    }
    let areQuoted = zip(names, bare).allSatisfy { $0 != $1 }
    // The blanks below one word can be those of numbers such as `1 000`.
    return RowNames.areSome(bare) && (areQuoted || bare[0] == "1" && lines[0].words.count > 1)
  }

  /// Returns the ranges of characters of the words of a line.
  private static func places(
    in line: Line, _ text: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var (place, count) = (line.start, 0)
    func characters(before end: Int) -> Int {
      count += text[place..<end].count { $0 & 0xC0 != 0x80 }
      place = end
      return count
    }
    return line.words.map { characters(before: $0.lowerBound)..<characters(before: $0.upperBound) }
  }

  /// Returns the comments at the beginning of a text: those with words, without the `#`, the number of all of them, and
  /// the offset of the first line that is neither blank nor a comment.
  private static func comments(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (lines: [Line], count: Int, end: Int) {
    var (lines, count, place): ([Line], Int, Int) = ([], 0, 0)
    while place < text.count {
      let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if let line = line(in: text, place..<end) {
        let sign = line.range.lowerBound
        guard text[sign] == UInt8(ascii: "#") else { break }
        count += 1
        let words = text[sign..<end].firstIndex { $0 != UInt8(ascii: "#") } ?? end
        if var comment = Self.line(in: text, words..<end) {
          comment.start = place
          lines.append(comment)
        }
      }
      place = min(end + 1, text.count)
    }
    return (lines, count, place)
  }

  /// Whether a line below the first ones is a comment, and not a row such as `#1 Ada 5`.
  private static func isComment(_ line: Line, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    line.words[0].count == 1 && text[line.words[0].lowerBound] == UInt8(ascii: "#")
  }

  private static func string(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private static func lines(of text: UnsafeBufferPointer<UInt8>, most: Int) -> [Line] {
    var (lines, place) = ([Line](), comments(in: text).end)
    while place < text.count, lines.count < most {
      let end = text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if let line = line(in: text, place..<end), !isComment(line, in: text) { lines.append(line) }
      place = end + 1
    }
    return lines
  }

  /// Returns the words of a line; `nil` for a blank line.
  private static func line(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Line? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var (words, joined, place): ([Range<Int>], [Int], Int) = ([], [], range.lowerBound)
    while true {
      while place < range.upperBound, isBlank(text[place]) { place += 1 }
      guard place < range.upperBound else { break }
      let start = place
      if text[start] == UInt8(ascii: "\""),
        let quote = text[(start + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\""))
      {
        place = quote + 1
      }
      while place < range.upperBound, !isBlank(text[place]) { place += 1 }
      let isMeridiem =
        ["AM", "PM"].contains { text[start..<place].elementsEqual($0.utf8) }
      if let last = words.last, isMeridiem, isClock(last, in: text) {
        words[words.count - 1] = last.lowerBound..<place
      } else if let last = words.last, isDate(last, in: text), isClock(start..<place, in: text) {
        words[words.count - 1] = last.lowerBound..<place
        joined.append(words.count - 1)
      } else {
        words.append(start..<place)
      }
    }
    guard let first = words.first, let last = words.last else { return nil }
    return Line(
      start: range.lowerBound, range: first.lowerBound..<last.upperBound, words: words,
      joined: joined)
  }

  private static func isDate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 10 && CellTime.parse(UnsafeBufferPointer(rebasing: text[word])) != nil
  }

  private static func isClock(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count >= 5 && NumberNotation.isDigit(text[word.lowerBound])
      && text[word.lowerBound + 2] == UInt8(ascii: ":")
  }

  /// Whether a word begins with a digit, perhaps behind a sign, a point or a currency, and is no name such as
  /// `1K-blocks`.
  private static func isNumber(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = text[word]
    if let hyphen = bytes.lastIndex(of: UInt8(ascii: "-")) {
      let end = bytes[(hyphen + 1)...]
      let isName = end.count > 3 && end.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      if isName, DateNames.month(String(decoding: end, as: UTF8.self).lowercased()) == nil {
        return false
      }
    }
    let start = bytes.firstIndex { byte in
      !NumberNotation.isSign(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "$")
    }
    return start.map { NumberNotation.isDigit(text[$0]) } ?? false
  }

  /// Appends cells with tabs between them; words beyond the last cell belong to it.
  private static func append(
    _ words: [Range<Int>], _ count: Int, of text: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) {
    for (column, word) in words.prefix(count).enumerated() {
      if column > 0 { bytes.append(UInt8(ascii: "\t")) }
      let end = column == count - 1 ? words.last?.upperBound ?? word.upperBound : word.upperBound
      append(cell: text[word.lowerBound..<end], to: &bytes)
    }
  }

  /// Appends a cell, which is quoted if it contains a tab, or begins with a quotation mark and is no quoted cell.
  static func append<Bytes: BidirectionalCollection<UInt8>>(
    cell: Bytes, to bytes: inout [UInt8]
  ) {
    let mark = UInt8(ascii: "\"")
    guard cell.first == mark ? !isQuoted(cell) : cell.contains(UInt8(ascii: "\t")) else {
      bytes.append(contentsOf: cell)
      return
    }
    bytes.append(mark)
    for byte in cell { bytes.append(contentsOf: repeatElement(byte, count: byte == mark ? 2 : 1)) }
    bytes.append(mark)
  }

  /// Whether a cell has a quotation mark at its beginning and its end, and only doubled ones in between.
  private static func isQuoted<Bytes: BidirectionalCollection<UInt8>>(_ cell: Bytes) -> Bool {
    let mark = UInt8(ascii: "\"")
    guard cell.count > 1, cell.first == mark, cell.last == mark else { return false }
    var isOpen = false
    for byte in cell.dropFirst().dropLast() {
      if isOpen, byte != mark { return false }
      isOpen = byte == mark && !isOpen
    }
    return !isOpen
  }
}
