import DataTables
import TestSupport
import Testing

@Suite("RefusedToken")
struct RefusedTokenTests: JSONErrorSuite {
  private static let number =
    "expected a number such as 1, -0.5 or 1e6: no leading zero or plus sign, "
    + "and digits on both sides of a point and after e"

  @Test(
    "reports the token that the grammar does not allow",
    arguments: [
      ("[1,]", "1:4: not JSON: found \"]\" after a comma, expected a value; remove the comma"),
      (
        "{\"a\":1,}", "1:8: not JSON: found \"}\" after a comma, expected a value; remove the comma"
      ),
      ("[1,,2]", "1:4: not JSON: found \",\", expected a value; correct the text"),
      ("[1 2]", "1:4: not JSON: found \"2\", expected \",\" or \"]\"; correct the text"),
      (
        "{\"a\":1 \"b\\\"\":2}",
        #"1:8: not JSON: found "b\"", expected "," or "}"; correct the text"#
      ),
      ("{\"a\" 1}", "1:6: not JSON: found \"1\", expected \":\"; correct the text"),
      ("{a: 1}", "1:2: not JSON: found \"a\", expected a key in double quotes; correct the text"),
      ("[\"\\\\\" \"b\"]", "1:7: not JSON: found \"b\", expected \",\" or \"]\"; correct the text"),
      (
        "[1]/**/",
        "1:4: not JSON: found \"/\" after the end of the JSON text; remove it"
      ),
      (
        "// c\n[1]",
        "1:1: not JSON: found \"/\", expected a value; remove comments, which JSON does not have"
      ),
      ("['a']", "1:2: not JSON: found \"\\'\", expected a value; write texts in double quotes"),
      ("[NaN]", "1:2: not JSON: found \"NaN\", expected a number; write null for a gap"),
      (
        "[-Infinity]", "1:2: not JSON: found \"-Infinity\", expected a number; write null for a gap"
      ),
      (
        "[True]",
        "1:2: not JSON: found \"True\", expected a value; write texts in double quotes, "
          + "and true, false and null in lower case"
      ),
      (
        "[\u{A0}1]",
        "1:2: not JSON: found the character U+00A0, which is not white space in JSON; "
          + "replace it with a space"
      ),
      ("[1] x", "1:5: not JSON: found \"x\" after the end of the JSON text; remove it"),
      (
        "[1\0]",
        "1:3: not JSON: found a zero byte, expected text; the file may be binary or damaged; "
          + "create it again"
      ),
    ])
  func tokens(text: String, words: String) {
    #expect(message(text) == words)
  }

  @Test(
    "reports a number that is none as it is written",
    arguments: ["1e", "00", "01", "1.", "5-5", "+1", ".5", "-", "1e+", "0x10", "1.5.5", "1.e5"])
  func malformedNumbers(number: String) {
    #expect(
      message("[7,\n \(number), 8]") == "2:2: not JSON: found \"\(number)\", \(Self.number)")
    #expect(
      message("{\"unused\": {\"a\": \(number)}}")
        == "1:18: not JSON: found \"\(number)\", \(Self.number)"
    )
  }

  @Test(
    "reports control bytes in texts and keys with their escapes",
    arguments: [
      ("\u{1}", "the control character 0x01", "\\u0001"), ("\n", "a line feed", "\\n"),
      ("\r", "a carriage return", "\\r"), ("\t", "a tab", "\\t"),
      ("\0", "the control character 0x00", "\\u0000"),
    ])
  func controlBytes(byte: String, name: String, escape: String) {
    let words = "not JSON: found \(name) in a text; write \(escape) instead"
    #expect(message("[\"é\(byte)b\"]") == "1:4: \(words)")
    #expect(message("{\n\"é\(byte)b\": 1}") == "2:3: \(words)")
  }

  @Test(
    "reports bytes that are not UTF-8 in texts and keys",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80]] as [[UInt8]])
  func invalidBytes(bytes: [UInt8]) {
    let words =
      "not JSON: the byte 0x\(String(bytes[0], radix: 16, uppercase: true)) is not UTF-8; "
      + "convert the file, as with: iconv -f WINDOWS-1252 -t UTF-8"
    #expect(message(Array("[\n\"é".utf8) + bytes + Array("\"]".utf8)) == "2:3: \(words)")
    #expect(message(Array("{\"é".utf8) + bytes + Array("\": 1}".utf8)) == "1:4: \(words)")
    #expect(message(bytes).hasPrefix("1:"))
  }

  @Test(
    "reports half surrogate pairs, wherever they are",
    arguments: [
      (#"\ud800"#, #"\uD800"#), (#"\udC00x"#, #"\uDC00"#), (#"\ud800\u0041"#, #"\uD800\u0041"#),
    ])
  func surrogates(text: String, escape: String) {
    #expect(
      message("[1, \"\(text)\", 2]")
        == "1:5: not JSON: the text holds \"\(escape)\", one half of a surrogate pair; write both halves"
    )
  }

  @Test("reports an escape that is none at its place")
  func escapes() {
    #expect(message(#"["a\q"]"#).hasPrefix("1:5: not JSON: found an invalid escape in a text"))
    #expect(message(#"{"\u12G4": 1}"#).hasPrefix("1:7: not JSON: found an invalid escape"))
  }

  @Test(
    "reports a text that is cut off, wherever the cut is",
    arguments: [
      "[", "[1", "[1,", "[1.", "[-", "[tru", "{\"a", "{\"a\":", "[\"\\", "[\"\\u12", "tru",
    ])
  func cut(text: String) {
    #expect(
      message("\n" + text)
        == "2:\(text.count + 1): the JSON text ends unexpectedly; the file may be truncated; create it again"
    )
    #expect(
      message(Array("[\"".utf8) + [0xE2, 0x82]).hasPrefix("1:4: the JSON text ends unexpectedly"))
  }

  @Test("reports every proper prefix of a text as cut off")
  func prefixes() {
    let text = Array(
      #"{"aé€😀": [-12.5e+3, 0, 0.25, true, false, null, "\"\\\u00e9", {}, [[], [1]]], "b": "c"}"#
        .utf8)
    #expect(message(text) == "OK")
    for count in 1..<text.count {
      let found = message(Array(text[..<count]))
      #expect(
        found.hasSuffix("ends unexpectedly; the file may be truncated; create it again"),
        "\(count): \(found)")
    }
  }

  @Test("places every error of a changed text within it")
  func changed() {
    let text = Array(#"{"aé": [-12.5e+3, "\u00e9\"", {"b": null}], "c": ["", true]}"#.utf8)
    var random = SplitMix64(seed: 31)
    for _ in 0..<20_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = text.randomElement(using: &random) ?? 0
        if Bool.random(using: &random) { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      }
      do throws(JSONError) {
        _ = try JSONDocument(bytes)
      } catch {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let position = error.position else { continue }
        let isInside =
          lines.indices.contains(position.line - 1)
          && (1...lines[position.line - 1].count + 1).contains(position.column)
        if !isInside { Issue.record("\(bytes): \(error)") }
      }
    }
  }
}
