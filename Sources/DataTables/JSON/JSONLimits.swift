/// The most that a JSON text may hold.
///
/// The limits bound the memory of the document, whatever the text: a number takes at most 48 bytes, a
/// text, a key, an array or an object 300 bytes, beside three times the bytes of the file. The most
/// values take 2.4 GB and some 10 s.
package struct JSONLimits: Sendable {
  /// The most values: 50 000 000 by default, as of ten million points with five columns.
  ///
  /// An empty array or object counts twice.
  package var values = 50_000_000
  /// The most texts, keys, arrays and objects together: 1 000 000 by default.
  package var structures = 1_000_000
  /// The most bytes of a text or key: 1 000 000 by default.
  package var textBytes = 1_000_000
  /// The most arrays and objects inside one another: 500 by default.
  package var depth = 500

  /// Creates the default limits.
  package init() {}

  /// Checks a text before memory for its values is allocated.
  ///
  /// A text that is not JSON can pass; it then is not read beyond its first error, up to which the
  /// limits hold.
  ///
  /// - Parameter text: The bytes; a byte order mark in front is no harm.
  /// - Throws: `JSONError` of the kind `limit` with the position where a limit is exceeded, or for a
  ///   zero byte, which the JSON library would pass over between values.
  /// - Complexity: O(*n*) in the length of the text.
  func check(_ text: [UInt8]) throws(JSONError) {
    var tally = Tally()
    var index = 0
    let bytes = text.span
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let start = index
        index = JSONLocator.endOfText(at: start, in: bytes)
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
