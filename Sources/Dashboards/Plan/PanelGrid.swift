package import ChartroomUI
package import Foundation
import Graphics

/// The layout of panels in rows of columns.
package struct PanelGrid: Sendable, Equatable {
  /// The place of a panel.
  package struct Cell: Sendable, Equatable {
    package fileprivate(set) var rows: Range<Int>
    package let columns: Range<Int>
    /// Whether the rows are at least as high as the content of the panel.
    let isMeasured: Bool
  }

  let columns: Int
  let spacing: CGFloat
  package private(set) var cells: [Cell] = []
  /// The heights of the rows in units; 0 for rows that are as high as the contents of their panels.
  package private(set) var rows: [Double] = []

  /// The height of a unit, in points, where a dashboard has no height of its own.
  private var unit = Self.usualUnit
  private static let usualUnit: CGFloat = 110
  /// The least height of a unit, in points, with which a chart can still be read.
  private static let leastUnit: CGFloat = 44

  /// The wish of a panel.
  package struct Wish {
    /// The number of columns.
    package let span: Int
    /// The number of rows.
    package let rowSpan: Int
    /// Whether the panel may become wider to fill its row.
    package let isFlexible: Bool
    /// The height in units; 0 for that of the content.
    package let height: Double
    /// Whether the panel is never lower than its content.
    package let isMeasured: Bool

    package init(span: Int, rowSpan: Int, isFlexible: Bool, height: Double, isMeasured: Bool) {
      (self.span, self.rowSpan, self.isFlexible) = (span, rowSpan, isFlexible)
      (self.height, self.isMeasured) = (height, isMeasured)
    }
  }

  /// Places panels from left to right and from top to bottom, beside those that reach down from earlier rows.
  ///
  /// A row is as high as its highest panel, and panels of several rows share what these lack among them. Rows in which
  /// no panel begins are left out. Flexible panels share the columns that are left in their row or, beside panels of
  /// several rows, in their part of it; the last one takes less than it wants if that is at least two thirds of it.
  package init(columns: Int, spacing: CGFloat, _ wishes: [Wish]) {
    (self.columns, self.spacing) = (columns, spacing)
    // For each column, the number of rows from here on that earlier panels take.
    var taken = [Int](repeating: 0, count: columns)
    var row = OpenRow(taken)
    var number = 0
    for wish in wishes {
      while !row.take(wish, columns: columns) {
        append(row, number: number, &taken)
        row = OpenRow(taken)
        number += 1
      }
    }
    append(row, number: number, &taken)
    // For each row, the number of rows before it in which panels begin.
    let starts = Set(cells.map(\.rows.lowerBound))
    var rank = [0]
    for row in 0..<(cells.map(\.rows.upperBound).max() ?? 0) {
      rank.append(rank[row] + (starts.contains(row) ? 1 : 0))
    }
    for index in cells.indices {
      let rows = cells[index].rows
      cells[index].rows = rank[rows.lowerBound]..<rank[rows.upperBound]
    }
    rows = [Double](repeating: 0, count: starts.count)
    let panels = zip(cells, wishes)
    for (cell, wish) in panels where cell.rows.count == 1 {
      rows[cell.rows.lowerBound] = max(rows[cell.rows.lowerBound], wish.height)
    }
    for (cell, wish) in panels where cell.rows.count > 1 {
      let missing = wish.height - rows[cell.rows].reduce(0, +)
      guard missing > 0 else { continue }
      for row in cell.rows { rows[row] += missing / Double(cell.rows.count) }
    }
  }

  /// The grid whose height, if none is proposed, is the least with which every panel can be read.
  var least: PanelGrid {
    var grid = self
    grid.unit = Self.leastUnit
    return grid
  }

  private mutating func append(_ row: OpenRow, number: Int, _ taken: inout [Int]) {
    taken = taken.map { max($0 - 1, 0) }
    for part in row.parts {
      var column = part.columns.lowerBound
      for (span, wish) in zip(part.filledSpans, part.panels.map(\.wish)) {
        let cell = Cell(
          rows: number..<number + wish.rowSpan, columns: column..<column + span,
          isMeasured: wish.isMeasured)
        cells.append(cell)
        for column in cell.columns { taken[column] = wish.rowSpan - 1 }
        column += span
      }
    }
  }

  /// Returns the heights of the rows.
  ///
  /// - Parameters:
  ///   - total: The height of the grid; `nil` for units of `unit`.
  ///   - least: The heights of the contents of the rows.
  /// - Returns: The heights. Rows share the height by their units, but none is lower than its content and its least
  ///   units. If the height is too small for that, all are lower in proportion.
  private func heights(in total: CGFloat?, least: [CGFloat]) -> [CGFloat] {
    guard let total else {
      return zip(rows, least).map { max(CGFloat($0) * unit, $1) }
    }
    let least = zip(rows, least).map { max(CGFloat($0) * Self.leastUnit, $1) }
    let room = max(total - spacing * CGFloat(max(rows.count - 1, 0)), 0)
    let needed = least.reduce(0, +)
    guard needed <= room else { return least.map { $0 * room / needed } }
    var isFixed = rows.map { $0 == 0 }
    while true {
      let fixed = zip(least, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let units = zip(rows, isFixed).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
      let unit = units > 0 ? (room - fixed) / CGFloat(units) : 0
      let low = rows.indices.filter { !isFixed[$0] && CGFloat(rows[$0]) * unit < least[$0] }
      if low.isEmpty {
        return rows.indices.map { isFixed[$0] ? least[$0] : CGFloat(rows[$0]) * unit }
      }
      for row in low { isFixed[row] = true }
    }
  }

  /// Returns the height of rows with the spaces between them.
  private func height(of range: Range<Int>, _ heights: [CGFloat]) -> CGFloat {
    heights[range].reduce(0, +) + spacing * CGFloat(max(range.count - 1, 0))
  }

  /// Returns the frames of the panels, from the leading edge.
  package func frames(width: CGFloat, heights: [CGFloat]) -> [CGRect] {
    var tops: [CGFloat] = []
    var top: CGFloat = 0
    for height in heights {
      tops.append(top)
      top += height + spacing
    }
    let column = (width + spacing) / CGFloat(columns)
    return cells.map { cell in
      CGRect(
        x: CGFloat(cell.columns.lowerBound) * column, y: tops[cell.rows.lowerBound],
        width: max(CGFloat(cell.columns.count) * column - spacing, 0),
        height: height(of: cell.rows, heights))
    }
  }
}

extension PanelGrid: Layout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? 1200
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: height) }
    let heights = heights(in: nil, contents(of: subviews, width: width))
    return CGSize(width: width, height: height(of: heights.indices, heights))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let contents = contents(of: subviews, width: bounds.width)
    var heights = heights(in: nil, contents)
    if abs(height(of: heights.indices, heights) - bounds.height) > 0.5 {
      heights = self.heights(in: bounds.height, contents)
    }
    for (subview, frame) in zip(subviews, frames(width: bounds.width, heights: heights)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the rows and the heights of the contents of measured panels.
  private func contents(
    of subviews: Subviews, width: CGFloat
  ) -> [(rows: Range<Int>, height: CGFloat)] {
    let frames = frames(width: width, heights: rows.map { _ in 0 })
    return subviews.indices.filter { cells[$0].isMeasured }.map { index in
      let proposal = ProposedViewSize(width: frames[index].width, height: nil)
      let size = subviews[index].sizeThatFits(proposal)
      return (cells[index].rows, size.height.rounded(.up))
    }
  }

  /// Returns the heights of the rows.
  ///
  /// What the content of a panel of several rows needs beyond their heights goes to those of them that are as high as
  /// their contents; if there are none, to all.
  ///
  /// - Parameters:
  ///   - total: The height of the grid; `nil` for units of `unit`.
  ///   - contents: The rows and the heights of the contents of measured panels.
  /// - Returns: The heights.
  package func heights(
    in total: CGFloat?, _ contents: [(rows: Range<Int>, height: CGFloat)]
  ) -> [CGFloat] {
    var least = rows.map { _ in CGFloat(0) }
    for panel in contents where panel.rows.count == 1 {
      let row = panel.rows.lowerBound
      least[row] = max(least[row], panel.height)
    }
    for panel in contents where panel.rows.count > 1 {
      let heights = heights(in: total, least: least)
      let missing = panel.height - height(of: panel.rows, heights)
      guard missing > 0 else { continue }
      let contentRows = panel.rows.filter { rows[$0] == 0 }
      let targets = contentRows.isEmpty ? Array(panel.rows) : contentRows
      for row in targets {
        least[row] = heights[row] + (missing / CGFloat(targets.count)).rounded(.up)
      }
    }
    return heights(in: total, least: least)
  }
}

/// A row of a grid while panels are placed in it.
private struct OpenRow {
  /// Neighbouring columns that no panel of an earlier row takes.
  struct Part {
    let columns: Range<Int>
    var panels: [(wish: PanelGrid.Wish, span: Int)] = []

    /// The number of columns that no panel takes.
    var free: Int { columns.count - panels.reduce(0) { $0 + $1.span } }

    /// The numbers of columns of the panels after the flexible ones have taken what is free.
    var filledSpans: [Int] {
      var spans = panels.map(\.span)
      let flexible = panels.indices.filter { panels[$0].wish.isFlexible }
      guard !flexible.isEmpty else { return spans }
      for extra in 0..<free { spans[flexible[extra % flexible.count]] += 1 }
      return spans
    }
  }

  private(set) var parts: [Part] = []
  /// The index of the part that takes the next panel.
  private var current = 0

  /// Creates a row without panels.
  ///
  /// - Parameter taken: For each column, the number of rows from this one on that earlier panels take.
  init(_ taken: [Int]) {
    var start: Int?
    for column in 0...taken.count {
      if column < taken.count, taken[column] == 0 {
        start = start ?? column
      } else if let first = start {
        parts.append(Part(columns: first..<column))
        start = nil
      }
    }
  }

  /// Appends a panel if one of the parts from the current one on has room for it.
  ///
  /// - Parameters:
  ///   - wish: The wish of the panel.
  ///   - columns: The number of columns of the grid, which no panel exceeds.
  /// - Returns: Whether there was room.
  mutating func take(_ wish: PanelGrid.Wish, columns: Int) -> Bool {
    let span = min(wish.span, columns)
    while current < parts.count {
      let free = parts[current].free
      let isEnough = span <= free || wish.isFlexible && free > 0 && free * 3 >= span * 2
      if isEnough {
        parts[current].panels.append((wish, min(span, free)))
        return true
      }
      current += 1
    }
    return false
  }
}
