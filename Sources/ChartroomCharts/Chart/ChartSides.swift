import ChartroomUI
import Foundation

/// The arrangement of the legend and of the axis titles around the plot and its labels.
struct ChartSides {
  /// What the sides leave of the bounds.
  private(set) var inner: CGRect
  private let bounds: CGRect
  private var sides: [Side] = []

  private struct Side {
    let view: LayoutSubview
    let place: SidePlace
    let size: CGSize
    /// The start of the part across its edge.
    let start: CGFloat
  }

  /// The maximum share of the width or the height of the chart that a part takes; of long legends, only the
  /// first items are shown.
  private static let mostShare: CGFloat = 0.4

  /// Measures the sides, from the outermost one on each edge.
  ///
  /// - Parameters:
  ///   - subviews: The subviews of the chart.
  ///   - parts: Their parts.
  ///   - bounds: The rectangle of the chart.
  ///   - plot: Returns the frame of the plot in a rectangle with its labels.
  init(
    _ subviews: LayoutSubviews, _ parts: [ChartPart], in bounds: CGRect,
    plot: (CGRect) -> CGRect
  ) {
    inner = bounds
    self.bounds = bounds
    let found = zip(subviews, parts).compactMap { subview, part -> (LayoutSubview, SidePlace)? in
      guard case .side(let place) = part else { return nil }
      return (subview, place)
    }
    for (view, place) in found where place.isVertical {
      var size = view.sizeThatFits(
        ProposedViewSize(width: bounds.width * Self.mostShare, height: bounds.height))
      size.width = min(size.width, bounds.width * Self.mostShare)
      let length = size.width + (place.spacing ?? ChartLayout.sideGap)
      let start = place.edge == .leading ? inner.minX : inner.maxX - size.width
      if place.edge == .leading { inner.origin.x += length }
      inner.size.width = max(inner.width - length, 0)
      sides.append(Side(view: view, place: place, size: size, start: start))
    }
    let width = max(inner.maxX - plot(inner).minX, 0)
    for (view, place) in found where place.edge == .top || place.edge == .bottom {
      var size = view.sizeThatFits(
        ProposedViewSize(width: width, height: bounds.height * Self.mostShare))
      size.width = min(size.width, width)
      let length = size.height + (place.spacing ?? ChartLayout.sideGap)
      let start = place.edge == .top ? inner.minY : inner.maxY - size.height
      if place.edge == .top { inner.origin.y += length }
      inner.size.height = max(inner.height - length, 0)
      sides.append(Side(view: view, place: place, size: size, start: start))
    }
    let area = plot(inner)
    for (view, place) in found where place.edge == nil {
      let size = view.sizeThatFits(ProposedViewSize(area.size))
      sides.append(Side(view: view, place: place, size: size, start: 0))
    }
  }

  /// Places the sides around the plot, with which they are aligned.
  func place(around plot: CGRect) {
    for side in sides {
      let (size, alignment) = (side.size, side.place.alignment)
      let origin: CGPoint
      if side.place.isVertical {
        let free = plot.height - size.height
        let y = plot.minY + free * alignment.verticalPart
        origin = CGPoint(
          x: side.start, y: max(min(y, bounds.maxY - size.height), bounds.minY))
      } else if side.place.edge != nil {
        // The trailing end of a row is that of the labels of the Y axis.
        let end = alignment.horizontal == .trailing ? inner.maxX : plot.maxX
        let x = plot.minX + (end - plot.minX - size.width) * alignment.horizontalPart
        origin = CGPoint(x: max(min(x, bounds.maxX - size.width), bounds.minX), y: side.start)
      } else {
        let inset = side.place.spacing ?? ChartLayout.sideGap
        let area = plot.insetBy(
          dx: min(inset, plot.width / 2), dy: min(inset, plot.height / 2))
        origin = CGPoint(
          x: area.minX + (area.width - size.width) * alignment.horizontalPart,
          y: area.minY + (area.height - size.height) * alignment.verticalPart)
      }
      side.view.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}
