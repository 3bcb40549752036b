/// A position in a text, counted as in editors.
package struct TextPosition: Equatable, Sendable {
  /// The line number, counted from 1; lines end with a line feed.
  package let line: Int
  /// The column in Unicode scalars, counted from 1.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Creates the position of a byte in a text.
  ///
  /// - Parameters:
  ///   - offset: The offset of the byte, from 0 up to and including the length of the text.
  ///   - text: The text in UTF-8. A byte order mark takes up no column.
  /// - Complexity: O(*n*) in the offset.
  package init(of offset: Int, in text: [UInt8]) {
    var counter = TextPositionCounter()
    self = counter.position(of: offset, in: text)
  }
}

/// A line counter that continues where the last search ended.
///
/// Requests for positions in ascending order need a single pass over the text in total.
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
