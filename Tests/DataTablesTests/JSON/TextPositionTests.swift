import DataTables
import Testing

@Suite("TextPosition")
struct TextPositionTests {
  @Test("counts lines by line feeds, and columns by Unicode scalars")
  func positions() {
    let text = Array("aé\r\n\n😀x".utf8)
    let places = [
      0: (1, 1), 1: (1, 2), 3: (1, 3), 4: (1, 4), 5: (2, 1), 6: (3, 1), 10: (3, 2), 11: (3, 3),
    ]
    for (offset, place) in places {
      #expect(TextPosition(of: offset, in: text) == TextPosition(line: place.0, column: place.1))
    }
    #expect(TextPosition(of: 99, in: text) == TextPosition(line: 3, column: 3))
    #expect(TextPosition(of: -1, in: text) == TextPosition(line: 1, column: 1))
  }

  @Test("takes a byte order mark for no column")
  func byteOrderMark() {
    let text = Array("\u{FEFF}ab".utf8)
    #expect(TextPosition(of: 4, in: text) == TextPosition(line: 1, column: 2))
    #expect(TextPosition(of: 1, in: text) == TextPosition(line: 1, column: 1))
  }
}
