package import ChartroomUI
package import Foundation

/// A layout that places BestKora's tooltip beside the indicator.
///
/// The tooltip is to the right of the indicator, or to the left in the last quarter of the plot. As in
/// the app, its centre is 60 points to the right of the line or 77.5 points to the left, or further away
/// if the tooltip would cover the line. It never leaves the plot: if it does not fit on the right, it is
/// on the left.
package struct BestKoraBoxLayout: GuidelessLayout, Equatable {
  /// The x coordinate of the line, in points.
  var marker: CGFloat

  /// The distance of the tooltip from the top of the plot, in points.
  private static let top: CGFloat = 4

  package init(marker: CGFloat) { self.marker = marker }

  /// Returns the left edge of a tooltip.
  ///
  /// - Parameters:
  ///   - width: The width of the tooltip, in points.
  ///   - room: The width of the plot, in points.
  /// - Returns: The distance from the left edge of the plot, in points; 0 if the tooltip is wider than
  ///   the plot.
  package func x(width: CGFloat, room: CGFloat) -> CGFloat {
    let gap: CGFloat = 10
    let isLeft =
      marker >= 0.75 * room || (marker + gap + width > room && marker - gap - width >= 0)
    let wanted =
      isLeft
      ? marker - max(77.5 + width / 2, gap + width) : marker + max(60 - width / 2, gap)
    return max(0, min(wanted, room - width))
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      // A long name loses its end before the box leaves the plot.
      let width = min(subview.sizeThatFits(.unspecified).width, bounds.width)
      let offered = ProposedViewSize(width: width, height: nil)
      subview.place(
        at: CGPoint(
          x: bounds.minX + x(width: width, room: bounds.width), y: bounds.minY + Self.top),
        proposal: offered)
    }
  }
}
