/// The rule by which records that begin with `#` are comments rather than rows.
///
/// A row has as many cells as there are columns; its quoted cells can contain line ends. In a table of one column,
/// a blank follows the `#` of a comment, because other texts, such as `#1`, can be values.
struct CommentRule {
  /// The number of columns.
  let columns: Int
  /// Whether rows can end with a separator, behind which there is an empty cell.
  let hasEmptyEnd: Bool

  /// Creates the rule of a table.
  init(columns: Int, hasEmptyEnd: Bool) {
    self.columns = columns
    self.hasEmptyEnd = hasEmptyEnd
  }

  /// Finds the rule of records; `nil` if all of them begin with `#`.
  ///
  /// The others have as many cells as most of them have.
  init?(of records: [[CellCursor.Cell]], in text: UnsafeBufferPointer<UInt8>) {
    let others = records.filter { !Self.isMarked($0, in: text) }
    guard let count = others.map(\.count).mostCommon else { return nil }
    hasEmptyEnd =
      count > 1 && others.allSatisfy { $0.count != count || $0.last?.range.isEmpty == true }
    columns = count - (hasEmptyEnd ? 1 : 0)
  }

  /// Whether a record begins with `#`.
  static func isMarked(
    _ record: [CellCursor.Cell], in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = record.first, !first.isQuoted else { return false }
    return text[first.range].first == UInt8(ascii: "#")
  }

  /// Whether a byte is a space or a tab, one of which follows the `#` of a comment in a table of one column.
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }

  /// Returns whether a record that begins with `#` is a comment.
  ///
  /// - Parameters:
  ///   - cells: The number of its cells; `nil` for cells that cannot be read.
  ///   - next: The byte behind the `#`; `nil` at the end of the text.
  /// - Returns: Whether it is one.
  func isComment(cells: Int?, next: UInt8?) -> Bool {
    if columns == 1, !hasEmptyEnd || cells != 2 { return next.map(Self.isBlank) ?? false }
    return cells != columns && !(hasEmptyEnd && cells == columns + 1)
  }

  /// Returns whether a record is a comment.
  func isComment(_ record: [CellCursor.Cell], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Self.isMarked(record, in: text), let first = record.first else { return false }
    let next = first.range.lowerBound + 1
    return isComment(cells: record.count, next: next < text.count ? text[next] : nil)
  }
}

extension [Int] {
  /// The most common number, the greatest one of several; `nil` without numbers.
  var mostCommon: Int? {
    let counts = Dictionary(grouping: self) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
