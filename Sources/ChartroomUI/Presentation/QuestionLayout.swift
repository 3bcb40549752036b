import Foundation

/// The layout of a question: the header, other views, and the buttons, of which the one that cancels is separate or
/// last.
struct QuestionLayout: Layout {
  let form: DialogForm

  /// A button with the line that separates it.
  private struct Item {
    let line: LayoutSubview
    let button: LayoutSubview
    let isCancel: Bool
  }

  /// A subview in its frame.
  private struct Placed {
    let subview: LayoutSubview
    let frame: CGRect
  }

  /// Subviews from the top to the bottom.
  private struct Column {
    let width: CGFloat
    var places: [Placed] = []
    /// The bottom of the last subview.
    var y: CGFloat = 0

    init(width: CGFloat) { self.width = width }

    mutating func add(_ subview: LayoutSubview, margin: CGFloat = 0) {
      let length = max(width - 2 * margin, 0)
      let height = subview.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
      append(subview, from: y, to: y + height, margin: margin)
      y += height
    }

    mutating func addLine(_ line: LayoutSubview) {
      let bottom = y + line[HairlineKey.self]
      append(line, from: y, to: bottom)
      y = bottom
    }

    /// Places a background behind what was added below `top`.
    mutating func cover(from top: CGFloat, with ground: LayoutSubview) {
      append(ground, from: top, to: y)
    }

    private mutating func append(
      _ subview: LayoutSubview, from top: CGFloat, to bottom: CGFloat, margin: CGFloat = 0
    ) {
      let frame = CGRect(
        x: margin, y: top, width: max(width - 2 * margin, 0), height: bottom - top)
      places.append(Placed(subview: subview, frame: frame))
    }
  }

  /// The distance between the group of buttons and the one that cancels, in points.
  private static var gap: CGFloat { 8 }
  private static var fieldMargin: CGFloat { 16 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = width(proposal, subviews)
    return CGSize(width: width, height: arranged(subviews, width: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = arranged(subviews, width: bounds.width).places
    for subview in subviews where !places.contains(where: { $0.subview == subview }) {
      subview.hide()
    }
    for place in places {
      place.subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY),
        proposal: ProposedViewSize(place.frame.size))
    }
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard let width = proposal.width, width.isFinite else { return 300 }
    return form == .popover ? min(width, 300) : width
  }

  private func parts(_ part: QuestionPart, of subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[QuestionPartKey.self] == part }
  }

  /// Returns the buttons in their order from the top, with that which is added if there are none.
  private func items(of subviews: Subviews) -> [Item] {
    var items: [Item] = []
    var fallback: Item?
    var line: LayoutSubview?
    for subview in subviews {
      switch subview[QuestionPartKey.self] {
      case .line: line = subview
      case .button(let isCancel):
        guard let line else { continue }
        let item = Item(line: line, button: subview, isCancel: isCancel)
        if subview[IsFallbackKey.self] { fallback = item } else { items.append(item) }
      case .content, .field, .header, .ground, .cancelGround: continue
      }
    }
    let isMissing = form == .alert ? items.isEmpty : !items.contains(where: \.isCancel)
    if isMissing, let fallback { items.append(fallback) }
    return items.filter { !$0.isCancel } + items.filter(\.isCancel)
  }

  private func arranged(
    _ subviews: Subviews, width: CGFloat
  ) -> (places: [Placed], height: CGFloat) {
    var column = Column(width: width)
    for header in parts(.header, of: subviews) { column.add(header) }
    let contentTop = column.y
    for content in parts(.content, of: subviews) { column.add(content, margin: Self.fieldMargin) }
    addFields(of: subviews, to: &column)
    if column.y > contentTop { column.y += Self.fieldMargin }

    let items = items(of: subviews)
    if form == .alert, items.count == 2, addPair(items, to: &column) {
      return (column.places, column.y)
    }
    let isApart = form != .alert
    for item in items where !(isApart && item.isCancel) {
      if column.y > 0 { column.addLine(item.line) }
      column.add(item.button)
    }
    for ground in parts(.ground, of: subviews) where column.y > 0 {
      column.cover(from: 0, with: ground)
    }
    guard form == .sheet, let cancel = items.first(where: \.isCancel) else {
      return (column.places, column.y)
    }
    if column.y > 0 { column.y += Self.gap }
    let top = column.y
    column.add(cancel.button)
    for ground in parts(.cancelGround, of: subviews) { column.cover(from: top, with: ground) }
    return (column.places, column.y)
  }

  private func addFields(of subviews: Subviews, to column: inout Column) {
    let top = column.y
    for field in parts(.field, of: subviews) {
      // The space of the line between two fields.
      if column.y > top { column.y += field[HairlineKey.self] }
      column.add(field, margin: Self.fieldMargin)
    }
  }

  /// Adds two buttons side by side, if both fit.
  ///
  /// - Returns: Whether they fit.
  private func addPair(_ items: [Item], to column: inout Column) -> Bool {
    let line = items[0].line[HairlineKey.self]
    let half = (column.width - line) / 2
    guard items.allSatisfy({ fits($0, in: half) }) else { return false }
    let (first, second) = items[1].isCancel ? (items[1], items[0]) : (items[0], items[1])
    column.addLine(first.line)
    let height = items.map { self.height(of: $0, width: half) }.max() ?? 0
    for (subview, x, width) in [
      (first.button, 0, half), (second.line, half, line), (second.button, half + line, half),
    ] {
      column.places.append(
        Placed(
          subview: subview, frame: CGRect(x: x, y: column.y, width: width, height: height)))
    }
    column.y += height
    return true
  }

  private func fits(_ item: Item, in width: CGFloat) -> Bool {
    item.button.sizeThatFits(.unspecified).width <= width
  }

  private func height(of item: Item, width: CGFloat) -> CGFloat {
    item.button.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

/// The thickness of a line, in points.
enum HairlineKey: LayoutValueKey { static var defaultValue: CGFloat { 1 } }
