import ChartroomUI
import Foundation
import Graphics

/// The drawing of the marks of a chart in a plot.
struct PlotDrawing {
  let model: ChartModel
  let space: PlotSpace

  /// Draws the marks in the order of the data, and those with a higher index in front.
  func draw(into list: inout DrawList) {
    var items: [(zIndex: Double, order: Int, draw: (inout DrawList) -> Void)] = []
    for (number, batch) in model.batches.enumerated() {
      let draw: ((inout DrawList) -> Void)? =
        switch batch.form.kind {
        case .bar: { drawBars(number, into: &$0) }
        case .rectangle: { drawRectangles(batch, into: &$0) }
        case .rule: { drawRules(batch, into: &$0) }
        case .point: { drawPoints(batch, into: &$0) }
        case .sector: { drawSectors(number, into: &$0) }
        case .line, .area: nil
        }
      if let draw { items.append((batch.settings.zIndex, number, draw)) }
    }
    for series in model.series {
      let batch = model.batches[series.first.batch]
      items.append((batch.settings.zIndex, series.first.batch, { drawSeries(series, into: &$0) }))
    }
    for item in items.sorted(by: { ($0.zIndex, $0.order) < ($1.zIndex, $1.order) }) {
      item.draw(&list)
    }
  }

  func x(_ code: Double) -> CGFloat { space.x(model.x.fraction(of: code)) }
  func y(_ code: Double) -> CGFloat { space.y(model.y.fraction(of: code)) }

  /// Returns the paint of a mark.
  func paint(_ batch: MarkBatch, _ index: Int) -> BasicPaint {
    let paint =
      batch.settings.paint ?? batch.code(.foregroundStyle, index).map(model.styles.paints.style)
      ?? model.styles.usualPaint
    return batch.settings.opacity < 1 ? paint.opacity(Float(batch.settings.opacity)) : paint
  }

  /// The interval of a mark on an axis, in points.
  struct Interval {
    var start: CGFloat
    var end: CGFloat
    var length: CGFloat { end - start }
    var middle: CGFloat { (start + end) / 2 }

    /// Creates the interval between two points, in any order.
    init(_ first: CGFloat, _ second: CGFloat) {
      start = min(first, second)
      end = max(first, second)
    }
  }

  /// Returns the band of a mark on an axis: its category, its unit, its interval, or nothing around its value.
  ///
  /// - Returns: The band; its length is 0 for a value without one.
  func band(_ batch: MarkBatch, _ index: Int, _ axis: Axis) -> Interval {
    let (form, column, scale) =
      axis == .horizontal
      ? (batch.form.x, batch.x, model.x) : (batch.form.y, batch.y, model.y)
    func place(_ code: Double) -> CGFloat {
      axis == .horizontal ? x(code) : y(code)
    }
    switch form {
    case .fixed(let start, let end):
      let edges = axis == .horizontal ? space.size.width : space.size.height
      return Interval(start ?? 0, end ?? edges)
    case .band, .interval: return ends(column.start[index], column.end[index], axis)
    case .value:
      let middle = place(column.start[index])
      let half = space.length(scale.band, along: axis) / 2
      let inset = axis == .vertical && half > 0 ? min(model.labelInset, half) : 0
      return Interval(middle - half + inset, middle + half)
    }
  }

  /// Returns the interval between two values, of which a logarithmic scale may not have the first one.
  func ends(_ start: Double, _ end: Double, _ axis: Axis) -> Interval {
    let scale = axis == .horizontal ? model.x : model.y
    func place(_ code: Double) -> CGFloat {
      guard scale.type == .log, code <= 0 else { return axis == .horizontal ? x(code) : y(code) }
      // Zero is infinitely far beyond the lower end of the domain.
      let isAtStart = (axis == .horizontal) != scale.isReversed
      return isAtStart ? 0 : axis == .horizontal ? space.size.width : space.size.height
    }
    return Interval(place(start), place(end))
  }

  /// Returns the part of the band of a mark that its group has.
  ///
  /// Marks with a value of `position(by:)` share their category or unit.
  func cell(_ batch: MarkBatch, _ index: Int, _ axis: Axis) -> Interval {
    let band = band(batch, index, axis)
    let shared =
      batch.settings.positionAxis ?? (model.isVertical(batch) ? .horizontal : .vertical)
    guard axis == shared, model.groupCount > 0, let group = batch.code(.position, index) else {
      return band
    }
    let part = batch.settings.span.length(in: band.length) / CGFloat(model.groupCount)
    let start = band.middle + part * (group - CGFloat(model.groupCount) / 2)
    return Interval(start, start + part)
  }

  /// Returns the extent of a bar across its direction, in its band, or of the length `lone` without one.
  func extent(
    _ batch: MarkBatch, _ index: Int, _ axis: Axis, usual: MarkDimension = .automatic,
    lone: CGFloat = 0
  ) -> Interval {
    let band = cell(batch, index, axis)
    let form = axis == .horizontal ? batch.form.x : batch.form.y
    if case .fixed = form { return band }
    var dimension = axis == .horizontal ? batch.form.width : batch.form.height
    if dimension == .automatic { dimension = usual }
    if dimension == .automatic, band.length == 0 {
      dimension = .fixed(lone)
    } else if dimension == .automatic, form == .band(isUnit: false) {
      dimension = .inset(min(0.5, band.length / 4))
    }
    let half = dimension.length(in: band.length) / 2
    return Interval(band.middle - half, band.middle + half)
  }

  /// The width of bars at values without bands: a part of the least distance between two of them.
  func loneLength(of batch: MarkBatch) -> CGFloat {
    let axis: Axis = model.isVertical(batch) ? .horizontal : .vertical
    let column = axis == .horizontal ? batch.x : batch.y
    let places = column.start.lazy.filter(\.isFinite).map { axis == .horizontal ? x($0) : y($0) }
      .sorted()
    let distances = zip(places, places.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }
    return min((distances.min() ?? 10) * MarkDimension.usualRatio, 40)
  }
}
