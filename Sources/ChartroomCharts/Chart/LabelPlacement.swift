import ChartroomUI
import Foundation
import Graphics

/// The placement of the labels of the axes around a plot.
struct LabelPlacement {
  let plot: CGRect
  let space: PlotSpace
  /// The rectangle that labels do not leave.
  let bounds: CGRect
  /// The end of the labels of the X axis, which do not get under those of the Y axis.
  let limit: CGFloat

  /// The distance between categories with a label on the X axis.
  let step: Int

  init(plot: CGRect, space: PlotSpace, bounds: CGRect, hasTrailingLabels: Bool, step: Int) {
    self.plot = plot
    self.space = space
    self.bounds = bounds
    self.step = step
    limit = hasTrailingLabels ? plot.maxX : bounds.maxX
  }

  /// The part of a band that its label leaves free.
  private static let bandGap: CGFloat = 2

  /// Returns the width below which a label of a height is left out rather than truncated: that of a letter or two.
  static func leastWidth(ofHeight height: CGFloat) -> CGFloat { max(16, 1.2 * height) }

  /// Places the labels.
  ///
  /// - Parameter labels: The labels of both axes.
  /// - Returns: The X coordinates in the plot that the shown labels of the X axis cover.
  func place(_ labels: [ChartLayout.PlacedLabel]) -> [ClosedRange<CGFloat>] {
    let vertical = labels.filter { $0.place.axis == .vertical }
    var horizontal = labels.filter { $0.place.axis == .horizontal }
    let isShown = { (label: ChartLayout.PlacedLabel) in
      label.place.category.map { $0 % step == 0 } ?? true
    }
    for label in horizontal where !isShown(label) { label.view.hide() }
    horizontal = horizontal.filter(isShown)
    for label in kept(vertical.map { ($0, frame(vertical: $0)) }, \.minY, \.maxY, in: vertical) {
      show(label.0, label.1)
    }
    let shown = kept(
      horizontal.map { ($0, frame(horizontal: $0)) }, \.minX, \.maxX, in: horizontal)
    for label in shown { show(label.0, label.1) }
    return shown.map { $0.1.minX - plot.minX...$0.1.maxX - plot.minX }
  }

  private func show(_ label: ChartLayout.PlacedLabel, _ frame: CGRect) {
    label.view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// Returns the labels that overlap no earlier one, nor one of higher priority, and hides the others.
  private func kept(
    _ frames: [(ChartLayout.PlacedLabel, CGRect)], _ start: KeyPath<CGRect, CGFloat>,
    _ end: KeyPath<CGRect, CGFloat>, in labels: [ChartLayout.PlacedLabel]
  ) -> [(ChartLayout.PlacedLabel, CGRect)] {
    func rank(_ label: ChartLayout.PlacedLabel) -> (priority: Double, gap: CGFloat)? {
      guard case .greedy(let priority, let gap) = label.place.resolution.kind else { return nil }
      // Labels of adjacent bands do not overlap, however short the distance between them.
      return (priority, gap ?? (label.place.band == nil ? ChartLayout.leastGap : 0))
    }
    let order = frames.indices.sorted {
      let (left, right) = (rank(frames[$0].0), rank(frames[$1].0))
      return (-(left?.priority ?? .infinity), $0) < (-(right?.priority ?? .infinity), $1)
    }
    var kept: [(ChartLayout.PlacedLabel, CGRect)] = []
    for index in order {
      let (label, frame) = frames[index]
      guard frame.width > 0, frame.minX.isFinite, frame.minY.isFinite else {
        label.view.hide()
        continue
      }
      if let gap = rank(label)?.gap,
        kept.contains(where: {
          $0.0.place.edge == label.place.edge
            && $0.1[keyPath: start] < frame[keyPath: end] + gap
            && frame[keyPath: start] < $0.1[keyPath: end] + gap
        })
      {
        label.view.hide()
      } else {
        kept.append((label, frame))
      }
    }
    return kept
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
    // A label on an extended grid line, or inside of the plot, is above the line.
    let isOnLine = place.preset == .extended || place.preset == .inset
    let anchor = place.anchor?.y ?? (isOnLine ? 1 : 0.5)
    let width = label.width(in: bounds)
    if place.preset == .inset {
      let start = place.edge == .leading ? plot.minX + gap : plot.maxX - gap - width
      return CGRect(x: start, y: y - anchor * size.height, width: width, height: size.height)
    }
    let start = place.edge == .leading ? plot.minX - gap - width : plot.maxX + gap
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
    let edge = place.edge == .top ? plot.minY : plot.maxY
    let y = isAbove ? edge - drop - size.height : edge + drop
    var width = size.width
    if let room = place.room {
      width = max(min(width, space.length(room, along: .horizontal) - ChartLayout.leastGap), 0)
      if width < min(size.width, Self.leastWidth(ofHeight: size.height)) { width = 0 }
    }
    let x: CGFloat
    if step > 1 {
      // At the beginning of its band, beside the grid line.
      x = middle - (band ?? 0) / 2 + ChartLayout.labelGap
      if x + width > limit { width = 0 }
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
