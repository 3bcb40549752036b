/// The byte between two cells of a table.
package enum CellSeparator: UInt8, CaseIterable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09

  /// Returns the separator that divides a header into the most cells.
  ///
  /// - Parameters:
  ///   - text: The bytes of a table.
  ///   - start: The offset of the header.
  /// - Returns: The separator that occurs most often outside quotes; the first of comma, semicolon and tab if
  ///   several occur equally often; `nil` if a quote is not closed with any of them.
  static func best(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> CellSeparator? {
    var best: (separator: CellSeparator, cells: Int)?
    for separator in allCases {
      guard let cells = separator.cells(in: text, at: start) else { continue }
      if cells > best?.cells ?? 0 { best = (separator, cells) }
    }
    return best?.separator
  }

  /// Returns the number of cells of the header; `nil` if one of them cannot be read.
  private func cells(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var cursor = CellCursor(text, separator: self, at: start)
    var cells = 0
    while let cell = try? cursor.next() {
      cells += 1
      if cell.endsRecord { return cells }
    }
    return nil
  }
}
