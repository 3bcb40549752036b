import ChartroomUI
import Foundation
import Graphics

/// The number of series whose buttons do not fit.
struct MoreChip: View {
  let text: String

  static let padding: CGFloat = 15

  var body: some View {
    Text(text).font(CheckBoxView.font).lineLimit(1).foregroundStyle(ContestTheme.label)
      .padding(.horizontal, Self.padding)
      .frame(height: CheckBoxView.height)
      .background {
        Capsule(style: .circular)
          .strokeBorder(ContestTheme.label, lineWidth: CheckBoxView.outline)
      }
  }
}
