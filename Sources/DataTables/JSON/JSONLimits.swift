/// The limits on the size of a JSON text.
///
/// The limits bound the memory of a document: three times the size of the file, at most 48 bytes per number,
/// and at most 300 bytes per string, key, array or object. The maximum number of values takes 2.4 GB and
/// about 10 s.
package struct JSONLimits: Sendable {
  /// The maximum number of values; 50 000 000 by default, enough for ten million points in five columns.
  ///
  /// An empty array or object counts twice.
  package var values = 50_000_000
  /// The maximum total number of strings, keys, arrays and objects; 1 000 000 by default.
  package var structures = 1_000_000
  /// The maximum length of a string or key, in bytes; 1 000 000 by default.
  package var textBytes = 1_000_000
  /// The maximum nesting depth of arrays and objects; 500 by default.
  package var depth = 500

  /// Creates the default limits.
  package init() {}

  /// Checks a text before memory for its values is allocated.
  ///
  /// An invalid text can pass the check. The parser then stops at the first error, and the limits hold up to
  /// there.
  ///
  /// - Parameter text: The bytes, with or without a byte order mark.
  /// - Throws: `JSONError` of the kind `limit` at the position where a limit is exceeded, or of the kind
  ///   `content` at a zero byte, which the JSON library would skip between values.
  /// - Complexity: O(*n*) in the length of the text.
  func check(_ text: [UInt8]) throws(JSONError) {
    var tally = Tally()
    var index = 0
    let bytes = text.span
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let start = index
        index = JSONValueLocator.endOfText(at: start, in: bytes)
        tally.structures += 1
        guard index - start - 2 <= textBytes else {
          throw exceeded(
            "a text of more than \(textBytes) bytes", "shorten the text", at: start, in: text)
        }
        guard tally.structures <= structures else { throw tooManyStructures(at: start, in: text) }
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        tally.values += 1
        tally.structures += 1
        tally.depth += 1
        guard tally.depth <= depth else {
          throw exceeded(
            "more than \(depth) nested arrays and objects",
            "nest the values less deeply",
            at: index, in: text)
        }
        guard tally.structures <= structures else { throw tooManyStructures(at: index, in: text) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        tally.depth -= 1
      case UInt8(ascii: ","):
        tally.values += 1
        guard tally.values <= values else {
          throw exceeded(
            "more than \(values) values", "split the file, or keep fewer points", at: index,
            in: text
          )
        }
      case 0:
        throw JSONError(
          at: TextPosition(of: index, in: text),
          message:
            "not JSON: found a zero byte, expected text; the file may be binary or damaged; create it again"
        )
      default: break
      }
      index += 1
    }
  }

  private struct Tally {
    var values = 0
    var structures = 0
    var depth = 0
  }

  private func tooManyStructures(at offset: Int, in text: [UInt8]) -> JSONError {
    exceeded(
      "more than \(structures) texts, keys, arrays and objects", "split the file", at: offset,
      in: text)
  }

  private func exceeded(
    _ found: String, _ remedy: String, at offset: Int, in text: [UInt8]
  ) -> JSONError {
    JSONError(
      .limit, at: TextPosition(of: offset, in: text),
      message: "\(found), which is the limit; \(remedy)")
  }
}
