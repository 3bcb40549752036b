import ChartroomUI
import Foundation
import Graphics

/// The layout of panels in rows of columns.
struct PanelGrid: Sendable, Equatable {
  /// The place of a panel.
  struct Cell: Sendable, Equatable {
    let row: Int
    let column: Int
    let span: Int
    /// Whether the row is at least as high as the content of the panel.
    let isMeasured: Bool
  }

  let columns: Int
  let spacing: CGFloat
  private(set) var cells: [Cell] = []
  /// The heights of the rows in units; 0 for rows that are as high as the contents of their panels.
  private(set) var rows: [Double] = []

  /// The height of a unit, in points, where a dashboard has no height of its own.
  static let unit: CGFloat = 110

  /// The wish of a panel.
  struct Wish {
    /// The number of columns.
    let span: Int
    /// Whether the panel may become wider to fill its row.
    let isFlexible: Bool
    /// The height in units; 0 for that of the content.
    let height: Double
    /// Whether the panel is never lower than its content.
    let isMeasured: Bool
  }

  /// Places panels from left to right and from top to bottom.
  ///
  /// A row is as high as its highest panel. Flexible panels share the columns that their row has left, and the last one
  /// takes less than it wants if that is at least two thirds of it.
  init(columns: Int, spacing: CGFloat, _ wishes: [Wish]) {
    (self.columns, self.spacing) = (columns, spacing)
    var row: [(wish: Wish, span: Int)] = []
    for wish in wishes {
      let free = columns - row.reduce(0) { $0 + $1.span }
      let span = min(wish.span, columns)
      if span <= free {
        row.append((wish, span))
      } else if wish.isFlexible, free * 3 >= span * 2 {
        row.append((wish, free))
      } else {
        append(row)
        row = [(wish, span)]
      }
    }
    append(row)
  }

  private mutating func append(_ row: [(wish: Wish, span: Int)]) {
    guard !row.isEmpty else { return }
    var spans = row.map(\.span)
    let flexible = row.indices.filter { row[$0].wish.isFlexible }
    var rest = columns - spans.reduce(0, +)
    while rest > 0, !flexible.isEmpty {
      for index in flexible where rest > 0 {
        spans[index] += 1
        rest -= 1
      }
    }
    var column = 0
    for (span, panel) in zip(spans, row) {
      cells.append(
        Cell(row: rows.count, column: column, span: span, isMeasured: panel.wish.isMeasured))
      column += span
    }
    rows.append(row.map(\.wish.height).max() ?? 0)
  }

  /// Returns the heights of the rows.
  ///
  /// - Parameters:
  ///   - total: The height of the grid; `nil` for units of `unit`.
  ///   - least: The heights of the contents of the rows.
  /// - Returns: The heights. Rows share the height by their units, but none is lower than its content.
  func heights(in total: CGFloat?, least: [CGFloat]) -> [CGFloat] {
    var isFixed = rows.map { $0 == 0 }
    var unit = Self.unit
    if let total {
      while true {
        let fixed = zip(least, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let units = zip(rows, isFixed).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
        let free = total - fixed - spacing * CGFloat(max(rows.count - 1, 0))
        unit = units > 0 ? max(free, 0) / CGFloat(units) : 0
        let low = rows.indices.filter { !isFixed[$0] && rows[$0] * unit < least[$0] }
        guard !low.isEmpty, unit > 0 else { break }
        for row in low { isFixed[row] = true }
      }
    }
    return rows.indices.map {
      isFixed[$0] ? least[$0] : max(rows[$0] * unit, total == nil ? least[$0] : 0)
    }
  }

  /// Returns the frames of the panels, from the leading edge.
  func frames(width: CGFloat, heights: [CGFloat]) -> [CGRect] {
    var tops: [CGFloat] = []
    var top: CGFloat = 0
    for height in heights {
      tops.append(top)
      top += height + spacing
    }
    let column = (width + spacing) / CGFloat(columns)
    return cells.map { cell in
      CGRect(
        x: CGFloat(cell.column) * column, y: tops[cell.row],
        width: max(CGFloat(cell.span) * column - spacing, 0), height: heights[cell.row])
    }
  }
}

extension PanelGrid: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 1200
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: height) }
    let heights = heights(in: nil, least: least(subviews, width: width))
    return CGSize(
      width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let heights = heights(in: bounds.height, least: least(subviews, width: bounds.width))
    for (subview, frame) in zip(subviews, frames(width: bounds.width, heights: heights)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the heights of the contents of the rows; 0 for rows of charts alone.
  private func least(_ subviews: Subviews, width: CGFloat) -> [CGFloat] {
    var heights = rows.map { _ in CGFloat(0) }
    let frames = frames(width: width, heights: heights)
    for (index, subview) in subviews.enumerated() where cells[index].isMeasured {
      let proposal = ProposedViewSize(width: frames[index].width, height: nil)
      let row = cells[index].row
      heights[row] = max(heights[row], subview.sizeThatFits(proposal).height.rounded(.up))
    }
    return heights
  }
}
