/// A scanner that replaces the comments and the contents of string literals by spaces.
struct CodeScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var code: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  /// Skips code up to and including a closing parenthesis, or all code if there is no such parenthesis.
  mutating func skipCode(until end: UInt8?) {
    var depth = 0
    while position < bytes.count {
      if starts(with: "//") {
        blank(upTo: bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
      } else if starts(with: "/*") {
        blankComment()
      } else if let hashes = hashesOfLiteral() {
        blankLiteral(hashes: hashes)
      } else {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte == end, depth < 0 { return }
      }
    }
  }

  private func starts(with text: String, at index: Int? = nil) -> Bool {
    bytes[(index ?? position)...].starts(with: text.utf8)
  }

  /// Replaces the bytes up to a position by spaces, except for line breaks, and continues there.
  private mutating func blank(upTo end: Int) {
    for index in position..<min(end, bytes.count) where bytes[index] != UInt8(ascii: "\n") {
      code[index] = UInt8(ascii: " ")
    }
    position = min(end, bytes.count)
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(upTo: position + 2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(upTo: position + 2)
      } else {
        blank(upTo: position + 1)
      }
    } while depth > 0 && position < bytes.count
  }

  /// The number of `#` before the quotation mark of a literal that begins here; `nil` for other code.
  private func hashesOfLiteral() -> Int? {
    let mark = bytes[position...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "\"") else { return nil }
    return mark - position
  }

  private mutating func blankLiteral(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    position += hashes
    let mark = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += mark.utf8.count
    let escape = "\\" + pounds
    while position < bytes.count {
      if starts(with: escape + "(") {
        let start = position
        position += hashes + 2
        skipCode(until: UInt8(ascii: ")"))
        let end = position
        position = start
        blank(upTo: end)
      } else if starts(with: escape) {
        blank(upTo: position + hashes + 2)
      } else if starts(with: mark + pounds) {
        position += mark.utf8.count + hashes
        return
      } else {
        blank(upTo: position + 1)
      }
    }
  }
}
