package import ChartroomUI
package import Foundation

/// Puts BestKora's box beside the indicator: to its right, or to its left from three quarters of
/// the plot on.
///
/// The middle of the box is 60 points to the right of the line or 77.5 to the left, as in the app,
/// further where the box would cover the line. It never leaves the plot: where it does not fit
/// to the right, it lies to the left.
package struct BestKoraBoxLayout: Layout, Equatable {
  /// The place of the line, in points from the left.
  var marker: CGFloat

  /// The distance of the box from the top of the plot, in points.
  private static let top: CGFloat = 4

  package init(marker: CGFloat) { self.marker = marker }

  /// The left edge of a box.
  ///
  /// - Parameters:
  ///   - width: The width of the box.
  ///   - room: The width of the plot.
  /// - Returns: The distance from the left of the plot; 0 for a box that is wider than it.
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
