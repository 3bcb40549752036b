/// A place in a text, as editors count it.
package struct TextPosition: Equatable, Sendable {
  /// The line, from 1; lines end in a line feed.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns the position of a byte in a text.
  ///
  /// - Parameters:
  ///   - offset: The byte, from 0; the end of the text is a position, too.
  ///   - text: The text in UTF-8. A byte order mark takes no column.
  /// - Complexity: O(*n*) in the offset.
  package init(of offset: Int, in text: [UInt8]) {
    var counter = TextPositionCounter()
    self = counter.position(of: offset, in: text)
  }
}

/// A counter of lines that goes on where the last search ended.
///
/// Positions that are asked for in ascending order cost one pass over the text in all.
struct TextPositionCounter {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Returns the position of a byte; see `TextPosition.init(of:in:)`.
  mutating func position(of target: Int, in text: [UInt8]) -> TextPosition {
    let target = min(max(target, 0), text.count)
    if target < offset { self = TextPositionCounter() }
    for index in offset..<target where text[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    offset = target
    let start = lineStart > 0 ? lineStart : min(TextEncoding.markLength(in: text), target)
    // All bytes but those that continue a scalar begin one.
    let column = text[start..<target].count { $0 & 0xC0 != 0x80 }
    return TextPosition(line: line, column: column + 1)
  }
}
