import Foundation
import Graphics

/// The layout of a grid.
struct GridArrangement: Layout {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  func makeCache(subviews: Subviews) -> GridCells {
    GridCells(
      subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      alignment: alignment)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCells
  ) -> CGSize {
    let tracks = cache.tracks(for: proposal)
    return CGSize(width: tracks.columns.end, height: tracks.rows.end)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCells
  ) {
    let tracks = cache.tracks(for: proposal)
    for row in cache.rows.indices {
      let line = cache.line(row, in: tracks)
      for cell in cache.rows[row].cells {
        let place = line.place(of: cell)
        subviews[cell.index].place(
          at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
          proposal: cell.proposal(in: tracks, row: row))
      }
    }
  }
}

/// The lengths of the columns or rows of a grid and the distances between them.
struct GridTracks {
  var lengths: [CGFloat]
  /// The distance after each but the last.
  let gaps: [CGFloat]

  var end: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// Returns the position of the beginning of a column or row.
  func start(of index: Int) -> CGFloat {
    lengths.prefix(index).reduce(0, +) + gaps.prefix(index).reduce(0, +)
  }

  /// Returns the length of some columns with the distances between them.
  func length(of range: Range<Int>) -> CGFloat {
    lengths[range].reduce(0, +)
      + gaps[range.lowerBound..<max(range.upperBound - 1, range.lowerBound)].reduce(0, +)
  }
}

/// A view in a grid, with its column and what its modifiers say.
struct GridCell {
  let subview: LayoutSubview
  /// The position of the view among the subviews of the grid.
  let index: Int
  let columns: Range<Int>
  let isWholeRow: Bool
  let unsizedAxes: Axis.Set

  /// Returns the size that the cell is offered.
  func proposal(in tracks: (columns: GridTracks, rows: GridTracks), row: Int) -> ProposedViewSize {
    ProposedViewSize(width: tracks.columns.length(of: columns), height: tracks.rows.lengths[row])
  }
}

/// The rows of a grid, and the sizes that they take.
struct GridCells {
  struct Row {
    var cells: [GridCell]
    var alignment: VerticalAlignment
  }

  private(set) var rows: [Row] = []
  private let columnCount: Int
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]
  private let columnAlignments: [HorizontalAlignment]

  init(
    _ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    alignment: Alignment
  ) {
    let marks = subviews.map { $0[GridRowKey.self] }
    var groups: [(mark: GridRowMark?, views: [Int])] = []
    for (index, mark) in marks.enumerated() {
      if let mark, groups.last?.mark?.id === mark.id {
        groups[groups.count - 1].views.append(index)
      } else {
        groups.append((mark, [index]))
      }
    }
    func span(_ index: Int) -> Int { subviews[index][GridCellColumnsKey.self] }
    let count =
      groups.map { group in
        group.mark == nil ? 1 : group.views.reduce(0) { $0 + span($1) }
      }.max() ?? 0
    rows = groups.map { group in
      var next = 0
      let cells = group.views.map { index in
        let subview = subviews[index]
        let end = group.mark == nil ? count : next + span(index)
        defer { next = end }
        return GridCell(
          subview: subview, index: index, columns: next..<end, isWholeRow: group.mark == nil,
          unsizedAxes: subview[GridCellUnsizedAxesKey.self])
      }
      return Row(cells: cells, alignment: group.mark?.alignment ?? alignment.vertical)
    }
    columnCount = count
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.lazy.flatMap(\.cells) where !cell.isWholeRow {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.subview[GridColumnAlignmentKey.self]
    }
    columnAlignments = alignments.map { $0 ?? alignment.horizontal }
    columnGaps = Self.columnGaps(of: rows, count: count, spacing: horizontalSpacing)
    rowGaps = Self.rowGaps(of: rows, spacing: verticalSpacing)
  }

  /// Returns the greatest preferred distance between the cells beside each boundary of columns.
  private static func columnGaps(of rows: [Row], count: Int, spacing: CGFloat?) -> [CGFloat] {
    let boundaries = max(count - 1, 0)
    if let spacing { return [CGFloat](repeating: spacing, count: boundaries) }
    var gaps = [CGFloat](repeating: 0, count: boundaries)
    for row in rows {
      for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
        let distance = cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal)
        let boundary = cell.columns.upperBound - 1
        gaps[boundary] = max(gaps[boundary], distance)
      }
    }
    return gaps
  }

  private static func rowGaps(of rows: [Row], spacing: CGFloat?) -> [CGFloat] {
    zip(rows, rows.dropFirst()).map { row, next in
      if let spacing { return spacing }
      let above = row.cells.reduce(into: ViewSpacing.zero) { $0.formUnion($1.subview.spacing) }
      let below = next.cells.reduce(into: ViewSpacing.zero) { $0.formUnion($1.subview.spacing) }
      return above.distance(to: below, along: .vertical)
    }
  }

  /// Returns the columns and rows for a proposal.
  func tracks(for proposal: ProposedViewSize) -> (columns: GridTracks, rows: GridTracks) {
    let columns = columns(for: proposal.width)
    let available = proposal.height.map { max($0 - rowGaps.reduce(0, +), 0) }
    let lengths = StackShares.lengths(count: rows.count, available: available) { row, height in
      self.height(of: row, in: columns, offered: height)
    }
    return (columns, GridTracks(lengths: lengths, gaps: rowGaps))
  }

  private func columns(for width: CGFloat?) -> GridTracks {
    var singles = [[LayoutSubview]](repeating: [], count: columnCount)
    var wide: [GridCell] = []
    for cell in rows.lazy.flatMap(\.cells) where !cell.unsizedAxes.contains(.horizontal) {
      if cell.columns.count == 1, !cell.isWholeRow {
        singles[cell.columns.lowerBound].append(cell.subview)
      } else {
        wide.append(cell)
      }
    }
    let available = width.map { max($0 - columnGaps.reduce(0, +), 0) }
    let lengths = StackShares.lengths(count: columnCount, available: available) { column, offered in
      singles[column].map { $0.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width }
        .max() ?? 0
    }
    var tracks = GridTracks(lengths: lengths, gaps: columnGaps)
    for cell in wide where !cell.columns.isEmpty {
      let taken = tracks.length(of: cell.columns)
      let offered = width.map { max($0 - (tracks.end - taken), taken) }
      let needed = cell.subview.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      guard needed > taken else { continue }
      let share = (needed - taken) / CGFloat(cell.columns.count)
      for column in cell.columns { tracks.lengths[column] += share }
    }
    return tracks
  }

  /// Returns the height of the aligned cells of a row.
  private func height(of row: Int, in columns: GridTracks, offered: CGFloat?) -> CGFloat {
    let guide = rows[row].alignment
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in rows[row].cells where !cell.unsizedAxes.contains(.vertical) {
      let width = columns.length(of: cell.columns)
      let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: width, height: offered))
      above = max(above, dimensions[guide])
      below = max(below, dimensions.height - dimensions[guide])
    }
    return above + below
  }

  /// Returns the places of the cells of a row.
  func line(_ row: Int, in tracks: (columns: GridTracks, rows: GridTracks)) -> GridLine {
    GridLine(
      row: rows[row], index: row, tracks: tracks, columnAlignments: columnAlignments)
  }
}

/// The lengths of parts that share an available length as the subviews of a stack do.
enum StackShares {
  /// Returns the lengths.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - available: The length to share; `nil` for the ideal lengths.
  ///   - length: Returns the length that a part takes of an offer.
  /// - Returns: The lengths, in order. Less flexible parts are served first.
  static func lengths(
    count: Int, available: CGFloat?, _ length: (_ part: Int, _ offered: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available else { return (0..<count).map { length($0, nil) } }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    // A stable order, as that of stacks.
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = [CGFloat](repeating: 0, count: count)
    var remaining = available
    for (served, part) in order.enumerated() {
      lengths[part] = length(part, max(remaining, 0) / CGFloat(count - served))
      remaining -= lengths[part]
    }
    return lengths
  }
}

/// A row of a grid with the positions of its cells.
struct GridLine {
  let row: GridCells.Row
  let index: Int
  let tracks: (columns: GridTracks, rows: GridTracks)
  let columnAlignments: [HorizontalAlignment]
  /// The position of the guide by which the cells are aligned, from the top of the grid.
  private let guide: CGFloat

  init(
    row: GridCells.Row, index: Int, tracks: (columns: GridTracks, rows: GridTracks),
    columnAlignments: [HorizontalAlignment]
  ) {
    self.row = row
    self.index = index
    self.tracks = tracks
    self.columnAlignments = columnAlignments
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in row.cells {
      let dimensions = cell.subview.dimensions(in: cell.proposal(in: tracks, row: index))
      above = max(above, dimensions[row.alignment])
      below = max(below, dimensions.height - dimensions[row.alignment])
    }
    // The aligned cells are placed as one view, whose guide is at the same share as that of an empty row.
    let height = tracks.rows.lengths[index]
    let free = height - above - below
    let share =
      height > 0
      ? ViewDimensions(size: CGSize(width: 0, height: height))[row.alignment] / height : 0
    guide = tracks.rows.start(of: index) + above + free * min(max(share, 0), 1)
  }

  /// Returns the top leading corner of a cell.
  func place(of cell: GridCell) -> CGPoint {
    let dimensions = cell.subview.dimensions(in: cell.proposal(in: tracks, row: index))
    let width = tracks.columns.length(of: cell.columns)
    let start = tracks.columns.start(of: cell.columns.lowerBound)
    if let anchor = cell.subview[GridCellAnchorKey.self] {
      let top = tracks.rows.start(of: index)
      let height = tracks.rows.lengths[index]
      return CGPoint(
        x: start + (width - dimensions.width) * anchor.x,
        y: top + (height - dimensions.height) * anchor.y)
    }
    let column = min(cell.columns.lowerBound, columnAlignments.count - 1)
    let alignment = column < 0 ? .center : columnAlignments[column]
    let ofColumn = ViewDimensions(size: CGSize(width: width, height: 0))[alignment]
    return CGPoint(
      x: start + ofColumn - dimensions[alignment], y: guide - dimensions[row.alignment])
  }
}
