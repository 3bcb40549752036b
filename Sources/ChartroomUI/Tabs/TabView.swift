import Foundation
import Graphics

/// A view that shows one of several tabs, which a bar at the bottom selects.
///
/// Each view of the content is a tab, with the item that its `tabItem(_:)` sets. A tap on an item selects the tab. The
/// bar has a height of 49 points above the bottom edge of the safe area, and insets the content. Of more than five
/// tabs, it shows four and an item "More" with a list of the others. A tab is made when it first appears, and keeps
/// its state when another one is selected; `onAppear` and `onDisappear` follow the selection. In the style `page`, the
/// tabs are pages, which a horizontal drag turns. The view fills the proposed size.
///
/// - Note: Unlike in SwiftUI, a tag in the `body` of a tab is not found: it must be set on the tab itself.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let entries: @MainActor () -> [TabEntry]
  /// The tab that is selected without a binding; `nil` for the first one.
  @State private var ownSelection: AnyHashable?
  @Environment(\.tabViewKind) private var kind

  init(selection: Binding<SelectionValue>?, entries: @escaping @MainActor () -> [TabEntry]) {
    self.selection = selection
    self.entries = entries
  }
}

extension TabView {
  /// Creates a tab view with a selection.
  ///
  /// The value of its `tag(_:)` identifies a tab, in a `ForEach` the id of its element, or else its index.
  /// Without a tab for the selected value, the first one is selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab; with `nil`, the view keeps the selection itself.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(selection: selection) { TabEntry.all(of: content) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view, which shows the first tab at first.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View {
  /// The selected tab with the bar or the pages.
  public var body: some View {
    let entries = entries()
    let selected = entries.firstIndex(where: isSelected) ?? 0
    let choices = TabChoices(
      entries: entries, selected: selected, select: select)
    Group {
      switch kind {
      case .bar: TabsWithBar(choices: choices)
      case .pages(let dots): PagedTabs(choices: choices, dots: dots)
      }
    }
    .transformPreference(TabItemsKey.self) { $0 = [] }
    .transformPreference(TabBarKey.self) { $0 = TabBarSettings() }
    .environment(\.isInList, false)
    .environment(\.tabBarPlacement, kind.tabBarPlacement)
  }

  private func isSelected(_ entry: TabEntry) -> Bool {
    guard let selection else { return entry.id == ownSelection }
    return entry.tag?.isEqual(to: selection.wrappedValue) == true
  }

  private func select(_ entry: TabEntry) {
    if entry.isDisabled { return }
    if let selection {
      if let value = entry.tag?.selection(as: SelectionValue.self) {
        selection.wrappedValue = value
      }
    } else {
      ownSelection = entry.id
    }
  }
}

/// The tabs of a tab view, and the selected one.
struct TabChoices {
  let entries: [TabEntry]
  /// The index of the selected tab; 0 if there are no tabs.
  let selected: Int
  private let selectEntry: (TabEntry) -> Void

  init(entries: [TabEntry], selected: Int, select: @escaping (TabEntry) -> Void) {
    self.entries = entries
    self.selected = selected
    selectEntry = select
  }

  /// The identity of the selected tab; `nil` if there are no tabs.
  var selectedID: AnyHashable? { entries.indices.contains(selected) ? entries[selected].id : nil }

  /// Selects the tab at an index.
  func select(_ index: Int) { selectEntry(entries[index]) }
}

/// A tab of a tab view.
struct TabEntry {
  var id: AnyHashable
  /// The value that identifies the tab; `nil` for none.
  let tag: RowTag?
  /// The item in the bar; `nil` if it may be in the body of the tab.
  var item: TabItem?
  /// Whether the item does not select the tab.
  var isDisabled = false
  let content: AnyView

  /// Returns the tabs that are the views of some content, in order.
  @MainActor
  static func all(of content: some View) -> [TabEntry] {
    let rows = RowList(of: content)
    return (0..<rows.count).map { index in
      let row = rows.row(at: index)
      let label = rowTrait((any TabItemRow).self, of: row)?.tabLabel
      let badge = rowTrait((any BadgedRow).self, of: row)?.badge
      return TabEntry(
        id: AnyHashable(rows.id(at: index)),
        tag: rows.tag(at: index) ?? RowTag(value: AnyHashable(index)),
        item: label.map { TabItem(label: $0, badge: badge) },
        content: AnyView(erasing: rows.view(at: index)))
    }
  }
}
