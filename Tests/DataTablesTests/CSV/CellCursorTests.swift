import DataTables
import TestSupport
import Testing

@Suite("CellCursor")
struct CellCursorTests {
  /// Returns the cells of all records, with single quotation marks.
  private func records(_ text: String, separator: CellSeparator = .comma) throws -> [[String]] {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = CellCursor(bytes, separator: separator, at: 0)
      var records: [[String]] = []
      while !cursor.isAtEnd {
        var record: [String] = []
        while true {
          let cell = try cursor.next()
          let characters = String(decoding: bytes[cell.range], as: UTF8.self)
          record.append(cell.isQuoted ? characters.replacing("\"\"", with: "\"") : characters)
          if cell.endsRecord { break }
        }
        records.append(record)
      }
      return records
    }
  }

  @Test("reads what a writer wrote, for each separator", arguments: CellSeparator.allCases)
  func roundTrip(separator: CellSeparator) throws {
    var random = SplitMix64(seed: 21)
    let pieces = ["a", "7", " ", "é", "\"", ",", ";", "\t", "\n", "\r", "\r\n"]
    for number in 0..<3_000 {
      let written = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (0..<Int.random(in: 0...3, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
          }.joined()
        }
      }
      let text = written.map { record in
        let cells = record.map { cell in
          let isPlain = cell.unicodeScalars.allSatisfy { !"\"\r\n,;\t".unicodeScalars.contains($0) }
          return isPlain && Bool.random(using: &random)
            ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
        }
        return cells.joined(separator: String(UnicodeScalar(separator.rawValue)))
          + (Bool.random(using: &random) ? "\n" : "\r\n")
      }.joined()
      #expect(try records(text, separator: separator) == written, "case \(number): \(text)")
    }
  }

  @Test("ends the last record with the text, with and without a line end")
  func lastRecord() throws {
    #expect(try records("").isEmpty)
    #expect(try records("a,b") == [["a", "b"]])
    #expect(try records("a,\"b\"") == [["a", "b"]])
    #expect(try records("a,b\n") == [["a", "b"]])
    #expect(try records(",\n") == [["", ""]])
    #expect(try records("\n\r\n") == [[""], [""]])
    #expect(try records("a\rb\r\n\"c\"\r\n") == [["a\rb"], ["c"]])
    #expect(try records("a\"b,c\n") == [["a\"b", "c"]])
  }

  @Test("trims the text of a cell, and reduces doubled quotation marks of quoted cells only")
  func text() throws {
    func texts(_ text: String) throws -> [String] {
      try Array(text.utf8).withUnsafeBufferPointer { bytes in
        var cursor = CellCursor(bytes, separator: .comma, at: 0)
        return [try cursor.next().text(in: bytes), try cursor.next().text(in: bytes)]
      }
    }
    #expect(try texts(" a b ,\" c\"\"d \"") == ["a b", "c\"d"])
    #expect(try texts("a\"\"b,") == ["a\"\"b", ""])
  }

  @Test("skips one blank line at a time, and nothing else")
  func blankLines() {
    /// The places after the blank lines from a place on.
    func skip(_ text: String, at place: Int) -> [Int] {
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        var cursor = CellCursor(bytes, separator: .comma, at: place)
        var places: [Int] = []
        while cursor.skipBlankLine() { places.append(cursor.place) }
        return places
      }
    }
    #expect(skip("\n\r\n\rx", at: 0) == [1, 3])
    #expect(skip("x\n\n", at: 0) == [])
    #expect(skip("x\n\n", at: 1) == [2, 3])
    #expect(skip("\r", at: 0) == [] && skip("\r", at: 1) == [] && skip("", at: 0) == [])
  }

  @Test(
    "places the fault at the quotation mark that is open, or at the text behind a closed one",
    arguments: [
      ("\"", 0), ("a,\"b", 2), ("a,\"b\"\"", 2), ("\"a\"b", 3), ("\"a\" ,b", 3),
      ("\"a\"\rb", 3), ("\"a\"\r", 3),
    ])
  func faults(text: String, place: Int) {
    let fault = #expect(throws: CellCursor.Fault.self) { try records(text) }
    #expect(fault?.place == place)
  }
}
