import ChartroomUI
import Foundation

/// A layout that takes all the room it is offered.
protocol FillingLayout: Layout where Cache == Void {}

extension FillingLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
