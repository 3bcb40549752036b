import Foundation
import Graphics

/// The list of the tabs that have no item in the bar.
struct MoreTabs {
  let choices: TabChoices
  /// The index of the first tab in the list.
  let first: Int
  /// Hides the list.
  let close: () -> Void
}

extension MoreTabs: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(choices.entries.indices.dropFirst(first), id: \.self) { index in
          Button {
            close()
            choices.select(index)
          } label: {
            MoreTabRow(item: choices.entries[index].item)
          }
          .buttonStyle(.plain)
          .disabled(choices.entries[index].isDisabled)
        }
      }
      .listStyle(.plain)
      .navigationTitle(Text("More"))
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A tab in the list of tabs.
private struct MoreTabRow {
  let item: TabItem?
}

extension MoreTabRow: View {
  var body: some View {
    HStack {
      RowWithBadge(
        content: TabLabel(item?.label ?? EmptyView()) { parts in
          Label {
            parts.title
          } icon: {
            parts.icon
          }
        },
        badge: item?.badge)
      Spacer(minLength: 8)
      Chevron(style: AnyShapeStyle(Color.tertiaryLabel))
    }
    .contentShape(Rectangle())
  }
}
