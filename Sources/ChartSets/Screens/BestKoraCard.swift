import ChartroomUI
import Foundation
import Graphics

extension View {
  /// Places the view on a card of the BestKora style, which fills the proposed size.
  func onCard() -> some View {
    // The corner keeps clear of headline and strip.
    padding(.horizontal, 12).padding(.vertical, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .environment(\.chartGround, BestKoraTheme.card)
      .background { BestKoraCard() }
  }
}

/// The background of a card, with its border.
private struct BestKoraCard: View {
  @Environment(\.rule) private var rule

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 20)
    ZStack {
      // To the middle of the border: two edges in one place would let the ground shine through outside.
      shape.inset(by: rule / 2).fill(BestKoraTheme.card)
      shape.strokeBorder(.primary, lineWidth: rule)
    }
  }
}
