import ChartroomUI
import Foundation
import Graphics

/// A layer of the plot of a chart.
enum PlotLayer: Equatable {
  /// A part of the marks, and the grid lines behind all of them.
  case content(MarkPart)
  /// The ticks, outside of the plot.
  case ticks
}

/// A layer of a chart, in a view with the frame of the plot.
struct PlotView {
  let model: ChartModel
  let geometry: ChartGeometry
  let layer: PlotLayer
}

extension PlotView: View {
  var body: some View {
    if case .content(let part) = layer, !model.layersInViews.isEmpty {
      MarkLayerViews(
        MarkSurface(model: model, padding: geometry.padding, layer: model.surfaces[part.surface]))
    } else {
      PlotLayerView(
        model: model, layer: layer, padding: geometry.padding,
        labels: layer == .ticks ? geometry.labels : [])
    }
  }
}

/// A layer of a chart with known paddings of its scales.
struct PlotLayerView {
  let model: ChartModel
  let layer: PlotLayer
  let padding: ChartGeometry.Padding?
  let labels: [LabelExtent]
}

extension PlotLayerView: LeafView {
  func leaf(in environment: EnvironmentValues) -> PlotLeaf {
    PlotLeaf(
      model: model, layer: layer, padding: padding, labels: labels,
      drawsEveryMark: environment.drawsEveryMark)
  }
}

/// The drawing of a layer of a chart.
struct PlotLeaf: Animatable {
  let model: ChartModel
  let layer: PlotLayer
  /// The paddings of the scales; `nil` for those without room for annotations.
  let padding: ChartGeometry.Padding?
  /// The extents of the labels of the axes: ticks are as long as they are, and do not run through them.
  let labels: [LabelExtent]
  let drawsEveryMark: Bool

  /// The states of the chart between which an animation is; `nil` for the still picture of the model.
  private(set) var moving: PlotWeights?

  init(
    model: ChartModel, layer: PlotLayer, padding: ChartGeometry.Padding?,
    labels: [LabelExtent], drawsEveryMark: Bool
  ) {
    self.model = model
    self.layer = layer
    self.padding = padding
    self.labels = labels
    self.drawsEveryMark = drawsEveryMark
  }

  /// The states of the chart in the presented one.
  var animatableData: PlotWeights {
    get { moving ?? PlotWeights(model, padding, labels) }
    set { moving = newValue }
  }
}

extension PlotLeaf: LeafContent {
  func animationStart(from other: PlotLeaf) -> PlotLeaf { other }

  func differs(from other: PlotLeaf) -> Bool {
    model !== other.model || layer != other.layer || padding != other.padding
      || labels != other.labels || drawsEveryMark != other.drawsEveryMark
  }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard model.isMirrored else {
      return drawUnmirrored(into: &list, size: size, core: core)
    }
    var contents = DrawList()
    drawUnmirrored(into: &contents, size: size, core: core)
    guard !contents.isEmpty else { return }
    // There is no text in a plot that the transform would mirror, too.
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    list.append(.group(DrawGroup(contents: contents, transform: mirror)))
  }

  @MainActor private func drawUnmirrored(into list: inout DrawList, size: CGSize, core: StageCore) {
    if let moving { return draw(moving, into: &list, size: size, core: core) }
    let space = model.space(for: size, padding)
    switch layer {
    case .content(let part):
      guard size.width > 0, size.height > 0 else { return }
      if part == MarkPart() {
        drawGrid(gridLines(space), into: &list, space, pixels: core.scale)
      }
      var drawing = PlotDrawing(model: model, space: space, pixels: core.scale)
      drawing.part = part
      drawing.drawsEveryMark = drawsEveryMark
      drawMarks(size, isClipped: model.isScrollable && part.surface == 0, into: &list) {
        drawing.draw(into: &$0)
      }
    case .ticks: drawTicks(ticks(space), into: &list, space)
    }
  }

  /// The maximum number of states that are drawn.
  static let mostStates = 8

  /// Draws the plot between several states.
  @MainActor private func draw(
    _ weights: PlotWeights, into list: inout DrawList, size: CGSize, core: StageCore
  ) {
    // In a state of its own, such as the one in which an animation begins, the picture is the still one.
    if weights.terms.count == 1, let only = weights.terms.first {
      let still = PlotLeaf(
        model: only.model, layer: layer, padding: only.padding, labels: only.labels,
        drawsEveryMark: drawsEveryMark)
      return still.drawUnmirrored(into: &list, size: size, core: core)
    }
    let space = model.space(for: size, padding)
    let states = weights.latest(Self.mostStates).map { term in
      let isTarget = term.model === model
      let leaf = PlotLeaf(
        model: term.model, layer: layer, padding: isTarget ? padding : term.padding,
        labels: isTarget ? labels : term.labels, drawsEveryMark: drawsEveryMark)
      return (leaf: leaf, space: leaf.model.space(for: size, leaf.padding), weight: term.weight)
    }
    switch layer {
    case .content(let part):
      guard size.width > 0, size.height > 0 else { return }
      if part == MarkPart() {
        let lines = states.map { ($0.leaf.gridLines($0.space), $0.weight) }
        let x = AxisMotion(lines.map { ($0.0.x, $0.1) }).lines
        let y = AxisMotion(lines.map { ($0.0.y, $0.1) }).lines
        drawGrid((x, y), into: &list, space, pixels: core.scale)
      }
      let motion = PlotMotion(
        states.map { PlotMotion.State(model: $0.leaf.model, space: $0.space, weight: $0.weight) },
        part, pixels: core.scale, drawsEveryMark: drawsEveryMark)
      let isClipped = part.surface == 0 && weights.terms.contains { $0.model.isScrollable }
      drawMarks(size, isClipped: isClipped, into: &list) { motion.draw(into: &$0) }
    case .ticks:
      let ticks = AxisMotion(states.map { ($0.leaf.ticks($0.space), $0.weight) })
      drawTicks(ticks.lines, into: &list, space)
    }
  }

  /// Draws marks, clipped to the plot if the chart scrolls.
  private func drawMarks(
    _ size: CGSize, isClipped: Bool, into list: inout DrawList, _ draw: (inout DrawList) -> Void
  ) {
    guard isClipped else { return draw(&list) }
    var marks = DrawList()
    draw(&marks)
    let plot = Path(CGRect(origin: .zero, size: size))
    list.append(.group(DrawGroup(contents: marks, clip: DrawGroup.Clip(path: plot))))
  }

  /// Returns the ticks that do not run through a label, with their lengths.
  private func ticks(_ space: PlotSpace) -> [PlacedTick] {
    let (xStep, yStep) = (model.xStep(in: space), model.yStep(in: space))
    let shown =
      model.xParts.ticks.filter { $0.line.isShown(every: xStep) }
      + model.yParts.ticks.filter { $0.line.isShown(every: yStep) }
    return
      shown.filter { !isCovered($0, at: space.x($0.line.fraction)) }
      .map { PlacedTick(line: $0.line, edge: $0.edge, length: length(of: $0)) }
  }

  /// Returns the grid lines of both axes.
  private func gridLines(
    _ space: PlotSpace
  ) -> (x: [AxisParts.Line], y: [AxisParts.Line]) {
    let (xStep, yStep) = (model.xStep(in: space), model.yStep(in: space))
    return (
      model.xParts.gridLines.filter { $0.isShown(every: xStep) },
      model.yParts.gridLines.filter { $0.isShown(every: yStep) }
    )
  }

  private func drawTicks(
    _ ticks: [PlacedTick], into list: inout DrawList, _ space: PlotSpace
  ) {
    let size = space.size
    let rect = CGRect(origin: .zero, size: size)
    let insets = padding?.styleInsets ?? EdgeInsets()
    let (left, right) = (-insets.leading, size.width + insets.trailing)
    let (top, bottom) = (-insets.top, size.height + insets.bottom)
    for tick in ticks {
      let length = tick.length
      let (x, y) = (space.x(tick.line.fraction), space.y(tick.line.fraction))
      let (start, end): (CGPoint, CGPoint) =
        switch tick.edge {
        case .bottom: (CGPoint(x: x, y: bottom), CGPoint(x: x, y: bottom + length))
        case .top: (CGPoint(x: x, y: top), CGPoint(x: x, y: top - length))
        case .leading: (CGPoint(x: left, y: y), CGPoint(x: left - length, y: y))
        case .trailing: (CGPoint(x: right, y: y), CGPoint(x: right + length, y: y))
        }
      list.appendLine(tick.line, from: start, to: end, in: rect)
    }
  }

  /// Returns the length of a tick, in points.
  private func length(of tick: AxisParts.Tick) -> CGFloat {
    let line = model.labelHeight + ChartLayout.labelDrop
    switch tick.length.kind {
    case .automatic: return line
    case .fixed(let length): return length
    case .label(let extra):
      return (labels.depth(beside: tick) ?? line) + extra
    case .longestLabel(let extra):
      return (labels.greatestDepth(beside: tick.edge) ?? line) + extra
    }
  }

  /// Returns whether a tick would run through a label.
  private func isCovered(_ tick: AxisParts.Tick, at x: CGFloat) -> Bool {
    if case .fixed = tick.length.kind { return false }
    guard tick.edge == .bottom || tick.edge == .top else { return false }
    return labels.contains {
      $0.isOutside(tick.edge) && $0.range.lowerBound + 0.5 < x && x < $0.range.upperBound - 0.5
    }
  }

  private func drawGrid(
    _ lines: (x: [AxisParts.Line], y: [AxisParts.Line]), into list: inout DrawList,
    _ space: PlotSpace, pixels: CGFloat
  ) {
    let size = space.size
    let rect = CGRect(origin: .zero, size: size)
    // A plot style can clip the plot, outside of which the pixels of lines at its far edges lie.
    func inside(_ position: CGFloat, _ line: AxisParts.Line, _ length: CGFloat) -> CGFloat {
      guard model.hasPlotStyle, abs(position - length) < 0.5 / pixels else { return position }
      return length - max((line.stroke.lineWidth * pixels).rounded(), 1) / pixels
    }
    for line in lines.y {
      let y = inside(space.y(line.fraction), line, size.height)
      let margins =
        line.isExtended ? padding?.margins ?? ChartGeometry.Margins() : ChartGeometry.Margins()
      list.appendLine(
        line, from: CGPoint(x: -margins.leading, y: y),
        to: CGPoint(x: size.width + margins.trailing, y: y), in: rect)
    }
    for line in lines.x {
      let x = inside(space.x(line.fraction), line, size.width)
      list.appendLine(
        line, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height), in: rect)
    }
  }
}

extension AxisParts.Line {
  /// Returns whether the line is shown if of the categories only each one at a multiple of a step has one.
  fileprivate func isShown(every step: Int) -> Bool { category.map { $0 % step == 0 } ?? true }
}

extension DrawList {
  /// Appends a line of an axis, on whole device pixels.
  mutating func appendLine(
    _ line: AxisParts.Line, from start: CGPoint, to end: CGPoint, in rect: CGRect
  ) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite,
      line.stroke.lineWidth > 0
    else { return }
    var style = line.stroke
    style.isPixelSnapped = true
    let path = Path { $0.addLines([start, end]) }
      .offsetBy(dx: line.offset.width, dy: line.offset.height)
    append(.stroke(path, style, line.paint.paint(in: rect)))
  }
}

extension ChartModel {
  /// Returns the mapping of the scales to a plot with some paddings; `nil` for those of the model.
  func space(for size: CGSize, _ padding: ChartGeometry.Padding?) -> PlotSpace {
    guard let padding else {
      return space(for: size, nameInset: hasRoomForNames(in: size) ? nameInset() : 0)
    }
    return PlotSpace(
      size: size, xPadding: padding.x, yPadding: padding.y,
      nameInset: padding.nameInset)
  }
}
