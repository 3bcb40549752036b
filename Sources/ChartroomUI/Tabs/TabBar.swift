import Foundation
import Graphics

/// The selected tab above a bar.
struct TabsWithBar {
  let choices: TabChoices
  /// Whether the list of the tabs without an item in the bar is visible.
  @State private var showsMore = false
  @State private var settings = TabBarSettings()
  @State private var scroll = BarScroll()
  @Environment(\.tabAccessory) private var accessory

  init(choices: TabChoices) { self.choices = choices }
}

extension TabsWithBar: View {
  var body: some View {
    let entries = choices.entries
    let hasMore = entries.count > TabBar.mostItems
    let listed = hasMore ? TabBar.mostItems - 1 : entries.count
    let showsList = showsMore && hasMore
    let isHidden = settings.isHidden || UITabBar.appearance().isHidden
    let tabs = ZStack {
      ForEach(entries, id: \.id) { entry in
        KeptView(
          content: entry.content, isShown: !showsList && entry.id == choices.selectedID,
          isMade: entry.item == nil
        )
        .transformPreference(TabItemsKey.self) { items in
          for index in items.indices { items[index].tab = entry.id }
        }
      }
      if showsList { MoreTabs(choices: choices, first: listed) { showsMore = false } }
    }
    .environment(\.tabAccessory, nil)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(ScrollBoundary(hasBottomBar: !isHidden))
    LayoutActionView(content: tabs, reading: BarShiftReading()) { scroll.shift = $1 }
      .safeAreaPadding(
        .bottom,
        isHidden ? 0 : TabBar.height + (accessory == nil ? 0 : TabAccessory.height)
      )
      .overlayPreferenceValue(TabItemsKey.self, alignment: .bottom) { found in
        if !isHidden {
          VStack(spacing: 0) {
            if let accessory { accessory }
            TabBar(
              items: items(listed, found: found, showsList: showsList), look: settings.look,
              scroll: scroll)
          }
        }
      }
      .background(BackgroundStyle())
      .onPreferenceChange(TabBarKey.self) { settings = $0 }
  }

  /// Returns the items of the bar.
  ///
  /// - Parameters:
  ///   - count: The number of tabs that have items.
  ///   - found: The items in the bodies of tabs.
  ///   - showsList: Whether the list of the other tabs is visible.
  /// - Returns: The items, in order.
  private func items(_ count: Int, found: [TabItem], showsList: Bool) -> [TabBar.Item] {
    var items = choices.entries.prefix(count).enumerated().map { index, entry in
      TabBar.Item(
        item: entry.item ?? found.first { $0.tab == entry.id } ?? TabItem(label: EmptyView()),
        isSelected: !showsList && index == choices.selected, isDisabled: entry.isDisabled
      ) {
        showsMore = false
        choices.select(index)
      }
    }
    if count < choices.entries.count {
      items.append(
        TabBar.Item(
          item: TabItem(label: Label("More", systemImage: "ellipsis")),
          isSelected: showsList || choices.selected >= count
        ) { showsMore = true })
    }
    return items
  }
}

/// The bar at the bottom of a tab view, which has a background while content is beneath it.
struct TabBar {
  /// The height above the bottom edge of the safe area, in points: a published measurement of iOS 13 to 18.
  static let height: CGFloat = 49
  /// The number of items for which there is space on a phone.
  static let mostItems = 5

  /// An item of the bar.
  struct Item {
    let item: TabItem
    let isSelected: Bool
    var isDisabled = false
    let select: () -> Void
  }

  let items: [Item]
  let look: BarLook
  let scroll: BarScroll
}

extension TabBar: View {
  var body: some View {
    EqualWidths {
      ForEach(items.indices, id: \.self) { index in
        TabBarButton(item: items[index]).disabled(items[index].isDisabled)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .modifier(BarBackground(bottom: look, isAboveContent: scroll.shift.isBeneathBottomBar))
  }
}

/// An item of the bar of a tab view.
private struct TabBarButton {
  let item: TabBar.Item
  @Environment(\.isEnabled) private var isEnabled

  init(item: TabBar.Item) { self.item = item }
}

extension TabBarButton: View {
  var body: some View {
    TabBarLabel(label: item.item.label)
      .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.gray))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { badge }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { item.select() }, isEnabled: isEnabled)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(item.isSelected ? [.isButton, .isSelected] : .isButton)
  }

  /// The badge, which begins right of the middle of the icon.
  @ViewBuilder private var badge: some View {
    if let badge = item.item.badge {
      HStack(spacing: 0) {
        Color.clear.frame(height: 1)
        badge
          .font(.system(size: 13))
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(.horizontal, 5)
          .frame(minWidth: 18)
          .frame(height: 18)
          .background(.red, in: Capsule())
          .fixedSize()
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.leading, 4)
      }
      .padding(.top, 3)
    }
  }
}

/// The icon of an item above its title.
private struct TabBarLabel {
  let label: any View
}

extension TabBarLabel: View {
  var body: some View {
    TabLabel(label) { parts in
      VStack(spacing: 2) {
        parts.icon.modifier(TabBarIcon())
        parts.title.modifier(TabBarTitle())
      }
    }
    .environment(\.symbolVariants, .fill)
  }
}

private struct TabBarIcon: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 18, weight: .medium)).imageScale(.large).frame(height: 28)
  }
}

private struct TabBarTitle: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 10, weight: .medium)).lineLimit(1)
  }
}
