import Foundation

/// The lines of a section, as far as they are measured.
struct SectionLines {
  private(set) var header: Range<Int>?
  private(set) var content: Range<Int>?
  private(set) var footer: Range<Int>?

  /// Adds a line, which follows those that were added before.
  mutating func add(_ line: Int, as role: SectionMark.Role) {
    func extended(_ lines: Range<Int>?) -> Range<Int> { (lines?.lowerBound ?? line)..<line + 1 }
    switch role {
    case .header: header = extended(header)
    case .content: content = extended(content)
    case .footer: footer = extended(footer)
    }
  }

  /// The last line of all.
  var last: Int? { (footer ?? content ?? header).map { $0.upperBound - 1 } }
}

/// The headers and footers that stay at the edges of the visible part.
///
/// A header stays below the beginning of the part within the frame of the scroll view, and a footer above its end,
/// as long as their section is visible. They leave with the last line of the section: the following header pushes the
/// previous one away.
extension LazyElement {
  /// A line that is displayed elsewhere than at its position.
  struct Pin {
    /// The line, at the position where it is displayed.
    var line: Line
    /// The index of the line; `nil` if it is not measured yet.
    var index: Int?
  }

  /// Returns the lines that are displayed elsewhere than at their positions.
  ///
  /// - Parameter part: The part of the content within the frame of the scroll view, along the axis.
  /// - Returns: The lines at the positions where they are displayed.
  /// - Complexity: O(*n*) for *n* visible lines.
  func pins(in part: ClosedRange<CGFloat>) -> [Pin] {
    let kinds = arrangement.pinnedViews
    guard !kinds.isEmpty, part.lowerBound.isFinite, part.upperBound.isFinite else { return [] }
    var pins: [Pin] = []
    var seen: Set<SectionMark.Owner> = []
    for index in shownLines {
      guard let owner = lines[index].section?.section, seen.insert(owner).inserted,
        let section = sections[owner]
      else { continue }
      if kinds.contains(.sectionHeaders) { pinHeader(of: section, in: part, to: &pins) }
      if kinds.contains(.sectionFooters) {
        pinFooter(of: section, owner, row: lines[index].row, in: part, to: &pins)
      }
    }
    return pins
  }

  private func pinHeader(
    of section: SectionLines, in part: ClosedRange<CGFloat>, to pins: inout [Pin]
  ) {
    guard let header = section.header else { return }
    let start = lines[header.lowerBound].start
    let length = lines[header.upperBound - 1].edge - start
    let isFooterPinned = arrangement.pinnedViews.contains(.sectionFooters)
    let last = isFooterPinned ? (section.content ?? header).upperBound - 1 : section.last
    // The last measured line is at or beyond the end of the visible part, unless it is the last one of all.
    let end = last.map { $0 + 1 < lines.count || isComplete ? lines[$0].edge : .infinity } ?? start
    move(header, by: max(min(part.lowerBound, end - length) - start, 0), to: &pins)
  }

  /// Whether all rows are measured.
  private var isComplete: Bool { next.row >= rows?.rowCount ?? 0 }

  private func pinFooter(
    of section: SectionLines, _ owner: SectionMark.Owner, row: Int,
    in part: ClosedRange<CGFloat>, to pins: inout [Pin]
  ) {
    let least =
      section.header.map { lines[$0.upperBound - 1].edge }
      ?? section.content.map { lines[$0.lowerBound].start } ?? part.lowerBound
    func start(of length: CGFloat) -> CGFloat {
      max(part.upperBound - length, least)
    }
    if let footer = section.footer {
      let natural = lines[footer.lowerBound].start
      let length = lines[footer.upperBound - 1].edge - natural
      // A footer whose last line is not measured is longer than the visible part.
      return move(footer, by: min(start(of: length) - natural, 0), to: &pins)
    }
    let footer = unmeasuredFooter(of: owner, row: row)
    var position = start(of: footer.reduce(0) { $0 + $1.length })
    for var line in footer {
      line.start = position
      position += line.length
      pins.append(Pin(line: line, index: nil))
    }
  }

  /// Returns the lines of a footer whose position is not known yet.
  private func unmeasuredFooter(of owner: SectionMark.Owner, row: Int) -> [Line] {
    guard let rows else { return [] }
    let mark = SectionMark(section: owner, role: .footer)
    if case .list = owner {
      return rows.rows(marked: mark).flatMap { row in
        rows.elements(ofRow: row).indices.compactMap { line(ofRow: row, element: $0, in: mark) }
      }
    }
    let elements = rows.elements(ofRow: row)
    return elements.indices.filter { elements[$0].section == mark }
      .compactMap { line(ofRow: row, element: $0, in: mark) }
  }

  private func move(_ range: Range<Int>, by distance: CGFloat, to pins: inout [Pin]) {
    guard distance != 0 else { return }
    for index in range {
      var line = lines[index]
      line.start += distance
      pins.append(Pin(line: line, index: index))
    }
  }
}
