internal import CJansson

/// A parsed JSON text (RFC 8259), which owns its values.
///
/// The parser is strict: trailing commas, comments, duplicate keys in an object, invalid UTF-8 and unpaired
/// surrogates are errors. Numbers are rounded to the nearest `Double`. A byte order mark is ignored.
///
///     let document = try JSONDocument(bytes)
///     let title = try document.root.member("title")?.text(expected: "a text")
///
/// - Note: The library is Jansson, <https://jansson.readthedocs.io/>.
package struct JSONDocument: ~Copyable {
  /// The root value.
  package let root: JSONNode

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - limits: The limits on the size of the text.
  ///   - expected: A noun phrase for the expected content, used in the error for an empty text.
  /// - Throws: `JSONError` with a position.
  /// - Complexity: O(*n*) in the length of the text; about 30 MB of numbers per second.
  package init(
    _ text: [UInt8], limits: JSONLimits = JSONLimits(), expected: String = "a JSON text"
  ) throws(JSONError) {
    if let encoding = TextEncoding(of: text) {
      throw JSONError(
        message: "the text is \(encoding.rawValue), expected UTF-8; convert it with: "
          + "iconv -f \(encoding.rawValue) -t UTF-8")
    }
    let mark = TextEncoding.markLength(in: text)
    guard !text[mark...].allSatisfy(Self.isSpace) else {
      throw JSONError(message: "the file is empty, expected \(expected); create it again")
    }
    try limits.check(text)
    var error = json_error_t()
    guard let value = Self.load(text.span.extracting(mark...), &error) else {
      throw JSONError(error, in: text)
    }
    root = JSONNode(taking: value, path: JSONPath())
  }

  /// Returns whether a byte is JSON white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns the string that a quoted JSON string represents.
  ///
  /// - Returns: The string; `nil` if the JSON string is invalid.
  static func text(of quoted: Span<UInt8>) -> String? {
    var error = json_error_t()
    guard let value = load(quoted, &error) else { return nil }
    return try? JSONNode(taking: value, path: JSONPath()).text(expected: "a text")
  }

  /// Returns whether a text is a single valid number.
  static func isNumber(_ text: Span<UInt8>) -> Bool {
    var error = json_error_t()
    guard let value = load(text, &error) else { return false }
    return JSONNode(taking: value, path: JSONPath()).number != nil
  }

  private static func load(
    _ text: Span<UInt8>, _ error: inout json_error_t
  ) -> UnsafeMutablePointer<json_t>? {
    let flags =
      JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL
    return text.withUnsafeBytes { bytes in
      json_loadb(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, Int(flags), &error)
    }
  }
}
