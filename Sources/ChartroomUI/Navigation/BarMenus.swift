import Foundation
import Graphics

/// The button at the trailing end of a bar whose menu has the secondary actions.
struct OverflowMenu {
  let items: [ToolbarEntry]
}

extension OverflowMenu: View {
  var body: some View {
    Menu {
      MenuEntries(items: items)
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .environment(\.isInToolbar, true)
  }
}

/// A title in a bar, which opens a menu if there are items for it.
struct TitleMenu<Title: View> {
  let items: [ToolbarEntry]
  let title: Title

  init(items: [ToolbarEntry], @ViewBuilder title: () -> Title) {
    self.items = items
    self.title = title()
  }
}

extension TitleMenu: View {
  var body: some View {
    if items.isEmpty {
      title
    } else {
      Menu {
        MenuEntries(items: items)
      } label: {
        HStack(spacing: 5) {
          title.foregroundStyle(Color.primary)
          Image(systemName: "chevron.down.circle.fill")
            .font(.footnote.weight(.semibold))
            .symbolRenderingMode(.palette)
            .foregroundStyle(Color.secondary, Color.tertiaryFill)
        }
      }
      .environment(\.isInToolbar, true)
    }
  }
}

/// The items of a bar as items of a menu.
private struct MenuEntries {
  let items: [ToolbarEntry]
}

extension MenuEntries: View {
  var body: some View {
    ForEach(items.indices, id: \.self) { items[$0].content }
  }
}
