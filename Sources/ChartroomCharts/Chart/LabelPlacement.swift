import ChartroomUI
import Foundation
import Graphics

/// The placement of the labels of the axes around a plot.
struct LabelPlacement {
  let plot: CGRect
  /// The plot with its style, beside which labels are that are not inside.
  let styled: CGRect
  let space: PlotSpace
  /// The rectangle that labels do not leave.
  let bounds: CGRect
  /// The end of the labels of the X axis, which do not get under those of the Y axis.
  let limit: CGFloat

  /// The distances between categories with a label on the axes.
  let steps: (x: Int, y: Int)

  init(
    plot: CGRect, styled: CGRect, space: PlotSpace, bounds: CGRect, hasTrailingLabels: Bool,
    steps: (x: Int, y: Int)
  ) {
    self.plot = plot
    self.styled = styled
    self.space = space
    self.bounds = bounds
    self.steps = steps
    limit = hasTrailingLabels ? styled.maxX : bounds.maxX
  }

  /// The part of a band that its label leaves free.
  static let bandGap: CGFloat = 2

  /// Returns the width below which a label of a height is left out rather than truncated: that of a letter or two.
  ///
  /// A label that is higher than a line in the largest text size has several lines or pictures.
  static func leastWidth(ofHeight height: CGFloat) -> CGFloat {
    height > 54 ? 24 : max(16, 1.2 * height)
  }

  /// Places the labels.
  ///
  /// - Parameter labels: The labels of both axes.
  /// - Returns: The extents of the shown labels.
  func place(_ labels: [ChartLayout.PlacedLabel]) -> [LabelExtent] {
    let isShown = { (label: ChartLayout.PlacedLabel) in
      let step = label.place.axis == .horizontal ? steps.x : steps.y
      return label.place.category.map { $0 % step == 0 } ?? true
    }
    for label in labels where !isShown(label) { label.view.hide() }
    let shown = labels.filter(isShown)
    let vertical = shown.filter { $0.place.axis == .vertical }
    let horizontal = shown.filter { $0.place.axis == .horizontal }
    let frames = horizontal.map { ($0, frame(horizontal: $0)) }
    // Labels in their bands do not overlap, however short the distance between them.
    let areInBands = !frames.contains { $0.1.width > 0 && exceedsBand($0.0) }
    let kept =
      kept(vertical.map { ($0, frame(vertical: $0)) }, along: .vertical)
      + kept(frames, along: .horizontal, bandGap: areInBands ? 0 : ChartLayout.leastGap)
    return kept.map { label, frame in
      show(label, frame)
      return LabelExtent(of: label, in: frame, of: plot, beside: styled)
    }
  }

  private func show(_ label: ChartLayout.PlacedLabel, _ frame: CGRect) {
    label.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// Returns whether a label is wider than its band, and can extend beyond it because it is not truncated.
  private func exceedsBand(_ label: ChartLayout.PlacedLabel) -> Bool {
    guard label.place.isWhole, label.place.room == nil, let band = label.place.band else {
      return false
    }
    return label.size.width > space.length(band, along: .horizontal) - Self.bandGap
  }

  /// Returns the labels that overlap no earlier one, nor one of higher priority, and hides the others.
  ///
  /// Of the labels of one axis that differ in length but not in priority, each one at a multiple of a step is kept, so
  /// that the distances are equal, unless this hides most of those that fit.
  ///
  /// - Parameters:
  ///   - frames: The labels with their frames.
  ///   - axis: The axis, along which labels have a distance; those of several rows or columns can be beside each other.
  ///   - bandGap: The minimum distance between labels of bands, in points; 0 by default.
  /// - Returns: The labels with their frames.
  private func kept(
    _ frames: [(ChartLayout.PlacedLabel, CGRect)], along axis: Axis, bandGap: CGFloat = 0
  ) -> [(ChartLayout.PlacedLabel, CGRect)] {
    func rank(_ label: ChartLayout.PlacedLabel) -> (priority: Double, gap: CGFloat)? {
      guard case .greedy(let priority, let gap) = label.place.resolution.kind else { return nil }
      return (priority, gap ?? (label.place.band == nil ? ChartLayout.leastGap : bandGap))
    }
    func overlaps(_ index: Int, _ other: Int) -> Bool {
      let ((label, frame), (neighbour, taken)) = (frames[index], frames[other])
      guard let gap = rank(label)?.gap, neighbour.place.edge == label.place.edge else {
        return false
      }
      // The space above and below the letters of a line can lie on that of another row.
      return axis == .horizontal
        ? frame.insetBy(dx: -gap, dy: frame.height / 6).intersects(taken)
        : frame.insetBy(dx: 0, dy: -gap).intersects(taken)
    }
    let shown = frames.indices.filter {
      let frame = frames[$0].1
      return frame.width > 0 && frame.minX.isFinite && frame.minY.isFinite
    }
    let priorities = shown.map { rank(frames[$0].0)?.priority ?? .infinity }
    let order = zip(shown, priorities).sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }.map(\.0)
    var kept: [Int] = []
    for index in order
    where rank(frames[index].0) == nil || !kept.contains(where: { overlaps(index, $0) }) {
      kept.append(index)
    }
    let areKept = Set(kept)
    let places = shown.indices.filter { areKept.contains(shown[$0]) }
    let isRegular = Set(zip(places.dropFirst(), places).map { $0 - $1 }).count <= 1
    let starts = shown.map { axis == .horizontal ? frames[$0].1.minX : frames[$0].1.minY }
    let distances = zip(starts.dropFirst(), starts).map { $0 - $1 }
    let isSequence = distances.allSatisfy { $0 > 0 } || distances.allSatisfy { $0 < 0 }
    if !isRegular, isSequence, Set(priorities).count == 1 {
      let regular = (2...max(shown.count, 2)).lazy.map { step in
        shown.filter { $0 % step == 0 }
      }.first { some in zip(some.dropFirst(), some).allSatisfy { !overlaps($0, $1) } }
      if let regular, 2 * regular.count > kept.count { kept = regular }
    }
    for index in Set(frames.indices).subtracting(kept) { frames[index].0.view.hide() }
    return kept.map { frames[$0] }
  }

  private func frame(vertical label: ChartLayout.PlacedLabel) -> CGRect {
    let (place, size) = (label.place, label.size)
    let y = plot.minY + space.y(place.fraction)
    let gap = place.horizontalSpacing ?? ChartLayout.labelGap
    if place.isInside {
      // At the top of the band, above the bar.
      let half = space.length(place.band ?? 0, along: .vertical) / 2
      return CGRect(
        x: plot.minX + gap, y: y - half + 1, width: max(min(size.width, plot.width - gap), 0),
        height: size.height)
    }
    let anchor = place.anchor?.y ?? (place.isOnLine ? 1 : 0.5)
    let width = label.width(in: bounds)
    if place.preset == .inset {
      let start = place.edge == .leading ? plot.minX + gap : plot.maxX - gap - width
      return CGRect(x: start, y: y - anchor * size.height, width: width, height: size.height)
    }
    let start = place.edge == .leading ? styled.minX - gap - width : styled.maxX + gap
    return CGRect(
      x: max(start, bounds.minX), y: y - anchor * size.height, width: width, height: size.height)
  }

  /// Returns the frame of a label; its width is 0 if there is no room for it.
  private func frame(horizontal label: ChartLayout.PlacedLabel) -> CGRect {
    let (place, size) = (label.place, label.size)
    let middle = plot.minX + space.x(place.fraction)
    let band = place.band.map { space.length($0, along: .horizontal) }
    let drop = place.verticalSpacing ?? ChartLayout.labelDrop
    let isAbove = (place.edge == .top) != (place.preset == .inset)
    let beside = place.preset == .inset ? plot : styled
    let edge = place.edge == .top ? beside.minY : beside.maxY
    let y = isAbove ? edge - drop - size.height : edge + drop
    var width = size.width
    if let room = place.room {
      width = max(min(width, space.length(room, along: .horizontal) - ChartLayout.leastGap), 0)
      if width < min(size.width, Self.leastWidth(ofHeight: size.height)) { width = 0 }
    }
    let x: CGFloat
    if steps.x > 1 {
      // At the beginning of its band, beside the grid line.
      x = middle - (band ?? 0) / 2 + ChartLayout.labelGap
      if x + width > limit { width = 0 }
    } else if let band, exceedsBand(label) {
      // Moved further than half of its band, a label at an end of the plot would name another band.
      x = max(min(middle - width / 2, limit - width), bounds.minX)
      if abs(x + width / 2 - middle) >= band / 2 { width = 0 }
    } else if let band {
      width = min(width, max(band - Self.bandGap, 0))
      if width < min(size.width, Self.leastWidth(ofHeight: size.height)) { width = 0 }
      x = middle - width / 2
    } else if let anchor = place.anchor {
      // A label at an end of the plot stays in the chart.
      x = max(min(middle - anchor.x * width, bounds.maxX - width), bounds.minX)
    } else {
      x = middle + (place.horizontalSpacing ?? ChartLayout.labelGap)
      if x + width > limit { width = 0 }
    }
    return CGRect(x: x, y: y, width: width, height: size.height)
  }
}
