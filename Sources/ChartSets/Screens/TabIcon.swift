import ChartroomUI
import Foundation
import Graphics

/// The icon of a tab: a list, a row of cards or a pile of cards.
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
