/// Goes through the cells of a text of separated values, byte by byte (RFC 4180).
///
/// Lines end in a line feed, with or without a carriage return before it. A cell that begins with a
/// quote ends with one; two quotes in it stand for one, and it may hold separators and line ends.
package struct CellCursor {
  /// A cell as it stands in the text.
  package struct Cell {
    /// Its bytes, without the quotes around it.
    package var range: Range<Int>
    /// Whether quotes stood around it.
    package var isQuoted = false
    /// Whether it is the last one of its record.
    package var endsRecord = false

    /// The cell as text, without spaces around it and with single quotation marks.
    package func text(in text: UnsafeBufferPointer<UInt8>) -> String {
      let trimmed = CellNumber.trimmed(UnsafeBufferPointer(rebasing: text[range]))
      let characters = String(decoding: trimmed, as: UTF8.self)
      return isQuoted ? characters.replacing("\"\"", with: "\"") : characters
    }
  }

  /// A cell that cannot be read.
  package struct Fault: Error {
    /// Where it is in the text.
    package var place: Int
    /// The defect of the cell, and the remedy.
    package var message: String
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  /// Where the next cell begins.
  package private(set) var place: Int

  /// Begins at a place of a text, which must outlive the cursor.
  package init(_ text: UnsafeBufferPointer<UInt8>, separator: UInt8, at place: Int) {
    self.text = text
    self.separator = separator
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

  /// Takes the next cell.
  ///
  /// - Throws: A fault for quotes that do not end, or that end before their cell does.
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

  /// The place behind the line end that stands at a place.
  private func lineEnd(at place: Int) -> Int? {
    guard place < text.count else { return nil }
    if text[place] == UInt8(ascii: "\n") { return place + 1 }
    guard text[place] == UInt8(ascii: "\r"), place + 1 < text.count,
      text[place + 1] == UInt8(ascii: "\n")
    else { return nil }
    return place + 2
  }
}
