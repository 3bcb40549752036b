import DataTables
import Testing

@Suite("PlainText")
struct PlainTextTests {
  private func decode(_ bytes: [UInt8]) -> String {
    do throws(TableError) {
      let text = try PlainText(bytes, name: "data.csv")
      let assumptions = text.assumptions.map { " (\($0))" }.joined()
      return String(decoding: text.bytes, as: UTF8.self) + assumptions
    } catch {
      return "\(error)"
    }
  }

  private func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      return isLittle ? [low, high] : [high, low]
    }
  }

  @Test("UTF-8 stays as it is, without its byte order mark")
  func utf8() {
    for text in ["", "a", "Köln, 10 €, 😀\r\n", String(repeating: "äöü, plain text, ", count: 200)] {
      #expect(decode(Array(text.utf8)) == text)
      #expect(decode([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == text)
    }
  }

  @Test("UTF-16 is found by its byte order mark or by its zero bytes", arguments: [false, true])
  func utf16(isLittle: Bool) {
    let marked = utf16("\u{FEFF}a,b\nKöln,😀\n", isLittle: isLittle)
    #expect(decode(marked) == "a,b\nKöln,😀\n (The file is UTF-16.)")
    let name = isLittle ? "UTF-16LE" : "UTF-16BE"
    #expect(
      decode(utf16("a,b\nKöln\n", isLittle: isLittle)) == "a,b\nKöln\n (The file is \(name).)")
    let invalid = "data.csv: the file is neither UTF-8 nor valid UTF-16. Give a file of text."
    #expect(decode(marked + [0x41]) == invalid)
    #expect(decode(marked.dropLast(4) + utf16("\0", isLittle: isLittle)) == invalid)
    let half: [UInt8] = isLittle ? [0x00, 0xD8] : [0xD8, 0x00]
    #expect(decode(marked + half) == invalid)
  }

  @Test("bytes that are not UTF-8 are Windows-1252")
  func windows1252() {
    let words = " (The file is not UTF-8 and was read as Windows-1252, which contains Latin-1.)"
    #expect(decode([0x4B, 0xF6, 0x6C, 0x6E]) == "Köln\(words)")
    #expect(decode([0x80, 0x20, 0x96, 0x20, 0x9F, 0xA0, 0xFF]) == "€ – Ÿ\u{A0}ÿ\(words)")
    // One invalid byte behind a long valid text decides about all of it.
    let long = Array(repeating: UInt8(ascii: "x"), count: 1000)
    #expect(decode(long + [0xE9]) == String(repeating: "x", count: 1000) + "é\(words)")
  }

  @Test("carriage returns are line ends if there are no line feeds")
  func carriageReturns() throws {
    let words = " (Lines end in carriage returns.)"
    #expect(decode(Array("a,b\r1,2\r".utf8)) == "a,b\n1,2\n\(words)")
    #expect(decode(Array("a\r\n1\r2\r\n".utf8)) == "a\r\n1\r2\r\n")
    // Half of a line end at the end of a file is none.
    #expect(decode(Array("a,b\r".utf8)) == "a,b\r")
    let utf16 = utf16("\u{FEFF}a\r1\r", isLittle: true)
    #expect(decode(utf16) == "a\n1\n (The file is UTF-16.)\(words)")
    let table = try DelimitedReader().read(Array("a,b\r1,2\r3,4\r".utf8), name: "x")
    #expect(table.columns.map(\.values) == [.numbers([1, 3]), .numbers([2, 4])])
    #expect(table.assumptions == ["Lines end in carriage returns."])
  }

  @Test("UTF-32 and binary data are errors")
  func binary() {
    let utf32 =
      "data.csv: the file is UTF-32, expected UTF-8. Convert it: iconv -f UTF-32 -t UTF-8."
    #expect(decode([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) == utf32)
    #expect(decode([0, 0, 0, 0x61]) == utf32)
    let long = Array(repeating: UInt8(ascii: "x"), count: 700)
    for front in [[], long, long + [0xFF]] {
      #expect(
        decode(Array("ab,".utf8) + front + [0, 0x41]) == """
          data.csv: byte \(front.count + 4) is zero, so that the file is not a text. Give a file of text.
          """)
    }
  }

  @Test(
    "HTML and XML are errors", arguments: ["<!DOCTYPE html>\n<p>\n", " <?xml version='1.0'?>\n"])
  func markup(text: String) throws {
    let error = #expect(throws: TableError.self) {
      try DelimitedReader().read(Array(text.utf8), name: "x")
    }
    #expect(error?.message.hasPrefix("the file is HTML or XML") == true)
  }
}
