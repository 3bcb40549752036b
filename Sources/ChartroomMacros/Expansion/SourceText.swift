/// The text of a part of Swift source, and a copy in which a search finds code only.
package struct SourceText {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The text with comments and the contents of string literals replaced by spaces.
  ///
  /// It has as many bytes as the text and keeps the line breaks.
  package let code: [UInt8]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = CodeScanner(bytes)
    scanner.skipCode(until: nil)
    code = scanner.code
  }

  /// Returns the text of a range of bytes without the comments at its ends.
  package func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, isBlank(first) { range.removeFirst() }
    while let last = range.last, isBlank(last) { range.removeLast() }
    return text(range)
  }

  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the position after the first occurrence of a word in the code from a position on.
  package func end(of word: String, from start: Int = 0) -> Int? {
    let word = Array(word.utf8)
    guard start <= code.count - word.count else { return nil }
    for index in start...(code.count - word.count) where code[index...].starts(with: word) {
      let end = index + word.count
      let isWhole =
        (index == 0 || !isLetter(code[index - 1])) && (end == code.count || !isLetter(code[end]))
      if isWhole { return end }
    }
    return nil
  }

  /// Returns the position of the first byte of the code that a closure accepts, outside of brackets that open
  /// at or after a position.
  ///
  /// The closure is asked before an opening bracket is entered.
  package func first(from start: Int, where isWanted: (UInt8, Int) -> Bool) -> Int? {
    var depth = 0
    for index in code.indices.dropFirst(start) {
      let byte = code[index]
      if depth == 0, isWanted(byte, index) { return index }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
    }
    return nil
  }

  /// Returns the position after the letters, digits and underscores from a position on.
  package func endOfName(from start: Int) -> Int {
    code[start...].firstIndex { !isLetter($0) } ?? code.count
  }

  /// Returns the first position that is not white space or a comment, from a position on.
  package func skipBlanks(from start: Int) -> Int {
    code.indices.dropFirst(start).first { !isBlank($0) } ?? code.count
  }

  private func isBlank(_ index: Int) -> Bool { " \t\r\n".utf8.contains(code[index]) }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }
}
