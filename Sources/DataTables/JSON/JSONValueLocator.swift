/// A locator of the values in a JSON text, for error messages.
///
/// The text is searched only on request. Requests in the order of the text need a single pass over the
/// elements of the root in total.
package struct JSONValueLocator {
  private let text: [UInt8]
  private var counter = TextPositionCounter()
  /// An element of the root array whose offset is known.
  private var known: (index: Int, offset: Int)?

  /// Creates a locator.
  ///
  /// - Parameter text: Text that `JSONDocument` has accepted; shared, not copied. For any other text, the
  ///   positions are unspecified but inside the text.
  package init(_ text: [UInt8]) { self.text = text }

  /// Returns the position of a value.
  ///
  /// - Parameter path: The path of the value.
  /// - Returns: The position of the value's first byte, or that of the nearest enclosing value if the text
  ///   contains no such value.
  /// - Complexity: O(*n*) in the length of the text before the value.
  package mutating func position(of path: JSONPath) -> TextPosition {
    let text = text
    let bytes = text.span
    var offset = Self.endOfSpace(at: TextEncoding.markLength(in: text), in: bytes)
    for (depth, step) in path.steps.enumerated() {
      let next: Int?
      switch step {
      case .index(let index):
        var start: (index: Int, offset: Int)?
        if depth == 0, let known, known.index <= index { start = known }
        next = Self.element(index, of: offset, from: start, in: bytes)
        if depth == 0 { known = next.map { (index, $0) } ?? known }
      case .key(let key): next = Self.value(of: key, at: offset, in: bytes)
      }
      guard let next else { break }
      offset = next
    }
    return counter.position(of: offset, in: text)
  }

  /// Returns the offset of an element of the array at an offset; the search begins at the array's start or at
  /// a previous element.
  private static func element(
    _ index: Int, of array: Int, from start: (index: Int, offset: Int)?, in text: Span<UInt8>
  ) -> Int? {
    guard array < text.count, text[array] == UInt8(ascii: "[") else { return nil }
    var offset = start?.offset ?? endOfSpace(at: array + 1, in: text)
    for _ in (start?.index ?? 0)..<index {
      offset = endOfSpace(at: endOfValue(at: offset, in: text), in: text)
      guard offset < text.count, text[offset] == UInt8(ascii: ",") else { return nil }
      offset = endOfSpace(at: offset + 1, in: text)
    }
    return offset < text.count && text[offset] != UInt8(ascii: "]") ? offset : nil
  }

  /// Returns the offset of the value of a key in the object at an offset.
  private static func value(of key: String, at object: Int, in text: Span<UInt8>) -> Int? {
    guard object < text.count, text[object] == UInt8(ascii: "{") else { return nil }
    var offset = endOfSpace(at: object + 1, in: text)
    while offset < text.count, text[offset] == UInt8(ascii: "\"") {
      let end = endOfText(at: offset, in: text)
      let isFound = JSONDocument.text(of: text.extracting(offset..<end)) == key
      offset = endOfSpace(at: end, in: text)
      guard offset < text.count, text[offset] == UInt8(ascii: ":") else { return nil }
      offset = endOfSpace(at: offset + 1, in: text)
      if isFound { return offset }
      offset = endOfSpace(at: endOfValue(at: offset, in: text), in: text)
      guard offset < text.count, text[offset] == UInt8(ascii: ",") else { return nil }
      offset = endOfSpace(at: offset + 1, in: text)
    }
    return nil
  }

  /// Returns the end of the white space at an offset.
  private static func endOfSpace(at start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    while offset < text.count, JSONDocument.isSpace(text[offset]) { offset += 1 }
    return offset
  }

  /// Returns the end of the quoted string at an offset.
  static func endOfText(at start: Int, in text: Span<UInt8>) -> Int {
    var offset = start + 1
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return offset }
      if byte == UInt8(ascii: "\\") { offset += 1 }
    }
    return text.count
  }

  /// Returns the end of the value at an offset.
  private static func endOfValue(at start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    var depth = 0
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        offset = endOfText(at: offset, in: text)
        if depth == 0 { return offset }
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else { return offset }
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: ",") where depth == 0: return offset
      case let byte where depth == 0 && JSONDocument.isSpace(byte): return offset
      default: break
      }
      offset += 1
    }
    return offset
  }
}
