/// The signs of numbers that are not written as in program code.
///
/// They are a minus sign behind the number, as in `120-`, parentheses around it, as in `(120)` or `$(120)`, and the
/// minus sign U+2212 or, at the beginning, the en dash.
enum PlainSign {
  private static let minus = Array("\u{2212}".utf8)
  private static let dash = Array("\u{2013}".utf8)

  /// Calls a closure with a number whose sign is in front of it.
  ///
  /// - Parameters:
  ///   - cell: The number, without surrounding spaces.
  ///   - body: Receives the cell, or a copy if its sign is written in another way, and whether it is a copy.
  /// - Returns: The result of the closure.
  static func with<Result>(
    _ cell: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Result
  ) -> Result {
    guard let first = cell.first, let last = cell.last,
      first >= 0x80 || last == UInt8(ascii: "-") || last == UInt8(ascii: ")") || cell.contains(0x88)
    else { return body(cell, false) }
    var bytes = Array(cell)
    if bytes.starts(with: dash), bytes.count > 3, NumberNotation.isDigit(bytes[3]) {
      bytes.replaceSubrange(..<3, with: CollectionOfOne(UInt8(ascii: "-")))
    }
    while let range = bytes.firstRange(of: minus) {
      bytes.replaceSubrange(range, with: CollectionOfOne(UInt8(ascii: "-")))
    }
    moveSignToFront(&bytes)
    guard !bytes.elementsEqual(cell) else { return body(cell, false) }
    return bytes.withUnsafeBufferPointer { body($0, true) }
  }

  private static func moveSignToFront(_ bytes: inout [UInt8]) {
    guard let first = bytes.firstIndex(where: NumberNotation.isDigit),
      !bytes[..<first].contains(where: NumberNotation.isSign)
    else { return }
    if bytes.last == UInt8(ascii: "-"), NumberNotation.isDigit(bytes[bytes.count - 2]) {
      bytes.removeLast()
    } else if bytes.last == UInt8(ascii: ")"), bytes.count(where: { $0 == UInt8(ascii: "(") }) == 1,
      let open = bytes[..<first].firstIndex(of: UInt8(ascii: "("))
    {
      bytes.removeLast()
      bytes.remove(at: open)
    } else {
      return
    }
    bytes.insert(UInt8(ascii: "-"), at: 0)
  }
}
