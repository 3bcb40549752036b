import ChartroomUI
import Foundation
import Graphics

/// A bar at the bottom of a screen with an icon and a name for each of its tabs, as iOS draws it.
struct TabBar<Tag: Hashable>: View {
  struct Item: Identifiable {
    let id: Tag
    let title: String
    let icon: TabIcon
  }

  let items: [Item]
  @Binding var selection: Tag

  /// The height of the bar, in points.
  static var height: CGFloat { 49 }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        VStack(spacing: 3) {
          item.icon.frame(width: 26, height: 22)
          Text(item.title).font(.system(size: 10, weight: .medium)).lineLimit(1)
        }
        .foregroundStyle(item.id == selection ? Color.blue : SeedTheme.idleTab)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { selection = item.id }
      }
    }
    .frame(height: Self.height)
    .background(SeedTheme.tabBar)
    .overlay(alignment: .top) { Divider() }
  }
}

/// The icon of a tab: a list, a row of cards, or a pile of them.
enum TabIcon: View {
  case list, row, pile

  var body: some View {
    switch self {
    case .list:
      VStack(spacing: 3) {
        ForEach(0..<3) { _ in
          HStack(spacing: 3) {
            Circle().frame(width: 4, height: 4)
            Capsule(style: .circular).frame(width: 15, height: 2)
          }
        }
      }
    case .row:
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 2).frame(width: 4, height: 12)
        RoundedRectangle(cornerRadius: 3).frame(width: 12, height: 18)
        RoundedRectangle(cornerRadius: 2).frame(width: 4, height: 12)
      }
    case .pile:
      VStack(spacing: 2) {
        Capsule(style: .circular).frame(width: 12, height: 2)
        Capsule(style: .circular).frame(width: 16, height: 2)
        RoundedRectangle(cornerRadius: 3).frame(width: 20, height: 12)
      }
    }
  }
}
