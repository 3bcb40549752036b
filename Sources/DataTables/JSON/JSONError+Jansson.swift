internal import CJansson

/// The messages for texts that the JSON library rejects.
///
/// The library reports the end of a token and what it expected. The message also quotes the token and names
/// the remedy.
extension JSONError {
  /// Creates the error for a rejected text.
  ///
  /// - Parameters:
  ///   - error: The error that the library reported.
  ///   - text: The whole text, with the byte order mark that was not passed to the library.
  init(_ error: json_error_t, in text: [UInt8]) {
    let token = RefusedToken(
      text: text, end: TextEncoding.markLength(in: text) + max(Int(error.position), 0))
    let reason = Self.words(of: error)
    switch withUnsafePointer(to: error, { json_error_code($0) }) {
    case json_error_out_of_memory:
      self.init(
        .limit, message: "out of memory; split the file, or raise the limit on memory")
    case json_error_stack_overflow:
      self.init(
        .limit, at: token.position,
        message: "arrays and objects are nested too deeply; nest the values less deeply")
    case json_error_invalid_utf8: self = token.invalidByte
    case json_error_premature_end_of_input: self = token.earlyEnd
    case json_error_end_of_input_expected:
      self = token.error(
        "not JSON: found \(token.quoted) after the end of the JSON text; remove it"
      )
    case json_error_null_byte_in_key:
      self = token.error("found \"\\u0000\" in the key \(token.quoted); remove it")
    case json_error_duplicate_key:
      self = token.error(
        "the key \(token.quoted) occurs twice in its object; remove or rename one of them")
    case json_error_numeric_overflow:
      self = token.error(
        "the number \(token.quoted) is beyond ±1.8e308, the range of numbers; "
          + "write a smaller number, or null for a gap")
    case json_error_invalid_syntax: self = token.syntaxError(reason)
    default: self = token.error("not JSON: " + reason)
    }
  }

  /// Returns the message of the library, which is truncated if it does not fit the library's buffer.
  private static func words(of error: json_error_t) -> String {
    withUnsafeBytes(of: error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
