import Foundation
import Graphics

/// The rows of a menu on its background.
struct MenuList<Content: View> {
  let content: Content
  /// Whether the titles of all rows begin after a column of check marks.
  @State private var hasMarks = false
  @Environment(\.dismissal) private var dismissal
  @Environment(\.menuLevels) private var levels
  @Environment(\.pixelLength) private var pixelLength

  init(content: Content) { self.content = content }
}

extension MenuList: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .frame(width: MenuLayout.width)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .controlGroupStyle(MenuGroupStyle())
    .environment(\.pickerStyle, .automatic)
    .environment(\.menuLevels, levels + [dismissal].compactMap(\.self))
    .environment(\.menuHasMarks, hasMarks)
    .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
    .font(.body)
    // Texts cannot be selected, and are dimmed. Actions have a colour of their own.
    .defaultForegroundStyle(Color.secondary)
    .multilineTextAlignment(.leading)
    .background(MenuColors.ground)
    .clipShape(RoundedRectangle(cornerRadius: 13))
    .overlay {
      // The ground of the menu around it has the same colour.
      if !levels.isEmpty {
        RoundedRectangle(cornerRadius: 13).strokeBorder(Color.separator, lineWidth: pixelLength)
      }
    }
    .contentShape(Rectangle())
  }

  private var rows: some View {
    // The rows are in no stack, also inside of a scroll view.
    MenuLayout { content.transformEnvironment(\.stackAxis) { $0 = nil } }
  }
}

/// The colours of menus: those of the system's materials over a screen.
enum MenuColors {
  static let ground = Color(light: .init(rgb: 0xF9F9F9), dark: .init(rgb: 0x2A2A2C))
  static let band = Color(light: .init(rgb: 0xE9E9EA), dark: .init(rgb: 0x1E1E20))

  /// Returns the colour of the label of an action.
  static func label(_ role: ButtonRole?, isEnabled: Bool) -> Color {
    guard isEnabled else { return .tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// The part of a menu that a subview of its layout is.
enum MenuPart: Equatable {
  /// A view that is no action, such as a text, a divider or the header of a section.
  case other
  /// The line above an action, with its thickness in points.
  case line(CGFloat)
  /// The band that separates an action from those of another section.
  case band
  case item
}

enum MenuPartKey: LayoutValueKey { static var defaultValue: MenuPart { .other } }

/// The layout of a menu: actions below each other, with lines between them and bands between sections.
struct MenuLayout: Layout {
  static var width: CGFloat { 250 }
  private static var bandHeight: CGFloat { 8 }
  private static var margin: CGFloat { 16 }
  private static var leastHeight: CGFloat { 44 }
  private static var leastHeaderHeight: CGFloat { 32 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: Self.width, height: arranged(subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frames = arranged(subviews).frames
    for (subview, frame) in zip(subviews, frames) {
      guard let frame else {
        subview.hide()
        continue
      }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the frames of the subviews, `nil` for those that are not displayed, and the height of all.
  private func arranged(_ subviews: Subviews) -> (frames: [CGRect?], height: CGFloat) {
    var frames = [CGRect?](repeating: nil, count: subviews.count)
    var y: CGFloat = 0
    var (line, band): (Int?, Int?)
    /// The top of a gap whose band belongs to the next action.
    var gap: CGFloat?
    var (isSeparate, isAfterGap, isAfterHeader) = (false, true, false)
    var section: SectionMark.Owner?

    func add(_ index: Int, height: CGFloat, margin: CGFloat = 0) {
      frames[index] = CGRect(x: margin, y: y, width: Self.width - 2 * margin, height: height)
      y += height
      (isAfterGap, isAfterHeader) = (false, false)
    }
    func openGap() {
      guard isSeparate, y > 0, !isAfterHeader else { return isSeparate = false }
      gap = y
      y += Self.bandHeight
      (isSeparate, isAfterGap) = (false, true)
    }
    for (index, subview) in subviews.enumerated() {
      let mark = subview.section
      if mark?.section != section { isSeparate = true }
      section = mark?.section
      switch subview[MenuPartKey.self] {
      case .line: line = index
      case .band: band = index
      case .item:
        openGap()
        if let gap, let band {
          frames[band] = CGRect(x: 0, y: gap, width: Self.width, height: Self.bandHeight)
        }
        gap = nil
        if !isAfterGap, let line, case .line(let thickness) = subviews[line][MenuPartKey.self] {
          add(line, height: thickness)
        }
        add(index, height: height(of: subview, Self.leastHeight))
      case .other where subview.isDivider: isSeparate = true
      case .other:
        openGap()
        let least = mark?.role == .header ? Self.leastHeaderHeight : Self.leastHeight
        let height = height(of: subview, least, margin: Self.margin)
        let own = subview.sizeThatFits(
          ProposedViewSize(width: Self.width - 2 * Self.margin, height: nil))
        add(index, height: height, margin: Self.margin)
        frames[index] = frames[index]?.insetBy(dx: 0, dy: (height - own.height) / 2)
        isAfterHeader = mark?.role == .header
      }
    }
    return (frames, y)
  }

  private func height(
    of subview: LayoutSubview, _ least: CGFloat, margin: CGFloat = 0
  ) -> CGFloat {
    let proposal = ProposedViewSize(width: Self.width - 2 * margin, height: nil)
    return max(subview.sizeThatFits(proposal).height, least)
  }
}

extension LayoutSubview {
  /// The section of the subview, and its role there; `nil` outside of sections.
  fileprivate var section: SectionMark? {
    MainActor.assumeIsolated { [element] in element.section }
  }

  /// Whether the subview is a `Divider`.
  fileprivate var isDivider: Bool {
    MainActor.assumeIsolated { [element] in element is LeafElement<DividerLeaf> }
  }
}

/// The closing of menus after an action, from the innermost one.
struct MenuClosing {
  fileprivate let levels: [Dismissal]

  @MainActor
  func callAsFunction() { for level in levels.reversed() { level.perform() } }
}

private enum MenuLevelsKey: EnvironmentKey { static var defaultValue: [Dismissal] { [] } }
private enum MenuHasMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Whether a row of a menu can have a check mark.
enum MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension EnvironmentValues {
  /// The actions that close the menus around the view, the outermost first; none outside of menus.
  var menuLevels: [Dismissal] {
    get { self[MenuLevelsKey.self] }
    set { self[MenuLevelsKey.self] = newValue }
  }

  /// What closes the menus around the view after an action.
  var menuClosing: MenuClosing {
    MenuClosing(levels: menuActionDismissBehavior == .disabled ? [] : menuLevels)
  }

  /// Whether the titles of the rows of a menu begin after a column of check marks.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}
