package import ChartroomUI
package import Foundation

/// A layout that takes the proposed size and sets no guides.
package protocol FillingLayout: GuidelessLayout where Cache == Void {}

extension FillingLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
