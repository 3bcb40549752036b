package import ChartroomUI
package import Foundation

/// A layout that arranges views in rows from the leading edge and fills each row before the next.
///
/// A view wider than a row has a separate row and is given the width of the row. Widths set with
/// `flowWidth(_:)` determine the rows, so that they are the same at every scale.
package struct FlowLayout: GuidelessLayout, Equatable {
  /// The distance between views in a row and between rows, in points.
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
      // Measured sizes are rounded up to device pixels.
      let length = min(subview[FlowWidth.self] ?? size.width, size.width)
      if position.x > 0, position.x + length > width + 1e-6 {
        position = CGPoint(x: 0, y: position.y + rowHeight + spacing)
        rowHeight = 0
      }
      flow.origins.append(position)
      flow.proposals.append(proposal)
      rowHeight = max(rowHeight, size.height)
      flow.size.width = max(flow.size.width, position.x + length)
      flow.size.height = position.y + rowHeight
      position.x += length + spacing
    }
    return flow
  }

  /// Returns the number of views that fit into some rows, with a last view for the number of those
  /// omitted.
  ///
  /// - Parameters:
  ///   - widths: The widths of the views, in points.
  ///   - width: The width of a row, in points.
  ///   - rows: The number of rows, at least 1.
  ///   - spacing: The distance between views, in points.
  ///   - rest: A function that returns the width of the last view for the number of omitted views.
  /// - Returns: The number of all views if they fit; otherwise less, possibly 0.
  package static func shown(
    of widths: [CGFloat], in width: CGFloat, rows: Int, spacing: CGFloat,
    rest: (Int) -> CGFloat
  ) -> Int {
    /// Returns the row of a view after a place, and the end of the view in it.
    func next(_ place: (row: Int, end: CGFloat), _ view: CGFloat) -> (row: Int, end: CGFloat) {
      let end = place.end > 0 ? place.end + spacing + view : view
      return place.end > 0 && end > width + 1e-6 ? (place.row + 1, view) : (place.row, end)
    }
    var place = (row: 0, end: CGFloat.zero)
    /// The maximum number of views after which the last view fits too.
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

private enum FlowWidth: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

extension View {
  /// Sets the width of the view in a `FlowLayout` before it is rounded to device pixels, in points.
  ///
  /// The view may extend beyond it by the rounding, into the distance to the next view.
  package func flowWidth(_ width: CGFloat) -> some View {
    layoutValue(key: FlowWidth.self, value: width)
  }
}
