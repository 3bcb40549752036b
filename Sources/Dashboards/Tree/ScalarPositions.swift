/// The places of the characters of scalars in the text of a spec.
struct ScalarPositions {
  private let lines: [[Unicode.Scalar]]

  /// Creates the places in a text.
  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Returns the places of the Unicode scalars of a value, and of its end.
  ///
  /// - Parameter node: A scalar.
  /// - Returns: One place more than there are Unicode scalars. All are the start of the value if its text is not
  ///   written verbatim, because a parameter was replaced or a character is escaped by a code.
  /// - Complexity: O(*n*) for *n* Unicode scalars in the spec.
  func places(in node: SpecNode) -> [SpecPosition] {
    guard case .scalar(let text, _) = node.content else { return [node.position] }
    let scalars = Array(text.unicodeScalars)
    var cursor = Cursor(
      lines: lines, file: node.position.file, line: node.position.line - 1,
      column: node.position.column - 1)
    cursor.open()
    var places: [SpecPosition] = []
    for scalar in scalars {
      guard let place = cursor.take(scalar) else {
        return Array(repeating: node.position, count: scalars.count + 1)
      }
      places.append(place)
    }
    return places + [cursor.position]
  }

  /// A place that moves through a scalar.
  private struct Cursor {
    let lines: [[Unicode.Scalar]]
    let file: String?
    var line: Int
    var column: Int
    private var quote: Unicode.Scalar?

    init(lines: [[Unicode.Scalar]], file: String?, line: Int, column: Int) {
      (self.lines, self.file, self.line, self.column) = (lines, file, line, column)
    }

    var position: SpecPosition { SpecPosition(file: file, line: line + 1, column: column + 1) }

    /// The scalar at the place; `nil` at the end of a line.
    private var current: Unicode.Scalar? { scalar(0) }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
      guard lines.indices.contains(line), lines[line].indices.contains(column + offset) else {
        return nil
      }
      return lines[line][column + offset]
    }

    /// Moves to the text: behind a quotation mark, or to the line below `|` or `>`.
    mutating func open() {
      switch current {
      case "\"", "'":
        quote = current
        column += 1
      case "|", ">": moveToNextText()
      default: break
      }
    }

    /// Moves behind a scalar of the text, and returns its place; `nil` if another one is there.
    mutating func take(_ scalar: Unicode.Scalar) -> SpecPosition? {
      let place = position
      if scalar.properties.isWhitespace {
        // Line breaks and the indentation behind them are one space, or one line break.
        if isAtLineEnd { moveToNextText() } else if current == scalar { column += 1 }
        return place
      }
      if quote == "'", scalar == "'", current == "'", self.scalar(1) == "'" {
        column += 2
      } else if quote == "\"", current == "\\", self.scalar(1) == scalar, !isLetter(scalar) {
        column += 2
      } else if current == scalar {
        column += 1
      } else {
        return nil
      }
      return place
    }

    /// Whether a scalar behind a backslash can be a code, such as `n` or `0`.
    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar == "0"
    }

    private var isAtLineEnd: Bool {
      guard lines.indices.contains(line) else { return true }
      return lines[line].dropFirst(column).allSatisfy(\.properties.isWhitespace)
    }

    private mutating func moveToNextText() {
      repeat {
        line += 1
        column = 0
      } while line < lines.count && isAtLineEnd
      while let scalar = current, scalar.properties.isWhitespace { column += 1 }
    }
  }
}
