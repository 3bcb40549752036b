import DataTables
import Foundation
import Testing

@Suite("JSONDocument")
struct JSONDocumentTests: JSONErrorSuite {
  @Test("reports a key that occurs twice, also where nothing uses it")
  func duplicates() {
    let words = "the key \"a\" occurs twice in its object; remove or rename one of them"
    #expect(message("{\"a\": 1, \"b\": 2, \"a\": 3}") == "1:18: \(words)")
    #expect(message("[{\"unused\": [{\"a\": 1,\n\"\\u0061\": 1}]}]") == "2:1: \(words)")
  }

  @Test("reports a number beyond the range of Double as what it is")
  func overflow() {
    for number in ["1e999", "-1e999"] {
      #expect(
        message("[1, \(number)]")
          == "1:5: the number \"\(number)\" is beyond ±1.8e308, the range of numbers; "
          + "write a smaller number, or null for a gap")
    }
  }

  @Test("reads the number nearest to each decimal, as the standard library does")
  func numbers() throws {
    let decimals = [
      "0.1", "-0", "0", "1e-400", "-1e-400", "5e-324", "1.7976931348623157e308",
      "12345678901234567890123",
      "0.1000000000000000055511151231257827021181583404541015625", "9007199254740993", "1E5",
      "-2.5e+3",
      "100000000000000000000000000000000000000000000000000000000000000000000000000000000e-80",
    ]
    let document = try JSONDocument(Array("[\(decimals.joined(separator: ","))]".utf8))
    for (index, decimal) in decimals.enumerated() {
      let number = document.root.element(index)?.number
      #expect(number?.bitPattern == Double(decimal)?.bitPattern, "\(decimal)")
    }
  }

  @Test("reads UTF-8 with a byte order mark, which takes no column")
  func byteOrderMark() throws {
    #expect(message("\u{FEFF}[1]") == "OK")
    #expect(message("\u{FEFF}[?]").hasPrefix("1:2: not JSON: found \"?\""))
    #expect(message("\u{FEFF}") == "the file is empty, expected a JSON text; create it again")
  }

  @Test(
    "names the encoding of other texts, and the remedy",
    arguments: [
      (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16LE"),
      (.utf16BigEndian, "UTF-16BE"), (.utf32, "UTF-32"), (.utf32LittleEndian, "UTF-32LE"),
      (.utf32BigEndian, "UTF-32BE"),
    ])
  func encodings(encoding: String.Encoding, name: String) throws {
    for text in ["[]", "5", "{\"columns\": []}"] {
      let bytes = try #require(text.data(using: encoding))
      #expect(
        message([UInt8](bytes))
          == "the text is \(name), expected UTF-8; convert it with: iconv -f \(name) -t UTF-8")
    }
  }

  @Test("reports an empty file", arguments: ["", " \n\t\r "])
  func empty(text: String) {
    #expect(message(text) == "the file is empty, expected a JSON text; create it again")
  }
}
