package import Foundation
import Graphics

/// The rows of a lazy container, which are made on request.
@MainActor
protocol LazyRows: AnyObject {
  var rowCount: Int { get }
  /// Returns whether a row is made.
  func hasRow(_ index: Int) -> Bool
  /// Returns the elements of a row, which is made if necessary.
  func elements(ofRow index: Int) -> ElementList
  /// Records which rows are displayed: a range, and others that are pinned, in order.
  func display(_ range: Range<Int>, pinned: [Int])
  /// Removes a row that was made only to be measured.
  func release(_ index: Int)
  /// Returns the section of a row that is not in a section of another row; `nil` for none.
  func section(ofRow index: Int) -> SectionMark?
  /// Returns the rows with a role in a section.
  func rows(marked mark: SectionMark) -> Range<Int>
  /// The elements of removed rows and views, which are displayed until their transitions end.
  var leavingElements: [LayoutElement] { get }
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
  struct Line {
    var start: CGFloat
    var length: CGFloat
    /// The row of the first cell, and the index of its element in the row.
    var row: Int
    var element: Int
    var cells: Int
    /// The row after that of the last cell.
    var end: Int
    /// The section of the cells; `nil` outside of sections.
    var section: SectionMark?

    /// The position of the end of the line.
    var edge: CGFloat { start + length }
  }

  /// The size of a row that consists of one cell.
  private struct RowSize {
    var size: CGSize
    var spacing: ViewSpacing
    /// The track for which the cell was measured.
    var track: Int
    var section: SectionMark?
  }

  private(set) var lines: [Line] = []
  /// The lines of each section, as far as they are measured.
  private(set) var sections: [SectionMark.Owner: SectionLines] = [:]
  /// The size of each row that was measured for the current tracks, by index.
  private var rowSizes: [RowSize?] = []
  private(set) var tracks: [LazyArrangement.Track] = []
  /// Whether cells have their ideal length across the axis.
  private var isIdeal = false
  private var linesGeneration: UInt32?
  /// The position after the last cell: its row, and the index of the next element in it.
  private(set) var next = (row: 0, element: 0)
  private var lastSpacing: ViewSpacing?
  private var widest: CGFloat = 0
  private var shown: [LayoutElement] = []
  private var shownIDs: Set<ObjectIdentifier> = []
  private(set) var shownLines = 0..<0
  /// The number of elements of `shown` that are pinned, which come last.
  private var pinnedCount = 0
  private var leaving: [LayoutElement] = []

  var axis: Axis { arrangement.axis }

  init(_ arrangement: LazyArrangement, core: StageCore) {
    self.arrangement = arrangement
    super.init(core: core)
  }

  override package var children: [LayoutElement] { leaving.isEmpty ? shown : leaving + shown }

  /// Pinned views are in front of the others.
  override package var displayedChildren: [LayoutElement] {
    (leaving + shown.dropLast(pinnedCount)).inDrawingOrder + shown.suffix(pinnedCount)
  }

  override package func selects(_ child: LayoutElement) -> Bool? {
    shownIDs.contains(ObjectIdentifier(child)) || child.isLeaving
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
    sections.removeAll(keepingCapacity: true)
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
    extend(keepingFrom: start) { ($0?.edge ?? -.infinity) < end }
  }

  /// Measures lines while a condition holds for the last one; `nil` before the first one.
  private func extend(keepingFrom start: CGFloat, while isWanted: (Line?) -> Bool) {
    guard let rows else { return }
    while next.row < rows.rowCount, isWanted(lines.last) {
      let first = next
      var length: CGFloat = 0
      var spacing: ViewSpacing?
      var section: SectionMark?
      var cells = 0
      while cells < tracks.count, let cell = takeCell(inTrack: cells, after: section) {
        length = max(length, axis.length(of: cell.size))
        widest = max(widest, axis.across.length(of: cell.size))
        spacing = spacing ?? cell.spacing
        section = cell.section
        cells += 1
        if section?.spansLine == true { break }
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
          end: next.element > 0 ? next.row + 1 : next.row, section: section))
      if let section {
        sections[section.section, default: SectionLines()].add(lines.count - 1, as: section.role)
      }
      if position + length < start { for row in first.row..<next.row { rows.release(row) } }
    }
  }

  private func distance(from spacing: ViewSpacing?, to next: ViewSpacing?) -> CGFloat {
    guard let spacing, let next else { return 0 }
    return spacing.distance(to: next, along: axis)
  }

  /// Returns the size of the next cell, and moves on.
  ///
  /// - Parameters:
  ///   - track: The track of the cell.
  ///   - section: The section of the cell in the previous track.
  /// - Returns: The size; `nil` after the last cell of all or of the line.
  private func takeCell(inTrack track: Int, after section: SectionMark?) -> RowSize? {
    guard let rows else { return nil }
    while next.row < rows.rowCount {
      if next.element == 0, !rows.hasRow(next.row), next.row < rowSizes.count,
        let known = rowSizes[next.row], known.track == track
      {
        guard track == 0 || known.section == section else { return nil }
        next.row += 1
        return known
      }
      let elements = rows.elements(ofRow: next.row)
      guard next.element < elements.count else {
        next = (next.row + 1, 0)
        continue
      }
      let element = elements[next.element]
      let own = rows.section(ofRow: next.row) ?? element.section
      guard track == 0 || own == section else { return nil }
      adopt(element)
      let cell = measured(element, inTrack: track, of: own)
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

  private func measured(
    _ element: LayoutElement, inTrack track: Int, of section: SectionMark?
  ) -> RowSize {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    let size = element.size(for: proposal(inTrack: track, of: section))
    return RowSize(
      size: CGSize(width: finite(size.width), height: finite(size.height)),
      spacing: element.spacing, track: track, section: section)
  }

  private func proposal(inTrack index: Int, of section: SectionMark?) -> ProposedViewSize {
    let length = section?.spansLine == true ? extent : tracks[index].length
    return axis.proposal(nil, across: isIdeal ? nil : length)
  }

  /// Returns a line of one cell that is not in the list of lines.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - element: The index of the element in the row.
  ///   - section: The section of the cell.
  /// - Returns: The line, at the position 0; `nil` if there is no such element.
  func line(ofRow row: Int, element: Int, in section: SectionMark) -> Line? {
    guard let elements = rows?.elements(ofRow: row), elements.indices.contains(element),
      !tracks.isEmpty
    else { return nil }
    adopt(elements[element])
    let size = measured(elements[element], inTrack: 0, of: section).size
    return Line(
      start: 0, length: axis.length(of: size), row: row, element: element, cells: 1, end: row + 1,
      section: section)
  }

  /// Returns the frame of the cells of a row, in the coordinates of the container before mirroring.
  ///
  /// All lines up to the row are measured.
  ///
  /// - Parameter row: The row.
  /// - Returns: The frame; `nil` if the row does not exist or has no cells.
  func frame(ofRow row: Int) -> CGRect? {
    guard isPlaced else { return nil }
    prepareForPlacement()
    extend(keepingFrom: .infinity) { _ in next.row <= row }
    let index = firstLine { $0.end > row }
    let last = firstLine { $0.row > row } - 1
    guard index <= last else { return nil }
    let line = lines[index]
    let isWhole = line.section?.spansLine == true || tracks.count == 1
    let track = tracks[isWhole ? 0 : min(row - line.row, tracks.count - 1)]
    return CGRect(
      origin: axis.point(line.start, across: track.start),
      size: axis.size(lines[last].edge - line.start, across: track.length))
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
  private var axisScroller: ScrollElement? { scroller { $0.scrolls(axis) } }

  /// The visible part along the axis.
  private var visible: ClosedRange<CGFloat> { range { $0.visible } }

  /// The part along the axis within the frame of the scroll view, in which headers and footers are pinned.
  private var resting: ClosedRange<CGFloat> { range { $0.resting } }

  /// Returns the range of a part of a scroll view's content along the axis; an infinite one without a scroll view.
  private func range(of part: (ScrollElement) -> CGRect) -> ClosedRange<CGFloat> {
    guard let scroller = axisScroller else { return -.infinity ... .infinity }
    var origin = CGPoint.zero
    var element: LayoutElement = self
    while let parent = element.parent, parent !== scroller {
      origin.x += element.position.x
      origin.y += element.position.y
      element = parent
    }
    if layoutDirection == .rightToLeft { origin.x = element.size.width - origin.x - size.width }
    let rect = part(scroller)
    let low = axis == .horizontal ? rect.minX - origin.x : rect.minY - origin.y
    return low...(low + axis.length(of: rect.size))
  }

  /// Returns the lines that overlap a part along the axis.
  private func lines(in part: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstLine { $0.edge > part.lowerBound }
    return first..<max(first, firstLine { $0.start >= part.upperBound })
  }

  /// Returns the index of the first line for which a condition holds that also holds for all later ones.
  private func firstLine(where isReached: (Line) -> Bool) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if isReached(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  override package func positionInStageDidChange() {
    let part = visible
    let isMeasured = rows.map { next.row >= $0.rowCount } ?? true
    let reaches = (lines.last.map { $0.start + $0.length } ?? 0) >= part.upperBound
    let isPinning = !arrangement.pinnedViews.isEmpty && !sections.isEmpty
    if isPinning || !(isMeasured || reaches) || lines(in: part) != shownLines {
      invalidateContents()
    }
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = axis == .horizontal ? proposal.height : proposal.width
    prepare(across: offered.map { $0.isFinite ? $0 : 0 })
    // Tracks that need more than the offered length share what they report anew when they are placed.
    let extent = self.extent
    if !isIdeal, extent > offered ?? 0 { prepare(across: extent) }
    let end = axisScroller.map { $0.offeredEnd(along: axis) } ?? .infinity
    extend(to: end, keepingFrom: -.infinity)
    return axis.size(totalLength, across: isIdeal ? widest : max(offered ?? 0, extent))
  }

  override package func placeChildren() {
    if axisScroller != nil { readPositionInStage() }
    prepareForPlacement()
    let part = visible
    extend(to: part.upperBound, keepingFrom: part.lowerBound)
    shownLines = lines(in: part)
    let pins = pins(in: resting)
    var elements: [LayoutElement] = []
    for index in shownLines where !pins.contains(where: { $0.index == index }) {
      place(lines[index], collecting: &elements)
    }
    let scrollingCount = elements.count
    for pin in pins { place(pin.line, collecting: &elements) }
    pinnedCount = elements.count - scrollingCount
    let rowsShown =
      shownLines.isEmpty
      ? 0..<0 : lines[shownLines.lowerBound].row..<lines[shownLines.upperBound - 1].end
    rows?.display(
      rowsShown, pinned: Set(pins.map(\.line.row)).filter { !rowsShown.contains($0) }.sorted())
    let isSame = elements.count == shown.count && zip(elements, shown).allSatisfy { $0 === $1 }
    let leaving = rows?.leavingElements ?? []
    if !isSame || !leaving.isEmpty || !self.leaving.isEmpty {
      self.leaving = leaving
      shown = elements
      shownIDs = Set(elements.map { ObjectIdentifier($0) })
      invalidateDisplay()
      core.choiceDidChange()
    }
    if abs(totalLength - axis.length(of: size)) > 1e-6 { core.measureAgainLater(self) }
  }

  /// Prepares the lines for the size of the container.
  private func prepareForPlacement() {
    let across = axis.across.length(of: size)
    // The length that was reported, which can be more than the offered one, is divided again.
    if !isIdeal || across != widest { prepare(across: across) }
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
        known != measured(element, inTrack: track, of: line.section).size
      {
        rowSizes[row] = nil
        core.measureAgainLater(self)
      }
      let spans = line.section?.spansLine == true
      let length =
        arrangement.tracks == nil
        ? axis.across.length(of: size) : spans ? extent : tracks[track].length
      let cell = axis.size(line.length, across: length)
      let proposal =
        isIdeal ? proposal(inTrack: track, of: line.section) : axis.proposal(nil, across: length)
      let inner = element.dimensions(in: proposal)
      let own = ViewDimensions(size: cell)
      let alignment = spans ? arrangement.alignment : tracks[track].alignment
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
