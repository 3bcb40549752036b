package import ChartroomUI
package import Foundation
import Graphics

/// The layout of a table: the cells of the header, and for each row a line and its cells.
package struct TableColumns: Layout {
  /// A column.
  package struct Column: Sendable {
    package enum Kind: Sendable {
      /// Texts, which are truncated first and take a share of the free width.
      case text
      /// Dates, which are truncated last and take a share of the free width.
      case date
      /// Numbers or small lines, which are truncated last.
      case number
      /// Numbers with bars, which are truncated last and take up to `barWidth` points.
      case bar
    }

    let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
  }

  /// The greatest width of a column with bars, in points.
  private static let barWidth: CGFloat = 300
  /// The least width of a column of texts that are truncated, in points.
  private static let leastText: CGFloat = 48
  private static let headerHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 30

  let columns: [Column]
  let spacing: CGFloat

  package init(columns: [Column], spacing: CGFloat) {
    (self.columns, self.spacing) = (columns, spacing)
  }

  // MARK: Widths

  /// Returns the widths of the columns.
  ///
  /// Bars take the free width first. Texts and dates take the rest in proportion to their widths; without any, all
  /// columns do. A table without enough width truncates the widest texts first, then headers, and then all columns in
  /// proportion.
  ///
  /// - Parameters:
  ///   - headers: The widths of the texts of the header.
  ///   - cells: The greatest widths of the contents of the cells.
  ///   - room: The width of the table; `nil` for that of the contents.
  /// - Returns: The widths, whose sum is the room without the spaces between the columns.
  package func widths(headers: [CGFloat], cells: [CGFloat], in room: CGFloat?) -> [CGFloat] {
    let widths = zip(headers, cells).map { max($0, $1) }
    guard let room else { return widths }
    let free = room - spacing * CGFloat(max(columns.count - 1, 0))
    let sum = widths.reduce(0, +)
    return sum <= free
      ? widened(widths, by: free - sum) : narrowed(widths, cells: cells, by: sum - free)
  }

  private func widened(_ widths: [CGFloat], by slack: CGFloat) -> [CGFloat] {
    var (widths, slack) = (widths, slack)
    let bars = columns.indices.filter { columns[$0].kind == .bar }
      .sorted { widths[$0] > widths[$1] }
    for (index, bar) in bars.enumerated() {
      let part = min(slack / CGFloat(bars.count - index), max(Self.barWidth - widths[bar], 0))
      widths[bar] += part
      slack -= part
    }
    var takers = columns.indices.filter { [.text, .date].contains(columns[$0].kind) }
    if takers.isEmpty { takers = Array(columns.indices) }
    let sum = takers.reduce(0) { $0 + widths[$1] }
    guard sum > 0 else { return widths }
    let factor = slack / sum
    for taker in takers { widths[taker] += widths[taker] * factor }
    return widths
  }

  private func narrowed(
    _ widths: [CGFloat], cells: [CGFloat], by excess: CGFloat
  ) -> [CGFloat] {
    let texts = columns.indices.map { index in
      columns[index].kind == .text ? min(widths[index], Self.leastText) : widths[index]
    }
    let (shortTexts, rest) = Self.cut(widths, to: texts, by: excess)
    guard rest > 0 else { return shortTexts }
    let contents = columns.indices.map { index in
      columns[index].kind == .text ? shortTexts[index] : min(shortTexts[index], cells[index])
    }
    let (shortHeaders, lack) = Self.cut(shortTexts, to: contents, by: rest)
    let sum = shortHeaders.reduce(0, +)
    guard lack > 0, sum > 0 else { return shortHeaders }
    return shortHeaders.map { $0 * max(1 - lack / sum, 0) }
  }

  /// Cuts the greatest widths to a common one.
  ///
  /// - Parameters:
  ///   - widths: The widths.
  ///   - least: The least width of each.
  ///   - excess: How much is to be cut.
  /// - Returns: The widths, and the part of the excess that remains.
  private static func cut(
    _ widths: [CGFloat], to least: [CGFloat], by excess: CGFloat
  ) -> (widths: [CGFloat], rest: CGFloat) {
    let most = zip(widths, least).reduce(0) { $0 + ($1.0 - $1.1) }
    guard most > excess else { return (least, excess - most) }
    func cut(to width: CGFloat) -> [CGFloat] { zip(widths, least).map { max($1, min($0, width)) } }
    let wanted = widths.reduce(0, +) - excess
    var (low, high) = (CGFloat(0), widths.max() ?? 0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cut(to: middle).reduce(0, +) > wanted { high = middle } else { low = middle }
    }
    return (cut(to: low), 0)
  }

  // MARK: Layout

  /// The number of views of a row: a line and the cells.
  private var stride: Int { columns.count + 1 }

  private func rows(of subviews: Subviews) -> Int {
    (subviews.count - columns.count) / stride
  }

  private func widths(of subviews: Subviews, in room: CGFloat?) -> [CGFloat] {
    func width(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(.unspecified).width }
    let cells = columns.indices.map { column in
      (0..<rows(of: subviews)).reduce(0) { max($0, width(($1 + 1) * stride + column)) }
    }
    return widths(headers: columns.indices.map(width), cells: cells, in: room)
  }

  /// Returns the height of the line above each row.
  private func lineHeight(_ subviews: Subviews) -> CGFloat {
    rows(of: subviews) > 0 ? subviews[columns.count].sizeThatFits(.unspecified).height : 0
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width =
      proposal.width
      ?? widths(of: subviews, in: nil).reduce(0, +) + spacing * CGFloat(max(columns.count - 1, 0))
    let row = Self.rowHeight + lineHeight(subviews)
    return CGSize(
      width: width, height: Self.headerHeight + CGFloat(rows(of: subviews)) * row)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(of: subviews, in: bounds.width)
    let line = lineHeight(subviews)
    func place(_ first: Int, y: CGFloat, height: CGFloat) {
      var x = bounds.minX
      for (column, width) in widths.enumerated() {
        subviews[first + column].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading,
          proposal: ProposedViewSize(width: width, height: height))
        x += width + spacing
      }
    }
    place(0, y: bounds.minY, height: Self.headerHeight)
    var y = bounds.minY + Self.headerHeight
    for row in 0..<rows(of: subviews) {
      let first = columns.count + row * stride
      subviews[first].place(
        at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading,
        proposal: ProposedViewSize(width: bounds.width, height: line))
      place(first + 1, y: y + line, height: Self.rowHeight)
      y += line + Self.rowHeight
    }
  }
}
