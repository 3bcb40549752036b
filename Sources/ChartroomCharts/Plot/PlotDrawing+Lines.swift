import ChartScales
import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  func drawRules(_ batch: MarkBatch, into list: inout DrawList) {
    var style = batch.settings.lineStyle ?? StrokeStyle(lineWidth: 1)
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    // The frame to which a rule is clipped is not on whole pixels.
    style.isPixelSnapped = batch.settings.effects?.clip == nil
    let width = style.lineWidth
    for index in 0..<batch.count {
      let (start, end) = ruleEnds(batch, index)
      guard start.isFinite, end.isFinite else { continue }
      let path = Path { $0.addLines([start, end]) }
      if let blend {
        style.lineWidth = blend.length(width, batch.number, index) { drawing, number, _ in
          drawing.model.batches[number].settings.lineStyle?.lineWidth ?? 1
        }
      }
      let half = style.lineWidth / 2
      let frame = path.boundingRect.insetBy(
        dx: start.x == end.x ? -half : 0, dy: start.x == end.x ? 0 : -half)
      append(
        .stroke(path, style, paint(batch, index, in: path.boundingRect)), batch, index, in: frame,
        into: &list)
    }
  }

  /// Returns the ends of a rule.
  func ruleEnds(_ batch: MarkBatch, _ index: Int) -> (CGPoint, CGPoint) {
    let own = stillRuleEnds(batch, index)
    return blend?.points(own, batch.number, index) { drawing, number, index in
      drawing.stillRuleEnds(drawing.model.batches[number], index)
    } ?? own
  }

  private func stillRuleEnds(_ batch: MarkBatch, _ index: Int) -> (CGPoint, CGPoint) {
    let (width, height) = (cell(batch, index, .horizontal), cell(batch, index, .vertical))
    let offset = batch.settings.offset
    let isVertical =
      switch batch.form.x {
      case .value, .band: true
      case .interval: false
      case .fixed: batch.form.y == .interval
      }
    return isVertical
      ? (
        CGPoint(x: width.middle + offset.width, y: height.start + offset.height),
        CGPoint(x: width.middle + offset.width, y: height.end + offset.height)
      )
      : (
        CGPoint(x: width.start + offset.width, y: height.middle + offset.height),
        CGPoint(x: width.end + offset.width, y: height.middle + offset.height)
      )
  }

  /// Returns the centre of the symbol of a point.
  func pointCenter(_ batch: MarkBatch, _ index: Int) -> CGPoint {
    let own = stillPointCenter(batch, index)
    guard let blend else { return own }
    return blend.points((own, own), batch.number, index) { drawing, number, index in
      let center = drawing.stillPointCenter(drawing.model.batches[number], index)
      return (center, center)
    }.0
  }

  /// Returns the centres of the symbols of all points of a batch.
  private func pointCenters(_ batch: MarkBatch) -> [CGPoint] {
    guard blend == nil else { return (0..<batch.count).map { pointCenter(batch, $0) } }
    let offset = batch.settings.offset
    return zip(middles(batch, .horizontal), middles(batch, .vertical)).map {
      CGPoint(x: $0 + offset.width, y: $1 + offset.height)
    }
  }

  private func stillPointCenter(_ batch: MarkBatch, _ index: Int) -> CGPoint {
    CGPoint(
      x: cell(batch, index, .horizontal).middle + batch.settings.offset.width,
      y: cell(batch, index, .vertical).middle + batch.settings.offset.height)
  }

  /// The number of marks from which they are drawn together.
  static let manyMarks = 500

  /// Returns the paint that all marks of a large batch have; `nil` for other batches.
  func commonPaint(of batch: MarkBatch) -> Paint? {
    guard !drawsEveryMark, batch.count >= Self.manyMarks, batch.settings.effects == nil,
      blend == nil,
      batch.code(.foregroundStyle) == nil,
      case .color(let color) = paint(batch, 0).withoutEffects
    else { return nil }
    return .color(color)
  }

  func drawPoints(_ batch: MarkBatch, into list: inout DrawList) {
    let points = pointCenters(batch)
    let symbol = batch.settings.symbol ?? .usual
    if let paint = commonPaint(of: batch), batch.code(.symbol) == nil,
      batch.code(.symbolSize) == nil,
      symbol.append(
        at: points, in: (batch.settings.symbolSize ?? .usual).rect(for: symbol.shape), paint,
        to: &list)
    {
      return
    }
    drawSymbols(
      batch, Array(0..<batch.count), at: points, areSeparate: drawsSeparately(batch), into: &list)
  }

  /// Draws the symbols of marks.
  ///
  /// - Parameters:
  ///   - batch: The batch of the marks.
  ///   - marks: Their indices.
  ///   - points: The centres of their symbols.
  ///   - areSeparate: Whether each symbol is drawn on its own, with its effects and its clip.
  ///   - list: The list to which to append the commands.
  private func drawSymbols(
    _ batch: MarkBatch, _ marks: [Int], at points: [CGPoint], areSeparate: Bool,
    into list: inout DrawList
  ) {
    if blend?.series != nil {
      // The style of the series is that of its line; each symbol has its own.
      var drawing = self
      drawing.blend?.series = nil
      return drawing.drawSymbols(
        batch, marks, at: points, areSeparate: areSeparate, into: &list)
    }
    // One command for each symbol, in the order of their first appearance.
    var symbols: [Int] = []
    var places: [Int: [Int]] = [:]
    for place in marks.indices {
      let symbol = batch.code(.symbol, marks[place]).flatMap { Int(exactly: $0) } ?? -1
      if places[symbol] == nil { symbols.append(symbol) }
      places[symbol, default: []].append(place)
    }
    for code in symbols {
      let symbol =
        batch.settings.symbol ?? (code >= 0 ? model.styles.symbols.style(Double(code)) : .usual)
      let rect = (batch.settings.symbolSize ?? .usual).rect(for: symbol.shape)
      guard rect.width > 0, rect.height > 0 else { continue }
      let found = places[code, default: []].map { place in
        let scale = scale(batch, marks[place])
        let frame = CGRect(
          x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
          height: rect.height * scale
        ).offsetBy(dx: points[place].x, dy: points[place].y)
        let mark = PaintedMarks.Mark(
          at: points[place], paint(batch, marks[place], in: frame), scale: scale)
        return (index: marks[place], mark: mark, frame: frame)
      }
      guard areSeparate else {
        symbol.draw(found.map(\.mark), in: rect, into: &list)
        continue
      }
      for one in found where one.mark.position.isFinite && one.mark.scale > 0 {
        drawMark(batch, one.index, in: one.frame, into: &list) {
          symbol.draw([one.mark], in: rect, into: &$0)
        }
      }
    }
  }

  /// Returns the factor of the size of the symbol of a mark.
  func scale(_ batch: MarkBatch, _ mark: Int) -> CGFloat {
    let own = stillScale(batch, mark)
    guard let blend else { return own }
    let width = stillSymbolRect(batch, mark).width
    let mixed = blend.length(width, batch.number, mark) { drawing, number, mark in
      drawing.stillSymbolRect(drawing.model.batches[number], mark).width
    }
    return mixed == width || !(width > 0) ? own : own * max(mixed, 0) / width
  }

  func stillScale(_ batch: MarkBatch, _ mark: Int) -> CGFloat {
    guard batch.settings.symbolSize == nil, let code = batch.code(.symbolSize, mark) else {
      return 1
    }
    return (max(model.styles.areas.style(code), 0) / MarkSymbolSize.usualArea).squareRoot()
  }

  /// Draws a line or an area.
  ///
  /// - Parameters:
  ///   - series: The marks.
  ///   - kept: The indices of the points to draw; `nil` for all of them.
  ///   - list: The list to which to append the commands.
  func drawSeries(_ series: MarkSeries, _ kept: [Int]?, into list: inout DrawList) {
    let edges = edges(of: series, kept)
    drawSeries(series, edges, into: &list) {
      kept == nil ? edges.starts : self.edges(of: series, nil).starts
    }
  }

  /// The points of a line, or those of both edges of an area.
  struct SeriesEdges {
    var starts: [CGPoint]
    /// The second edge; empty for lines.
    var ends: [CGPoint]
  }

  /// Returns the points of a line or an area.
  ///
  /// - Parameters:
  ///   - series: The marks.
  ///   - kept: The indices of the points to return; `nil` for all of them.
  /// - Returns: The points; the coordinates of gaps are NaN.
  func edges(of series: MarkSeries, _ kept: [Int]?) -> SeriesEdges {
    let batch = model.batches[series.first.batch]
    let shift = groupShift(of: series)
    // The vertices are where points at the same category would be.
    let offset = CGSize(
      width: batch.settings.offset.width + (series.isVertical ? shift : 0),
      height: batch.settings.offset.height + categoryInset / 2 + (series.isVertical ? 0 : shift))
    func point(_ position: Double, _ value: Double, _ moved: CGFloat) -> CGPoint {
      let point =
        series.isVertical
        ? CGPoint(x: x(position), y: edge(value, .vertical))
        : CGPoint(x: edge(value, .horizontal), y: y(position))
      return CGPoint(
        x: point.x + offset.width + (series.isVertical ? 0 : moved),
        y: point.y + offset.height + (series.isVertical ? moved : 0))
    }
    func points(
      _ values: ContiguousArray<Double>, _ moved: CGFloat = 0, of kept: [Int]?
    ) -> [CGPoint] {
      guard let kept else { return zip(series.positions, values).map { point($0, $1, moved) } }
      return kept.map { point(series.positions[$0], values[$0], moved) }
    }
    /// The position of a value; the edges of areas begin at the lower end of a logarithmic scale.
    func edge(_ value: Double, _ axis: Axis) -> CGFloat {
      if series.kind == .area { return ends(value, value, axis).start }
      return axis == .horizontal ? x(value) : y(value)
    }
    guard series.kind == .area else {
      return SeriesEdges(starts: points(series.starts, of: kept), ends: [])
    }
    let moved = endOffsets(batch, series.isVertical ? .vertical : .horizontal)
    return SeriesEdges(
      starts: points(series.starts, moved.start, of: kept),
      ends: points(series.ends, moved.end, of: kept))
  }

  /// Returns the distance of a line or an area from the middles of its categories or units, beside others in groups.
  ///
  /// It is that of the first mark.
  private func groupShift(of series: MarkSeries) -> CGFloat {
    let (batch, mark) = (model.batches[series.first.batch], series.first.mark)
    guard batch.code(.position) != nil else { return 0 }
    let axis: Axis = series.isVertical ? .horizontal : .vertical
    let shift = cell(batch, mark, axis).middle - band(batch, mark, axis).middle
    return shift.isFinite ? shift : 0
  }

  /// Draws a line with its symbols, or an area.
  ///
  /// - Parameters:
  ///   - series: The marks.
  ///   - edges: The points.
  ///   - list: The list to which to append the commands.
  ///   - symbols: Returns the centres of the symbols.
  func drawSeries(
    _ series: MarkSeries, _ edges: SeriesEdges, into list: inout DrawList,
    symbols: () -> [CGPoint]
  ) {
    let batch = model.batches[series.first.batch]
    if series.kind == .area {
      drawArea(edges.starts, edges.ends, series, batch, into: &list)
    } else {
      drawLine(edges.starts, series, batch, into: &list)
      guard !series.symbols.isEmpty else { return }
      let vertices = symbols()
      for (number, marks, position) in series.symbols {
        let places = (position..<position + marks.count).clamped(to: vertices.indices)
        let (vertices, marks) = (Array(vertices[places]), marks.prefix(places.count))
        // The effects are those of the line.
        drawSymbols(
          model.batches[number], Array(marks), at: vertices, areSeparate: false, into: &list)
      }
    }
  }

  private func drawLine(
    _ points: [CGPoint], _ series: MarkSeries, _ batch: MarkBatch, into list: inout DrawList
  ) {
    let first = series.first.mark
    var style = lineStyle(batch, first)
    if let blend {
      style.lineWidth = blend.length(style.lineWidth, batch.number, first) {
        drawing, number, mark in
        drawing.lineStyle(drawing.model.batches[number], mark).lineWidth
      }
    }
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    var extent = Extent()
    for point in points where point.x.isFinite && point.y.isFinite { extent.add(point) }
    guard !extent.rect.isNull else { return }
    let paint = paint(batch, first, in: extent.rect)
    var points = points
    let isolated = batch.settings.hasIsolatedPoints ? Self.isolated(in: points) : []
    if !isolated.isEmpty {
      let radius = Self.dotRatio / 2 * style.lineWidth
      var dots = Path()
      for index in isolated {
        dots.addEllipse(
          in: CGRect(
            x: points[index].x - radius, y: points[index].y - radius, width: 2 * radius,
            height: 2 * radius))
        points[index] = CGPoint(x: CGFloat.nan, y: .nan)
      }
      drawClipped(batch, in: extent.rect, into: &list) {
        $0.append(.fill(dots, FillStyle(), paint))
      }
      guard points.contains(where: { $0.x.isFinite && $0.y.isFinite }) else { return }
    }
    let method = batch.settings.interpolation ?? .linear
    if method == .linear {
      return drawClipped(batch, in: extent.rect, into: &list) {
        $0.append(.polyline(Polyline(points), style, paint))
      }
    }
    var path = Path()
    for run in points.split(whereSeparator: { !$0.x.isFinite || !$0.y.isFinite }) {
      var curve = Path()
      method.append(series.isVertical ? Array(run) : run.map(\.transposed), to: &curve)
      path.addPath(curve)
    }
    if !series.isVertical { path = path.transposed }
    drawClipped(batch, in: extent.rect, into: &list) { $0.append(.stroke(path, style, paint)) }
  }

  /// The ratio of the diameter of an isolated point to the width of its line.
  private static let dotRatio: CGFloat = 2.5

  /// Returns the indices of points between gaps or ends of a line.
  private static func isolated(in points: [CGPoint]) -> [Int] {
    func isGap(_ index: Int) -> Bool {
      !points.indices.contains(index) || !points[index].x.isFinite || !points[index].y.isFinite
    }
    return points.indices.filter { !isGap($0) && isGap($0 - 1) && isGap($0 + 1) }
  }

  /// Returns the style of a line.
  private func lineStyle(_ batch: MarkBatch, _ mark: Int) -> StrokeStyle {
    batch.settings.lineStyle ?? batch.code(.lineStyle, mark).map(model.styles.lines.style)
      ?? model.styles.usualLine
  }

  private func drawArea(
    _ starts: [CGPoint], _ ends: [CGPoint], _ series: MarkSeries, _ batch: MarkBatch,
    into list: inout DrawList
  ) {
    let method = batch.settings.interpolation ?? .linear
    var path = Path()
    // Curves are functions of their first coordinate.
    let edges = zip(starts, ends).map {
      series.isVertical ? ($0, $1) : ($0.transposed, $1.transposed)
    }
    func isGap(_ edge: (CGPoint, CGPoint)) -> Bool {
      !edge.0.x.isFinite || !edge.0.y.isFinite || !edge.1.x.isFinite || !edge.1.y.isFinite
    }
    for run in edges.split(whereSeparator: isGap) {
      var outline = Path()
      method.append(run.map(\.1), to: &outline)
      method.reversed.append(run.map(\.0).reversed(), to: &outline)
      outline.closeSubpath()
      path.addPath(outline)
    }
    guard !path.isEmpty else { return }
    if !series.isVertical { path = path.transposed }
    let frame = path.boundingRect
    let paint = paint(batch, series.first.mark, in: frame)
    drawClipped(batch, in: frame, into: &list) { $0.append(.fill(path, FillStyle(), paint)) }
  }
}

extension InterpolationMethod {
  /// The method that gives the same curve through the points in the opposite order.
  fileprivate var reversed: InterpolationMethod {
    guard case .step(let part) = kind else { return self }
    return InterpolationMethod(kind: .step(at: 1 - part))
  }
}

extension CGPoint {
  /// The point with its coordinates exchanged.
  fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension Path {
  /// The path with the coordinates of its points exchanged.
  fileprivate var transposed: Path {
    applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
  }
}
