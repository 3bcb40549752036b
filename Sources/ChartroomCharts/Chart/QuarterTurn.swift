import ChartroomUI
import Foundation
import Graphics

/// A view that is turned by 90° in either direction and takes the space that it has then.
struct QuarterTurn<Content: View>: View {
  let angle: Angle
  @ViewBuilder let content: Content

  var body: some View { QuarterTurnLayout { content.rotationEffect(angle) } }
}

/// The layout of a view whose width and height are exchanged.
private struct QuarterTurnLayout: GuidelessLayout {
  private func turned(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.height, height: proposal.width)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(turned(proposal))
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: turned(proposal))
  }
}
