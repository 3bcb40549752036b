import DataTables
import Foundation
import Testing

@Suite("TextEncoding")
struct TextEncodingTests {
  @Test(
    "is found by the byte order mark or by zero bytes",
    arguments: [
      (String.Encoding.utf16, TextEncoding.utf16), (.utf16LittleEndian, .utf16LittleEndian),
      (.utf16BigEndian, .utf16BigEndian), (.utf32, .utf32),
      (.utf32LittleEndian, .utf32LittleEndian), (.utf32BigEndian, .utf32BigEndian),
    ])
  func found(encoding: String.Encoding, expected: TextEncoding) throws {
    for text in ["[]", "{\"é\": 1}", "[1, 2]"] {
      #expect(TextEncoding(of: [UInt8](try #require(text.data(using: encoding)))) == expected)
    }
    let one = try #require("5".data(using: encoding))
    #expect(TextEncoding(of: [UInt8](one)) == expected)
  }

  @Test(
    "is none for UTF-8, and for a few bytes",
    arguments: ["", "[", "[1]", "\u{FEFF}[1]", "é", "\0", "\0\0\0\0"])
  func utf8(text: String) {
    #expect(TextEncoding(of: Array(text.utf8)) == nil)
    #expect(TextEncoding.markLength(in: Array(text.utf8)) == (text.hasPrefix("\u{FEFF}") ? 3 : 0))
  }
}
