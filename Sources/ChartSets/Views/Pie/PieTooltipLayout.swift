import ChartroomUI
import Foundation

/// A layout that places the tooltip of a selected slice.
struct PieTooltipLayout: FillingLayout, Equatable {
  var place: PieTooltipPlace
  /// The margins of the plot, in points; a tooltip that does not fit between them extends into them if its
  /// name is then not truncated.
  var margin: CGFloat
  /// The minimum width of the tooltip, in points.
  var least: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let most = bounds.width - 2 * PieTooltip.edge
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let room =
        ideal.width <= most
        ? most : max(bounds.width - 2 * max(margin, PieTooltip.edge), min(least, most))
      let proposal = ProposedViewSize(width: ideal.width > room ? room : nil, height: nil)
      let size = subview.sizeThatFits(proposal)
      let side = max(min(margin, (bounds.width - size.width) / 2), PieTooltip.edge)
      let origin = place.origin(
        of: size,
        in: CGRect(origin: .zero, size: bounds.size).insetBy(dx: side, dy: PieTooltip.edge))
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}
