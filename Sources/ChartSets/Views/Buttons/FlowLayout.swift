package import ChartroomUI
package import Foundation

/// Arranges views in rows, each as full as it can be, from the leading edge.
///
/// A view that is wider than a whole row gets a row of its own and that row's width.
package struct FlowLayout: Layout, Equatable {
  /// The distance between views and between rows, in points.
  package var spacing: CGFloat

  package init(spacing: CGFloat) { self.spacing = spacing }

  private struct Flow {
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
    var size = CGSize.zero
  }

  private func flow(_ subviews: Subviews, width: CGFloat) -> Flow {
    var flow = Flow()
    var position = CGPoint.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      var proposal = ProposedViewSize.unspecified
      var size = subview.sizeThatFits(proposal)
      if size.width > width {
        proposal = ProposedViewSize(width: width, height: nil)
        size = subview.sizeThatFits(proposal)
      }
      if position.x > 0, position.x + size.width > width + 1e-6 {
        position = CGPoint(x: 0, y: position.y + rowHeight + spacing)
        rowHeight = 0
      }
      flow.origins.append(position)
      flow.proposals.append(proposal)
      rowHeight = max(rowHeight, size.height)
      flow.size.width = max(flow.size.width, position.x + size.width)
      flow.size.height = position.y + rowHeight
      position.x += size.width + spacing
    }
    return flow
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    flow(subviews, width: proposal.width ?? .infinity).size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let flow = flow(subviews, width: proposal.width ?? .infinity)
    for (index, subview) in subviews.enumerated() {
      let origin = flow.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: flow.proposals[index])
    }
  }
}
