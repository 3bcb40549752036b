/// The token that the JSON library rejected, and the errors that it can cause.
struct RefusedToken {
  let text: [UInt8]
  /// The end of the token, or the offset of an invalid byte.
  let end: Int
  /// The range of the token.
  private let range: Range<Int>

  init(text: [UInt8], end: Int) {
    self.text = text
    self.end = min(end, text.count)
    range = Self.token(before: self.end, in: text)
  }

  /// Returns the token that ends at an offset; a word or number that was rejected in its middle is extended
  /// to its end.
  private static func token(before end: Int, in text: [UInt8]) -> Range<Int> {
    let floor = TextEncoding.markLength(in: text)
    var start = max(end - 1, floor)
    guard start < end else { return end..<end }
    if text[start] == UInt8(ascii: "\"") {
      // All other quotes of a text have an odd number of backslashes in front.
      var quote = start - 1
      while quote >= floor {
        if text[quote] == UInt8(ascii: "\"") {
          let slashes = text[floor..<quote].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
          if slashes.isMultiple(of: 2) { return quote..<end }
        }
        quote -= 1
      }
      return start..<end
    }
    var end = end
    if isWord(text[start]) {
      while start > floor, isWord(text[start - 1]) { start -= 1 }
      while end < text.count, isWord(text[end]) { end += 1 }
    } else {
      while start > floor, text[start] & 0xC0 == 0x80 { start -= 1 }
    }
    return start..<end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The position of the token.
  var position: TextPosition { TextPosition(of: range.lowerBound, in: text) }

  /// The token in quotes.
  var quoted: String {
    let bytes = text[range]
    return JSONWords.quoted(
      JSONDocument.text(of: bytes.span) ?? String(decoding: bytes, as: UTF8.self))
  }

  func error(_ message: String) -> JSONError {
    JSONError(at: position, message: message)
  }

  private func notJSON(_ message: String) -> JSONError { error("not JSON: " + message) }

  var earlyEnd: JSONError {
    JSONError(
      at: TextPosition(of: text.count, in: text),
      message: "the JSON text ends unexpectedly; the file may be truncated; create it again")
  }

  var invalidByte: JSONError {
    if isCutScalar { return earlyEnd }
    return JSONError(
      at: TextPosition(of: end, in: text),
      message:
        "not JSON: the byte \(Self.hexadecimal(text[end])) is not UTF-8; convert the file, as with: "
        + "iconv -f WINDOWS-1252 -t UTF-8")
  }

  /// Whether the text ends inside a UTF-8 sequence.
  private var isCutScalar: Bool {
    guard end < text.count else { return true }
    let length = text[end] >= 0xF0 ? 4 : text[end] >= 0xE0 ? 3 : 2
    return text[end] >= 0xC2 && text[end] <= 0xF4 && text.count - end < length
      && text[(end + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Returns the error for a token that violates the grammar.
  ///
  /// - Parameter reason: The message of the library, whose beginning is the same in all versions.
  /// - Returns: The error with the token, the expected token and the remedy.
  func syntaxError(_ reason: String) -> JSONError {
    if reason.hasPrefix("control character") || reason.hasPrefix("unexpected newline") {
      return controlCharacter
    }
    if reason.hasPrefix("invalid escape") {
      if end >= text.count { return earlyEnd }
      return JSONError(
        at: TextPosition(of: max(end - 1, 0), in: text),
        message:
          #"not JSON: found an invalid escape in a text, expected \", \\, \/, \b, \f, \n, \r, \t or "#
          + #"\u and four hexadecimal digits; write \\ for a backslash"#)
    }
    if reason.hasPrefix("invalid Unicode") {
      let escape = reason.split(separator: "'").dropFirst().first ?? "an escape"
      return notJSON(
        "the text holds \"\(escape)\", one half of a surrogate pair; write both halves")
    }
    let isKey = reason.hasPrefix("string or '}' expected")
    if let first = text[range].first, Self.isWord(first), !isKey, !isValue { return wordError }
    if text[range].elementsEqual("/".utf8) {
      return notJSON("found \(quoted), expected a value; remove comments, which JSON does not have")
    }
    if text[range].elementsEqual("'".utf8) {
      return notJSON("found \(quoted), expected a value; write texts in double quotes")
    }
    if followsComma, text[range] == [UInt8(ascii: "]")] || text[range] == [UInt8(ascii: "}")] {
      return notJSON("found \(quoted) after a comma, expected a value; remove the comma")
    }
    if let scalar = String(decoding: text[range], as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace
    {
      let code = String(scalar.value, radix: 16, uppercase: true)
      return notJSON(
        "found the character U+\(String(repeating: "0", count: max(4 - code.count, 0)))\(code), "
          + "which is not white space in JSON; replace it with a space")
    }
    let expected =
      isKey
      ? "a key in double quotes"
      : ["']' expected": #""," or "]""#, "'}' expected": #""," or "}""#, "':' expected": #"":""#]
        .first { reason.hasPrefix($0.key) }?.value ?? "a value"
    return notJSON("found \(quoted), expected \(expected); correct the text")
  }

  /// Whether the token is a number or one of the literals `true`, `false` and `null`.
  private var isValue: Bool {
    ["true", "false", "null"].contains { text[range].elementsEqual($0.utf8) }
      || JSONDocument.isNumber(text[range].span)
  }

  private var followsComma: Bool {
    text[..<range.lowerBound].last { !JSONDocument.isSpace($0) } == UInt8(ascii: ",")
  }

  private var wordError: JSONError {
    let word = String(decoding: text[range], as: UTF8.self).lowercased()
    let isNumeric = text[range].first.map { $0 < UInt8(ascii: "A") } ?? false
    if range.upperBound == text.count, isCut(word, isNumeric: isNumeric) { return earlyEnd }
    if ["nan", "inf", "infinity"].contains(word.trimmingPrefix(/[-+]/)) {
      return notJSON("found \(quoted), expected a number; write null for a gap")
    }
    if isNumeric {
      return notJSON(
        "found \(quoted), expected a number such as 1, -0.5 or 1e6: no leading zero or plus sign, "
          + "and digits on both sides of a point and after e")
    }
    return notJSON(
      "found \(quoted), expected a value; write texts in double quotes, and true, false and null in "
        + "lower case")
  }

  /// Returns whether a word or number at the end of the text may be truncated.
  private func isCut(_ word: String, isNumeric: Bool) -> Bool {
    guard isNumeric else { return ["true", "false", "null"].contains { $0.hasPrefix(word) } }
    return JSONDocument.isNumber(Array((word + "0").utf8).span)
  }

  private var controlCharacter: JSONError {
    let byte = end < text.count ? text[end] : 0
    let name =
      switch byte {
      case 0x0A: "a line feed"
      case 0x0D: "a carriage return"
      case 0x09: "a tab"
      default: "the control character \(Self.hexadecimal(byte))"
      }
    let code = String(byte, radix: 16)
    let escape =
      [0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t"][byte]
      ?? "\\u" + String(repeating: "0", count: 4 - code.count) + code
    return JSONError(
      at: TextPosition(of: end, in: text),
      message: "not JSON: found \(name) in a text; write \(escape) instead")
  }
}
