import ChartroomUI
import Foundation
import Graphics

/// A bar at the bottom of a screen with an icon and a name for each tab, as in iOS.
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
        .foregroundStyle(item.id == selection ? Color.blue : BestKoraTheme.idleTab)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { selection = item.id }
      }
    }
    .frame(height: Self.height)
    .background(BestKoraTheme.tabBar)
    .overlay(alignment: .top) { Divider() }
  }
}
