package import ChartroomUI
package import Foundation

/// A layout that places a tooltip beside a marker, on the side with more space, inside the chart.
package struct TooltipLayout: FillingLayout, Equatable {
  var marker: CGFloat
  var gap: CGFloat
  var margin: CGFloat
  /// The widths of the Y labels on both sides, in points; 0 if there are none.
  var labels: (leading: CGFloat, trailing: CGFloat)

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - marker: The x coordinate of the marker, in points.
  ///   - gap: The distance between the tooltip and the marker, in points.
  ///   - margin: The margins of the plot on both sides, in points.
  ///   - labels: The widths of the Y labels on both sides, in points; 0 by default.
  package init(
    marker: CGFloat, gap: CGFloat, margin: CGFloat,
    labels: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  ) {
    self.marker = marker
    self.gap = gap
    self.margin = margin
    self.labels = labels
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.marker == right.marker && left.gap == right.gap && left.margin == right.margin
      && left.labels == right.labels
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let isRight = marker < bounds.width / 2
      let wanted = isRight ? marker + gap : marker - gap - size.width
      // A box takes of the margin where it then lies beside the marker; of both where it is wider than
      // the plot.
      let least = min(wanted, bounds.width - wanted - size.width)
      let margin =
        least >= TooltipContent.edge - 1e-6
        ? min(margin, least) : min(margin, max((bounds.width - size.width) / 2, 0))
      let most = bounds.width - margin - size.width
      let clear = clearOfLabels(max(margin, min(wanted, most)), size.width, in: bounds.width)
      let x = max(margin, min(clear, most))
      // A little above the plot, so that no line shows over the box.
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY - TooltipContent.rise),
        proposal: .unspecified)
    }
  }
}

extension TooltipLayout {
  /// Returns a position at which the side of the tooltip does not cut a Y label, away from the marker.
  ///
  /// Half of a number would be wrong.
  private func clearOfLabels(_ x: CGFloat, _ width: CGFloat, in room: CGFloat) -> CGFloat {
    let isRight = marker < room / 2
    let spacing: CGFloat = 4
    let start = margin + labels.leading + spacing
    let end = room - margin - labels.trailing - spacing
    if labels.leading > 0, x > margin, x < start { return isRight ? start : margin }
    if labels.trailing > 0, x + width > end, x + width < room - margin {
      return isRight ? room - margin - width : end - width
    }
    return x
  }
}
