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

  /// Returns how many views fit into some rows, with a last one that gives the number of those left
  /// out.
  ///
  /// - Parameters:
  ///   - widths: The widths of the views.
  ///   - width: The width of a row.
  ///   - rows: The number of rows, at least 1.
  ///   - spacing: The distance of two views.
  ///   - rest: Returns the width of the last view for a number of views left out.
  /// - Returns: All of them where they fit; 0 to all but one where they do not.
  package static func shown(
    of widths: [CGFloat], in width: CGFloat, rows: Int, spacing: CGFloat,
    rest: (Int) -> CGFloat
  ) -> Int {
    /// The row that a view of some width comes into after one that ends somewhere, and its end.
    func next(_ place: (row: Int, end: CGFloat), _ view: CGFloat) -> (row: Int, end: CGFloat) {
      let end = place.end > 0 ? place.end + spacing + view : view
      return place.end > 0 && end > width + 1e-6 ? (place.row + 1, view) : (place.row, end)
    }
    var place = (row: 0, end: CGFloat.zero)
    /// The most views after which the last one fits too.
    var shown = 0
    for (index, view) in widths.enumerated() {
      if next(place, rest(widths.count - index)).row < rows { shown = index }
      place = next(place, min(view, width))
      if place.row >= rows { return shown }
    }
    return widths.count
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
