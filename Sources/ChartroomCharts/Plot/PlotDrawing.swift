import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The drawing of the marks of a chart in a plot.
struct PlotDrawing {
  let model: ChartModel
  let space: PlotSpace
  /// The number of device pixels per point.
  let pixels: CGFloat
  /// The marks to draw; all of them in a chart without layers that are views.
  var part = MarkPart()
  /// Whether every mark is drawn on its own: no line is decimated, and no marks are drawn together.
  var drawsEveryMark = false
  /// Whether the offsets of the ends of marks move them.
  var movesEnds = true
  /// The scales on which the marks are placed; those of the model, unless an animation moves them.
  var xScale: PositionScale
  var yScale: PositionScale
  /// The other states of the chart during an animation; `nil` for the still picture.
  var blend: PlotBlend?

  init(model: ChartModel, space: PlotSpace, pixels: CGFloat = 1) {
    self.model = model
    self.space = space
    self.pixels = pixels
    (xScale, yScale) = (model.x, model.y)
  }

  /// Draws the marks in their drawing order, and those with a higher index in front.
  ///
  /// - Parameters:
  ///   - list: The list to which to append the commands.
  ///   - vanishing: The drawings of former states, whose marks are behind.
  func draw(into list: inout DrawList, behind vanishing: [PlotDrawing] = []) {
    Self.draw((vanishing + [self]).flatMap { $0.items() }, into: &list)
  }

  /// Returns the batches, the lines and areas, and the layers of the part.
  private func items() -> [Item] {
    // The mask of marks that vanish is whole, although later states may draw its marks.
    var masks: [Int: [Item]]?
    if let blend, blend.laterCount > 0, model.layers.contains(where: { $0.mask != nil }) {
      var still = self
      still.blend = nil
      masks = still.itemsOfLayers(masks: nil)
    }
    guard model.surfaces.indices.contains(part.surface) else { return [] }
    let whole = itemsOfLayers(masks: masks)[model.surfaces[part.surface]] ?? []
    guard !model.layersInViews.isEmpty else { return whole }
    let parts = Self.sorted(whole).split(
      maxSplits: .max, omittingEmptySubsequences: false, whereSeparator: { $0.draw == nil })
    return parts.indices.contains(part.viewsBehind) ? Array(parts[part.viewsBehind]) : []
  }

  /// Returns the items of the plot and of each layer, by their numbers.
  ///
  /// - Parameter masks: The items of masks; `nil` for those that are returned.
  /// - Returns: The items.
  private func itemsOfLayers(masks: [Int: [Item]]?) -> [Int: [Item]] {
    var items: [Int: [Item]] = [:]
    addItems { items[$0, default: []].append($1) }
    // Inner layers are behind their outer ones.
    for (index, layer) in model.layers.enumerated().reversed() {
      guard let parent = layer.parent else { continue }
      if model.layersInViews.contains(index + 1) {
        items[parent, default: []].append(
          Item(zIndex: layer.zIndex, place: model.place(ofLayer: index + 1), draw: nil))
        continue
      }
      guard let contents = items[index + 1] else { continue }
      // Inner layers of the mask are in it, because their numbers are higher.
      let mask = layer.mask.map { (masks ?? items)[$0] ?? [] }
      items[parent, default: []].append(
        Item(zIndex: layer.zIndex, place: model.place(ofLayer: index + 1)) { list in
          let mask = mask.map(Self.drawn)
          let contents = Self.drawn(contents)
          // Of a state whose marks later ones draw, there is nothing left.
          if contents.isEmpty, blend != nil { return }
          let group = DrawGroup(contents: contents, mask: mask, opacity: layer.opacity)
          drawGroup(layer.filters, into: &list) { $0.append(.group(group)) }
        })
    }
    return items
  }

  /// Adds the batches, lines and areas with their layers.
  private func addItems(_ add: (Int, Item) -> Void) {
    func addItem(
      _ number: Int, mark: Int = 0, _ draw: @escaping (inout DrawList) -> Void
    ) {
      let settings = model.batches[number].settings
      add(
        settings.layer,
        Item(zIndex: settings.zIndex, place: .batch(model.drawingOrder.place(of: number))) { list in
          drawGroup(settings.effects?.filters ?? [], into: &list) { list in
            guard let style = commonEffects(of: number, mark) else { return draw(&list) }
            style.drawEffects(into: &list, draw)
          }
        })
    }
    for (number, batch) in model.batches.enumerated()
    where !batch.form.kind.isSeries {
      addItem(number) { list in
        if blend == nil { drawMarks(batch, into: &list) } else { drawPasses(batch, into: &list) }
      }
    }
    // A moving series is decimated on its moved scales.
    let kept =
      drawsEveryMark || blend != nil
      ? Array(repeating: nil, count: model.series.count)
      : keptPoints()
    for (place, series) in model.series.enumerated() {
      addItem(series.first.batch, mark: series.first.mark) { list in
        if blend == nil {
          drawSeries(series, kept[place], into: &list)
        } else {
          drawMovingSeries(place, into: &list)
        }
      }
    }
  }

  /// Returns the kept points of each series, which all parts of the marks share.
  private func keptPoints() -> [[Int]?] {
    if let known = model.keptPoints, known.space == space, known.pixels == pixels {
      return known.kept
    }
    let kept = SeriesDecimation(drawing: self).kept(model.series)
    if !model.layersInViews.isEmpty { model.keptPoints = (space, pixels, kept) }
    return kept
  }

  /// Draws the marks of a batch, unless they are lines or areas.
  func drawMarks(_ batch: MarkBatch, into list: inout DrawList) {
    switch batch.form.kind {
    case .bar: drawBars(batch.number, into: &list)
    case .rectangle: drawRectangles(batch, into: &list)
    case .rule: drawRules(batch, into: &list)
    case .point: drawPoints(batch, into: &list)
    case .sector: drawSectors(batch.number, into: &list)
    case .line, .area: break
    }
  }

  /// A batch, a line, an area or a layer.
  private struct Item {
    let zIndex: Double
    let place: DrawingPlace
    /// `nil` for a layer that is a view.
    let draw: ((inout DrawList) -> Void)?
  }

  private static func sorted(_ items: [Item]) -> [Item] {
    items.sorted { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }
  }

  private static func draw(_ items: [Item], into list: inout DrawList) {
    for item in sorted(items) { item.draw?(&list) }
  }

  private static func drawn(_ items: [Item]) -> DrawList {
    var list = DrawList()
    draw(items, into: &list)
    return list
  }

  /// Draws something through filters, of which the last one is applied first.
  private func drawGroup(
    _ filters: [DrawGroup.Filter], into list: inout DrawList, _ draw: (inout DrawList) -> Void
  ) {
    guard !filters.isEmpty else { return draw(&list) }
    var contents = DrawList()
    draw(&contents)
    for filter in filters.reversed() where !contents.isEmpty {
      contents = DrawList([.group(DrawGroup(contents: contents, filter: filter))])
    }
    list.append(contents, offset: .zero)
  }

  func x(_ code: Double) -> CGFloat { space.x(xScale.fraction(of: code)) }
  func y(_ code: Double) -> CGFloat { space.y(yScale.fraction(of: code)) }

  /// Returns the paint of a mark.
  func paint(_ batch: MarkBatch, _ index: Int) -> BasicPaint {
    let own = stillPaint(batch, index)
    return blend?.paint(own, batch.number, index) ?? own
  }

  /// Returns the paint of a mark in the still picture.
  func stillPaint(_ batch: MarkBatch, _ index: Int) -> BasicPaint {
    let paint: BasicPaint
    if let own = batch.settings.paint {
      paint = own
    } else if let code = batch.code(.foregroundStyle, index) {
      // A reference to the method would not be specialised.
      paint = model.styles.paints.style(code)
    } else {
      paint = model.styles.usualPaint
    }
    return batch.settings.opacity < 1 ? paint.opacity(Float(batch.settings.opacity)) : paint
  }

  /// Returns the paint of a mark whose gradient spans a rectangle, or the plot if the app aligns styles with it.
  func paint(_ batch: MarkBatch, _ index: Int, in frame: CGRect) -> Paint {
    paint(batch, index).paint(
      in: batch.settings.alignsStylesWithPlot ? CGRect(origin: .zero, size: space.size) : frame)
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
    switch axis == .horizontal ? batch.form.x : batch.form.y {
    case .fixed(let start, let end):
      let offsets = endOffsets(batch, axis)
      let edges = axis == .horizontal ? space.size.width : space.size.height
      return Interval((start ?? 0) + offsets.start, (end ?? edges) + offsets.end)
    case .band, .interval:
      let (start, end) =
        axis == .horizontal
        ? (batch.x.start[index], batch.x.end[index]) : (batch.y.start[index], batch.y.end[index])
      return ends(start, end, axis, movedBy: endOffsets(batch, axis))
    case .value:
      return valueBand(batch, axis).interval(
        around: axis == .horizontal ? x(batch.x.start[index]) : y(batch.y.start[index]))
    }
  }

  /// The bands of the values of a batch on an axis: categories, or nothing around the values.
  struct ValueBand {
    fileprivate let half: CGFloat
    fileprivate let inset: CGFloat
    fileprivate let offsets: (start: CGFloat, end: CGFloat)

    /// Returns the band of the value at a coordinate.
    func interval(around middle: CGFloat) -> Interval {
      Interval(middle - half + inset + offsets.start, middle + half + offsets.end)
    }
  }

  /// Returns the bands of the values of a batch on an axis.
  private func valueBand(_ batch: MarkBatch, _ axis: Axis) -> ValueBand {
    ValueBand(
      half: space.length(axis == .horizontal ? xScale.band : yScale.band, along: axis) / 2,
      inset: axis == .vertical ? categoryInset : 0, offsets: endOffsets(batch, axis))
  }

  /// Returns the middles of the cells of all marks of a batch on an axis.
  func middles(_ batch: MarkBatch, _ axis: Axis) -> [CGFloat] {
    let isHorizontal = axis == .horizontal
    guard (isHorizontal ? batch.form.x : batch.form.y) == .value, batch.code(.position) == nil
    else { return (0..<batch.count).map { cell(batch, $0, axis).middle } }
    let band = valueBand(batch, axis)
    let codes = isHorizontal ? batch.x.start : batch.y.start
    return codes.map { band.interval(around: isHorizontal ? x($0) : y($0)).middle }
  }

  /// The length that labels inside of the plot take off each category of the Y axis.
  var categoryInset: CGFloat {
    let band = space.length(model.y.band, along: .vertical)
    // High names leave the height of two lines to their marks.
    return min(space.nameInset, max(band / 2, band - 2 * model.labelHeight))
  }

  /// Returns the distances by which the ends of marks move on an axis.
  func endOffsets(_ batch: MarkBatch, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    guard movesEnds, let offsets = batch.settings.effects?.offsets else { return (0, 0) }
    return axis == .horizontal
      ? (offsets.xStart, offsets.xEnd) : (offsets.yStart, offsets.yEnd)
  }

  /// Returns the interval between two values, of which a logarithmic scale may not have the first one.
  func ends(
    _ start: Double, _ end: Double, _ axis: Axis,
    movedBy offsets: (start: CGFloat, end: CGFloat) = (0, 0)
  ) -> Interval {
    func place(_ code: Double) -> CGFloat {
      let transform = axis == .horizontal ? xScale.transform : yScale.transform
      guard code <= 0, transform == .logarithmic else {
        return axis == .horizontal ? x(code) : y(code)
      }
      // Zero is infinitely far beyond the lower end of the domain.
      let isReversed = axis == .horizontal ? xScale.isReversed : yScale.isReversed
      let isAtStart = (axis == .horizontal) != isReversed
      return isAtStart ? 0 : axis == .horizontal ? space.size.width : space.size.height
    }
    return Interval(place(start) + offsets.start, place(end) + offsets.end)
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

  /// Returns the extent of a bar across its direction, in its band, or in the distance `lone` to the next one.
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
      dimension = .fixed(min(lone * MarkDimension.usualRatio, Self.greatestLoneLength))
    } else if dimension == .automatic, form == .band(isUnit: false) {
      dimension = .inset(min(0.5, band.length / 4))
    }
    let half = dimension.length(in: band.length == 0 ? lone : band.length) / 2
    return Interval(band.middle - half, band.middle + half)
  }

  /// The maximum width of bars at values without bands, in points.
  private static let greatestLoneLength: CGFloat = 40

  /// Returns the least distance between two bars at values without bands, in points; 10 for a single one.
  func loneDistance(of number: Int) -> CGFloat {
    let isVertical = model.isVertical(model.batches[number])
    let stretch =
      isVertical ? xScale.stretch(from: model.x) : yScale.stretch(from: model.y)
    return model.leastDistance(ofVertical: isVertical)
      .map { space.length($0 * stretch, along: isVertical ? .horizontal : .vertical) } ?? 10
  }
}
