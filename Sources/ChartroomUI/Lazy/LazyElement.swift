package import Foundation
import Graphics

/// The rows of a lazy container, which are made on request.
@MainActor
protocol LazyRows: AnyObject {
  var rowCount: Int { get }
  /// Returns whether a row is made.
  func hasRow(_ index: Int) -> Bool
  /// Returns the elements of a row, which is made if necessary.
  func elements(ofRow index: Int) -> [LayoutElement]
  /// Records which rows are displayed.
  func display(_ range: Range<Int>)
  /// Removes a row that was made only to be measured.
  func release(_ index: Int)
}

/// An element that arranges cells in lines, and creates those that are visible in the nearest scroll view.
///
/// All lines up to the end of the visible part are measured, so that positions depend only on the content, and
/// not on what was visible before.
package final class LazyElement: LayoutElement {
  var arrangement: LazyArrangement {
    didSet { if mayDiffer(arrangement, oldValue) { forgetRows() } }
  }
  weak var rows: (any LazyRows)?

  /// One or more cells at the same position along the axis.
  private struct Line {
    var start: CGFloat
    var length: CGFloat
    /// The row of the first cell, and the index of its element in the row.
    var row: Int
    var element: Int
    var cells: Int
    /// The row after that of the last cell.
    var end: Int
  }

  /// The size of a row that consists of one cell.
  private struct RowSize {
    var size: CGSize
    var spacing: ViewSpacing
    /// The track for which the cell was measured.
    var track: Int
  }

  private var lines: [Line] = []
  /// The size of each row that was measured for the current tracks, by index.
  private var rowSizes: [RowSize?] = []
  private var tracks: [LazyArrangement.Track] = []
  /// Whether cells have their ideal length across the axis.
  private var isIdeal = false
  private var linesGeneration = -1
  /// The position after the last cell: its row, and the index of the next element in it.
  private var next = (row: 0, element: 0)
  private var lastSpacing: ViewSpacing?
  private var widest: CGFloat = 0
  private var shown: [LayoutElement] = []
  private var shownIDs: Set<ObjectIdentifier> = []
  private var shownLines = 0..<0

  private var axis: Axis { arrangement.axis }

  init(_ arrangement: LazyArrangement, core: StageCore) {
    self.arrangement = arrangement
    super.init(core: core)
  }

  override package var children: [LayoutElement] { shown }

  override package func selects(_ child: LayoutElement) -> Bool? {
    shownIDs.contains(ObjectIdentifier(child))
  }

  /// Forgets the sizes of all rows, because their content may have changed.
  func forgetRows() {
    rowSizes.removeAll()
    invalidateLayout()
  }

  // MARK: Lines

  /// Prepares the lines for a length across the axis; `nil` for the ideal one.
  private func prepare(across length: CGFloat?) {
    let wanted = arrangement.tracks(for: length ?? 0)
    let isIdeal = length == nil && arrangement.tracks == nil
    if wanted != tracks || isIdeal != self.isIdeal {
      rowSizes.removeAll()
    } else if linesGeneration == generation {
      return
    }
    tracks = wanted
    self.isIdeal = isIdeal
    linesGeneration = generation
    lines.removeAll(keepingCapacity: true)
    next = (0, 0)
    lastSpacing = nil
    widest = 0
  }

  /// Measures lines until they reach a position along the axis.
  ///
  /// - Parameters:
  ///   - end: The position, in points from the leading or top edge.
  ///   - start: The position before which rows are not kept.
  private func extend(to end: CGFloat, keepingFrom start: CGFloat) {
    guard let rows else { return }
    while next.row < rows.rowCount, (lines.last.map { $0.start + $0.length } ?? -.infinity) < end {
      let first = next
      var length: CGFloat = 0
      var spacing: ViewSpacing?
      var cells = 0
      while cells < tracks.count, let cell = takeCell(inTrack: cells) {
        length = max(length, axis.length(of: cell.size))
        widest = max(widest, axis.across.length(of: cell.size))
        spacing = spacing ?? cell.spacing
        cells += 1
      }
      guard cells > 0 else { break }
      var position: CGFloat = 0
      if let last = lines.last {
        let gap = arrangement.spacing ?? distance(from: lastSpacing, to: spacing)
        position = last.start + last.length + gap
      }
      lastSpacing = spacing
      lines.append(
        Line(
          start: position, length: length, row: first.row, element: first.element, cells: cells,
          end: next.element > 0 ? next.row + 1 : next.row))
      if position + length < start { for row in first.row..<next.row { rows.release(row) } }
    }
  }

  private func distance(from spacing: ViewSpacing?, to next: ViewSpacing?) -> CGFloat {
    guard let spacing, let next else { return 0 }
    return spacing.distance(to: next, along: axis)
  }

  /// Returns the size of the next cell, and moves on; `nil` after the last one.
  private func takeCell(inTrack track: Int) -> RowSize? {
    guard let rows else { return nil }
    while next.row < rows.rowCount {
      if next.element == 0, !rows.hasRow(next.row), next.row < rowSizes.count,
        let known = rowSizes[next.row], known.track == track
      {
        next.row += 1
        return known
      }
      let elements = rows.elements(ofRow: next.row)
      guard next.element < elements.count else {
        next = (next.row + 1, 0)
        continue
      }
      let element = elements[next.element]
      adopt(element)
      let cell = measured(element, inTrack: track)
      if elements.count == 1 {
        while rowSizes.count <= next.row { rowSizes.append(nil) }
        rowSizes[next.row] = cell
      }
      next =
        next.element + 1 < elements.count ? (next.row, next.element + 1) : (next.row + 1, 0)
      return cell
    }
    return nil
  }

  private func measured(_ element: LayoutElement, inTrack track: Int) -> RowSize {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    let size = element.size(for: proposal(inTrack: track))
    return RowSize(
      size: CGSize(width: finite(size.width), height: finite(size.height)),
      spacing: element.spacing, track: track)
  }

  private func proposal(inTrack index: Int) -> ProposedViewSize {
    axis.proposal(nil, across: isIdeal ? nil : tracks[index].length)
  }

  /// The length of all lines, with those that were not measured counted as long as the first one.
  private var totalLength: CGFloat {
    guard let rows, let first = lines.first, let last = lines.last else { return 0 }
    let measured = last.start + last.length
    let left = rows.rowCount - last.end
    guard left > 0, last.end > 0 else { return measured }
    let leftLines = (CGFloat(left) * CGFloat(lines.count) / CGFloat(last.end)).rounded(.up)
    let gap = lines.count > 1 ? lines[1].start - first.length : arrangement.spacing ?? 8
    return measured + leftLines * (first.length + gap)
  }

  /// The length of all tracks across the axis.
  private var extent: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  // MARK: Visibility

  /// The nearest scroll view along the axis.
  private var scroller: ScrollElement? {
    var element = parent
    while let current = element {
      if let scroller = current as? ScrollElement, scroller.scrolls(axis) { return scroller }
      element = current.parent
    }
    return nil
  }

  /// The visible part along the axis.
  private var visible: ClosedRange<CGFloat> {
    guard let scroller else { return -.infinity ... .infinity }
    var origin = CGPoint.zero
    var element: LayoutElement = self
    while let parent = element.parent, parent !== scroller {
      origin.x += element.position.x
      origin.y += element.position.y
      element = parent
    }
    if layoutDirection == .rightToLeft { origin.x = element.size.width - origin.x - size.width }
    let rect = scroller.visible
    let low = axis == .horizontal ? rect.minX - origin.x : rect.minY - origin.y
    return low...(low + axis.length(of: rect.size))
  }

  /// Returns the lines that overlap a part along the axis.
  private func lines(in part: ClosedRange<CGFloat>) -> Range<Int> {
    func firstIndex(where isReached: (Line) -> Bool) -> Int {
      var low = 0
      var high = lines.count
      while low < high {
        let middle = (low + high) / 2
        if isReached(lines[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = firstIndex { $0.start + $0.length > part.lowerBound }
    return first..<max(first, firstIndex { $0.start >= part.upperBound })
  }

  override package func positionInStageDidChange() {
    let part = visible
    let isMeasured = rows.map { next.row >= $0.rowCount } ?? true
    let reaches = (lines.last.map { $0.start + $0.length } ?? 0) >= part.upperBound
    if !(isMeasured || reaches) || lines(in: part) != shownLines { invalidateContents() }
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = axis == .horizontal ? proposal.height : proposal.width
    prepare(across: offered.map { $0.isFinite ? $0 : 0 })
    // Tracks that need more than the offered length share what they report anew when they are placed.
    let extent = self.extent
    if !isIdeal, extent > offered ?? 0 { prepare(across: extent) }
    let end = scroller.map { $0.offeredEnd(along: axis) } ?? .infinity
    extend(to: end, keepingFrom: -.infinity)
    return axis.size(totalLength, across: isIdeal ? widest : max(offered ?? 0, extent))
  }

  override package func placeChildren() {
    if scroller != nil { readPositionInStage() }
    let across = axis.across.length(of: size)
    // The length that was reported, which can be more than the offered one, is divided again.
    if !isIdeal || across != widest { prepare(across: across) }
    let part = visible
    extend(to: part.upperBound, keepingFrom: part.lowerBound)
    shownLines = lines(in: part)
    var elements: [LayoutElement] = []
    for line in lines[shownLines] { place(line, collecting: &elements) }
    let rowsShown =
      shownLines.isEmpty
      ? 0..<0 : lines[shownLines.lowerBound].row..<lines[shownLines.upperBound - 1].end
    rows?.display(rowsShown)
    let isSame = elements.count == shown.count && zip(elements, shown).allSatisfy { $0 === $1 }
    if !isSame {
      shown = elements
      shownIDs = Set(elements.map { ObjectIdentifier($0) })
      invalidateDisplay()
      core.choiceDidChange()
    }
    if abs(totalLength - axis.length(of: size)) > 1e-6 { core.measureAgainLater(self) }
  }

  private func place(_ line: Line, collecting placed: inout [LayoutElement]) {
    guard let rows else { return }
    var row = line.row
    var index = line.element
    var track = 0
    // The tracks are aligned in the container as a whole.
    let free = max(axis.across.length(of: size) - extent, 0)
    let offset = arrangement.tracks == nil ? 0 : free * leadingFraction
    while track < line.cells, row < rows.rowCount {
      let elements = rows.elements(ofRow: row)
      guard index < elements.count else {
        row += 1
        index = 0
        continue
      }
      let element = elements[index]
      adopt(element)
      // A row that was removed and made again may have another size.
      if elements.count == 1, row < rowSizes.count, let known = rowSizes[row]?.size,
        known != measured(element, inTrack: track).size
      {
        rowSizes[row] = nil
        core.measureAgainLater(self)
      }
      let length =
        arrangement.tracks == nil ? axis.across.length(of: size) : tracks[track].length
      let cell = axis.size(line.length, across: length)
      let proposal = isIdeal ? proposal(inTrack: track) : axis.proposal(nil, across: length)
      let inner = element.dimensions(in: proposal)
      let own = ViewDimensions(size: cell)
      let alignment = tracks[track].alignment
      let corner = axis.point(line.start, across: tracks[track].start + offset)
      place(
        element,
        at: CGPoint(
          x: corner.x + own[alignment.horizontal] - inner[alignment.horizontal],
          y: corner.y + own[alignment.vertical] - inner[alignment.vertical]), proposal: proposal)
      placed.append(element)
      index += 1
      track += 1
    }
  }

  /// The part of the free length that is before the tracks: none, half or all of it.
  private var leadingFraction: CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    return axis == .vertical
      ? unit[arrangement.alignment.horizontal] : unit[arrangement.alignment.vertical]
  }
}
