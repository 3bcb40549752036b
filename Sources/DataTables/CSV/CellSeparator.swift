/// The byte between two cells of a table.
package enum CellSeparator: UInt8, CaseIterable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C

  /// A header with the separator that divides it.
  struct Header {
    let separator: CellSeparator
    /// The texts of the cells; at least one.
    let names: [String]
    /// The offset after the line.
    let end: Int
  }

  /// Returns a header, divided by the separator that gives the most cells.
  ///
  /// - Parameters:
  ///   - text: The bytes of a table.
  ///   - start: The offset of the header.
  /// - Returns: The header with the separator that occurs most often outside quotes, with the first of comma,
  ///   semicolon, tab and pipe if several occur equally often; `nil` if a quote is not closed with any of them.
  static func header(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> Header? {
    var best: Header?
    for separator in allCases {
      guard let header = separator.header(of: text, at: start) else { continue }
      if header.names.count > best?.names.count ?? 0 { best = header }
    }
    return best
  }

  /// Returns the header; `nil` if one of its cells cannot be read.
  private func header(of text: UnsafeBufferPointer<UInt8>, at start: Int) -> Header? {
    var cursor = CellCursor(text, separator: self, at: start)
    var names: [String] = []
    while let cell = try? cursor.next() {
      names.append(cell.text(in: text))
      if cell.endsRecord { return Header(separator: self, names: names, end: cursor.place) }
    }
    return nil
  }
}
