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
      case .content, .header, .ground, .cancelGround: continue
      }
    }
    let isMissing = form == .alert ? items.isEmpty : !items.contains(where: \.isCancel)
    if isMissing, let fallback { items.append(fallback) }
    return items.filter { !$0.isCancel } + items.filter(\.isCancel)
  }

  private func arranged(
    _ subviews: Subviews, width: CGFloat
  ) -> (places: [Placed], height: CGFloat) {
    var places: [Placed] = []
    var y: CGFloat = 0
    func add(_ subview: LayoutSubview, margin: CGFloat = 0) {
      let length = max(width - 2 * margin, 0)
      let height = subview.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
      places.append(
        Placed(
          subview: subview, frame: CGRect(x: margin, y: y, width: length, height: height)))
      y += height
    }
    for header in parts(.header, of: subviews) { add(header) }
    let fields = parts(.content, of: subviews)
    for field in fields { add(field, margin: Self.fieldMargin) }
    if !fields.isEmpty { y += Self.fieldMargin }

    var items = items(of: subviews)
    let line = items.first.map { $0.line[HairlineKey.self] } ?? 0
    if form == .alert, items.count == 2, items.allSatisfy({ fits($0, in: (width - line) / 2) }) {
      if items[1].isCancel { items.swapAt(0, 1) }
      let half = (width - line) / 2
      let height = items.map { self.height(of: $0, width: half) }.max() ?? 0
      places.append(
        Placed(subview: items[0].line, frame: CGRect(x: 0, y: y, width: width, height: line)))
      y += line
      places.append(
        Placed(subview: items[0].button, frame: CGRect(x: 0, y: y, width: half, height: height)))
      places.append(
        Placed(subview: items[1].line, frame: CGRect(x: half, y: y, width: line, height: height)))
      places.append(
        Placed(
          subview: items[1].button,
          frame: CGRect(x: half + line, y: y, width: half, height: height)))
      return (places, y + height)
    }

    let isApart = form != .alert
    for item in items where !(isApart && item.isCancel) {
      if y > 0 {
        places.append(
          Placed(subview: item.line, frame: CGRect(x: 0, y: y, width: width, height: line)))
        y += line
      }
      add(item.button)
    }
    for ground in parts(.ground, of: subviews) where y > 0 {
      places.append(
        Placed(subview: ground, frame: CGRect(x: 0, y: 0, width: width, height: y)))
    }
    guard form == .sheet, let cancel = items.first(where: \.isCancel) else { return (places, y) }
    if y > 0 { y += Self.gap }
    let top = y
    add(cancel.button)
    for ground in parts(.cancelGround, of: subviews) {
      places.append(
        Placed(subview: ground, frame: CGRect(x: 0, y: top, width: width, height: y - top)))
    }
    return (places, y)
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
