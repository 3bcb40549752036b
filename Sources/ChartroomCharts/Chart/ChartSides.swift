import ChartroomUI
import Foundation

/// The arrangement of the legend and of the axis titles around the plot and its labels.
struct ChartSides {
  /// What the sides leave of the bounds.
  private(set) var inner: CGRect
  private let bounds: CGRect
  private var sides: [Side] = []
  /// The parts without room.
  private var hidden: [LayoutSubview] = []

  private struct Side {
    let view: LayoutSubview
    let place: SidePlace
    let size: CGSize
    /// The start of the part across its edge.
    let start: CGFloat
    /// Whether the part extends over the width of the plot with its labels.
    var isWide = false
  }

  /// The maximum share of the width or the height of the chart that a part takes, unless the app has made it.
  ///
  /// A legend above or below the plot takes more if all of its items fit then, unless its text is large, which becomes
  /// smaller instead. Of longer ones, only the first items are displayed.
  private static let mostShare: CGFloat = 0.5
  /// The share of the height of the chart that axis titles leave to the plot.
  ///
  /// It is less than that of legends, because the app asks for titles. Large titles leave as much as legends.
  private static let plotShareBelowTitles: CGFloat = 0.2
  /// The share of the width of the chart that labels before the plot take in a narrow chart.
  ///
  /// There, a part that is wider than the plot begins below the labels.
  private static let narrowShare: CGFloat = 0.2
  /// The width at a side below which a part is hidden rather than truncated, as a multiple of the height of a line.
  private static let leastWidth: CGFloat = 3

  /// Measures the sides, from the outermost one on each edge.
  ///
  /// - Parameters:
  ///   - subviews: The subviews of the chart.
  ///   - parts: Their parts.
  ///   - bounds: The rectangle of the chart.
  ///   - lineHeight: The height of a line of the legend.
  ///   - hasLargeText: Whether legends and titles leave more of the height to the plot.
  ///   - plot: Returns the frame of the plot in a rectangle with its labels.
  init(
    _ subviews: LayoutSubviews, _ parts: [ChartPart], in bounds: CGRect, lineHeight: CGFloat,
    hasLargeText: Bool, plot: (CGRect) -> CGRect
  ) {
    inner = bounds
    self.bounds = bounds
    let found = zip(subviews, parts).compactMap { subview, part -> (LayoutSubview, SidePlace)? in
      guard case .side(let place) = part else { return nil }
      return (subview, place)
    }
    // A legend without room at the side is below the plot, if there is room.
    var moved: [(LayoutSubview, SidePlace)] = []
    for (view, place) in found where place.isVertical {
      let gap = place.spacing ?? ChartLayout.sideGap
      let room = plot(inner).width - bounds.width * ChartLayout.plotShare.width - gap
      let most =
        place.isRequired
        ? max(inner.width - gap, 0) : min(bounds.width * Self.mostShare, room)
      let ideal = view.sizeThatFits(.unspecified).width
      guard place.isRequired || most >= min(ideal, Self.leastWidth * lineHeight) else {
        if place.isTitle { hidden.append(view) } else { moved.append((view, place.below)) }
        continue
      }
      var size = view.sizeThatFits(ProposedViewSize(width: most, height: bounds.height))
      guard place.isRequired || size.width > 0 && size.height <= bounds.height else {
        hidden.append(view)
        continue
      }
      size.width = min(size.width, most)
      let length = size.width + gap
      let start = place.edge == .leading ? inner.minX : inner.maxX - size.width
      if place.edge == .leading { inner.origin.x += length }
      inner.size.width = max(inner.width - length, 0)
      sides.append(Side(view: view, place: place, size: size, start: start))
    }
    for (view, place) in moved + found where place.edge == .top || place.edge == .bottom {
      let (gap, area) = (place.spacing ?? ChartLayout.sideGap, plot(inner))
      let isWide =
        area.minX - inner.minX > bounds.width * Self.narrowShare
        && view.sizeThatFits(.unspecified).width > inner.maxX - area.minX
      let width = isWide ? inner.width : max(inner.maxX - area.minX, 0)
      let share =
        place.isTitle && !hasLargeText ? Self.plotShareBelowTitles : ChartLayout.plotShare.height
      let room = area.height - bounds.height * share - gap
      let most =
        place.isRequired
        ? max(inner.height - gap, 0) : min(bounds.height * Self.mostShare, room)
      let canGrow = !hasLargeText && !place.isRequired && !place.isTitle
      let whole =
        canGrow && room > 0 ? view.sizeThatFits(ProposedViewSize(width: width, height: nil)) : nil
      var size: CGSize
      if let whole, whole.height <= room {
        size = whole
      } else {
        size = view.sizeThatFits(ProposedViewSize(width: width, height: max(most, 0)))
        guard place.isRequired || size.height <= most else {
          hidden.append(view)
          continue
        }
      }
      size.width = min(size.width, width)
      let length = size.height + gap
      let start = place.edge == .top ? inner.minY : inner.maxY - size.height
      if place.edge == .top { inner.origin.y += length }
      inner.size.height = max(inner.height - length, 0)
      sides.append(Side(view: view, place: place, size: size, start: start, isWide: isWide))
    }
    let area = plot(inner)
    for (view, place) in found where place.edge == nil {
      let size = view.sizeThatFits(ProposedViewSize(area.size))
      sides.append(Side(view: view, place: place, size: size, start: 0))
    }
  }

  /// Places the sides around the plot, with which they are aligned.
  ///
  /// - Parameters:
  ///   - plot: The frame of the plot.
  ///   - area: The frame of the plot with its labels: what the sides left, or more or less if the plot has another
  ///     size than that.
  func place(around plot: CGRect, with area: CGRect) {
    let shift = CGSize(width: area.maxX - inner.maxX, height: area.maxY - inner.maxY)
    for view in hidden { view.hide() }
    for side in sides {
      let (size, alignment) = (side.size, side.place.alignment)
      let origin: CGPoint
      switch side.place.edge {
      case .leading, .trailing:
        let y = plot.minY + (plot.height - size.height) * alignment.verticalPart
        origin = CGPoint(
          x: side.start + (side.place.edge == .trailing ? shift.width : 0),
          y: max(min(y, bounds.maxY + shift.height - size.height), bounds.minY))
      case .top, .bottom:
        // The trailing end of a row is that of the labels of the Y axis.
        let end = alignment.horizontal == .trailing || side.isWide ? area.maxX : plot.maxX
        let first = side.isWide ? area.minX : plot.minX
        let x = first + (end - first - size.width) * alignment.horizontalPart
        origin = CGPoint(
          x: max(min(x, bounds.maxX + shift.width - size.width), bounds.minX),
          y: side.start + (side.place.edge == .bottom ? shift.height : 0))
      case nil:
        let inset = side.place.spacing ?? ChartLayout.sideGap
        let frame = plot.insetBy(
          dx: min(inset, plot.width / 2), dy: min(inset, plot.height / 2))
        origin = CGPoint(
          x: frame.minX + (frame.width - size.width) * alignment.horizontalPart,
          y: frame.minY + (frame.height - size.height) * alignment.verticalPart)
      }
      side.view.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}
