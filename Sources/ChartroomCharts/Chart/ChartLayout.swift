import ChartroomUI
import Foundation

/// The part of a chart that a subview of `ChartLayout` displays.
enum ChartPart: Equatable {
  case plot
  case ticks
  case label(AxisLabelPlace)
  case legend
}

enum ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

/// The arrangement of the plot, the labels and the legend of a chart.
///
/// The labels of the axes and the legend take what they need, and the plot takes the rest.
struct ChartLayout: Layout {
  let categoryStep: CategoryStep
  /// Whether the plot is a square in the middle of what the labels and the legend leave.
  var isSquare = false

  /// The distance of the labels of the Y axis from the plot, and of those of the X axis from their ticks.
  static let labelGap: CGFloat = 4
  /// The distance of the labels of the X axis from the plot.
  static let labelDrop: CGFloat = 3
  /// The distance of the legend from the parts above it.
  static let legendGap: CGFloat = 4
  /// The distance of the legend from sectors, which have no labels below.
  static let sectorLegendGap: CGFloat = 12
  /// The maximum share of the width of the chart that labels of the Y axis take; longer ones are truncated.
  static let labelShare: CGFloat = 0.4
  /// The minimum distance between two labels.
  static let leastGap: CGFloat = 4

  /// The size of a chart to which none is proposed.
  private static let idealSize = CGSize(width: 300, height: 200)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = subviews.map { $0[ChartPartKey.self] }
    var inner = bounds
    for (subview, part) in zip(subviews, parts) where part == .legend {
      let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      let gap = isSquare ? Self.sectorLegendGap : Self.legendGap
      inner.size.height = max(inner.height - size.height - gap, 0)
      subview.place(
        at: CGPoint(x: bounds.minX, y: inner.maxY + gap),
        proposal: ProposedViewSize(width: bounds.width, height: size.height))
    }
    let labels = zip(subviews, parts).compactMap { subview, part -> PlacedLabel? in
      guard case .label(let place) = part else { return nil }
      return PlacedLabel(view: subview, place: place, size: subview.sizeThatFits(.unspecified))
    }
    var plot = Self.plot(in: inner, labels: labels)
    if isSquare {
      let side = min(plot.width, plot.height)
      plot = plot.insetBy(dx: (plot.width - side) / 2, dy: (plot.height - side) / 2)
    }
    for (subview, part) in zip(subviews, parts) where part == .plot || part == .ticks {
      subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    let hasTrailingLabels = labels.contains { $0.place.edge == .trailing && !$0.place.isInside }
    LabelPlacement(
      plot: plot, bounds: inner, hasTrailingLabels: hasTrailingLabels,
      step: categoryStep.step(in: plot.width)
    ).place(labels)
  }

  /// A label with its ideal size.
  struct PlacedLabel {
    let view: LayoutSubview
    let place: AxisLabelPlace
    let size: CGSize
  }

  /// Returns the frame of the plot: what the labels leave of the bounds.
  private static func plot(in bounds: CGRect, labels: [PlacedLabel]) -> CGRect {
    var (top, leading, bottom, trailing) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for label in labels where !label.place.isInside {
      let place = label.place
      let width =
        min(label.size.width, bounds.width * labelShare) + (place.horizontalSpacing ?? labelGap)
      let height = label.size.height + (place.verticalSpacing ?? labelDrop)
      switch place.edge {
      case .leading: leading = max(leading, width)
      case .trailing: trailing = max(trailing, width)
      case .top: top = max(top, height)
      case .bottom: bottom = max(bottom, height)
      }
    }
    // The labels at the ends of the Y axis extend beyond the plot by half of their height.
    for label in labels where label.place.axis == .vertical && !label.place.isInside {
      let rest = max(bounds.height - top - bottom, 0)
      let half = label.size.height / 2
      top = max(top, half - (1 - label.place.fraction) * rest)
      bottom = max(bottom, half - label.place.fraction * rest)
    }
    return CGRect(
      x: bounds.minX + leading, y: bounds.minY + top,
      width: max(bounds.width - leading - trailing, 0),
      height: max(bounds.height - top - bottom, 0))
  }
}
