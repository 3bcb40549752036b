/// A cursor that reads the cells of delimiter-separated text in order (RFC 4180).
///
/// A line ends with a line feed, optionally preceded by a carriage return. A quoted cell begins and ends with
/// a quotation mark and may contain separators and line ends; a doubled quotation mark in it is an escaped
/// one.
package struct CellCursor {
  /// A cell, located in the text.
  package struct Cell {
    /// The range of its bytes, without the enclosing quotation marks.
    package var range: Range<Int>
    /// Whether the cell is quoted.
    package var isQuoted = false
    /// Whether it is the last cell of its record.
    package var endsRecord = false

    /// Returns the cell as text, without surrounding spaces and with unescaped quotation marks.
    package func text(in text: UnsafeBufferPointer<UInt8>) -> String {
      let trimmed = CellNumber.trimmed(UnsafeBufferPointer(rebasing: text[range]))
      let characters = String(decoding: trimmed, as: UTF8.self)
      return isQuoted ? characters.replacing("\"\"", with: "\"") : characters
    }
  }

  /// The error for a cell that cannot be read.
  package struct Fault: Error {
    /// The offset of the defect in the text, in bytes.
    package var place: Int
    /// The defect of the cell, and the remedy.
    package var message: String
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  /// The offset of the next cell, in bytes.
  package internal(set) var place: Int

  /// Creates a cursor at an offset in a text, which must outlive the cursor.
  package init(_ text: UnsafeBufferPointer<UInt8>, separator: CellSeparator, at place: Int) {
    self.text = text
    self.separator = separator.rawValue
    self.place = place
  }

  /// Whether there are no more records.
  package var isAtEnd: Bool { place >= text.count }

  /// Skips a blank line, and returns whether there was one.
  package mutating func skipBlankLine() -> Bool {
    guard let end = lineEnd(at: place) else { return false }
    place = end
    return true
  }

  /// Skips a comment, and returns whether there was one.
  ///
  /// - Parameter rule: The rule for records that begin with `#`; `nil` to skip only a line that begins with it and
  ///   whose cells cannot be read.
  /// - Returns: Whether a comment was skipped: the record, or the line if its cells cannot be read.
  /// - Complexity: O(*n*) for *n* bytes of the record.
  mutating func skipComment(_ rule: CommentRule?) -> Bool {
    guard !isAtEnd, text[place] == UInt8(ascii: "#") else { return false }
    let record = record()
    let next = place + 1 < text.count ? text[place + 1] : nil
    guard rule?.isComment(cells: record?.cells, next: next) ?? (record == nil) else { return false }
    place =
      record?.end ?? text[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
    return true
  }

  /// Returns the number of cells of the record at the place, and the offset after it; `nil` for cells that cannot be
  /// read.
  private func record() -> (cells: Int, end: Int)? {
    var cursor = self
    var count = 0
    while let cell = try? cursor.next() {
      count += 1
      if cell.endsRecord { return (count, cursor.place) }
    }
    return nil
  }

  /// Returns the next cell, and moves behind it.
  ///
  /// - Throws: `Fault` for a quotation mark that is not closed, or that is closed before the end of its cell.
  @inline(__always)
  package mutating func next() throws(Fault) -> Cell {
    if place < text.count, text[place] == UInt8(ascii: "\"") { return try nextQuoted() }
    let start = place
    while place < text.count {
      let byte = text[place]
      if byte == separator {
        place += 1
        return Cell(range: start..<place - 1)
      }
      if byte == UInt8(ascii: "\n") {
        let end = place > start && text[place - 1] == UInt8(ascii: "\r") ? place - 1 : place
        place += 1
        return Cell(range: start..<end, endsRecord: true)
      }
      place += 1
    }
    return Cell(range: start..<place, endsRecord: true)
  }

  private mutating func nextQuoted() throws(Fault) -> Cell {
    let quote = place
    place += 1
    while place < text.count {
      guard text[place] == UInt8(ascii: "\"") else {
        place += 1
        continue
      }
      if place + 1 < text.count, text[place + 1] == UInt8(ascii: "\"") {
        place += 2
        continue
      }
      var cell = Cell(range: quote + 1..<place, isQuoted: true)
      place += 1
      if place == text.count {
        cell.endsRecord = true
      } else if text[place] == separator {
        place += 1
      } else if let end = lineEnd(at: place) {
        place = end
        cell.endsRecord = true
      } else {
        throw Fault(
          place: place,
          message:
            "text after the quotation mark that closes a cell. Double the quotation marks inside a cell."
        )
      }
      return cell
    }
    throw Fault(
      place: quote, message: "a quotation mark that is never closed. Close the quotation mark.")
  }

  /// Returns the offset after the line end at an offset; `nil` if there is no line end there.
  private func lineEnd(at place: Int) -> Int? {
    guard place < text.count else { return nil }
    if text[place] == UInt8(ascii: "\n") { return place + 1 }
    guard text[place] == UInt8(ascii: "\r"), place + 1 < text.count,
      text[place + 1] == UInt8(ascii: "\n")
    else { return nil }
    return place + 2
  }
}
