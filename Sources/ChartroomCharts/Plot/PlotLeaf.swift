import ChartroomUI
import Foundation
import Graphics

/// A layer of the plot of a chart.
enum PlotLayer {
  /// The grid lines and the marks.
  case content
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
    PlotLayerView(
      model: model, layer: layer, padding: geometry.padding,
      labelRanges: layer == .ticks ? geometry.labelRanges : [])
  }
}

/// A layer of a chart with known paddings of its scales.
private struct PlotLayerView {
  let model: ChartModel
  let layer: PlotLayer
  let padding: ChartGeometry.Padding?
  let labelRanges: [ClosedRange<CGFloat>]
}

extension PlotLayerView: LeafView {
  func leaf(in environment: EnvironmentValues) -> PlotLeaf {
    PlotLeaf(
      model: model, layer: layer, padding: padding, labelRanges: labelRanges,
      drawsEveryMark: environment.drawsEveryMark)
  }
}

/// The drawing of a layer of a chart.
struct PlotLeaf: LeafContent {
  let model: ChartModel
  let layer: PlotLayer
  /// The paddings of the scales; `nil` for those without room for annotations.
  let padding: ChartGeometry.Padding?
  /// The X coordinates that labels of the X axis cover, through which no tick is drawn.
  let labelRanges: [ClosedRange<CGFloat>]
  let drawsEveryMark: Bool

  func differs(from other: PlotLeaf) -> Bool {
    model !== other.model || layer != other.layer || padding != other.padding
      || labelRanges != other.labelRanges || drawsEveryMark != other.drawsEveryMark
  }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard model.isMirrored else { return draw(into: &list, size: size, core: core) }
    var contents = DrawList()
    draw(into: &contents, size: size, core: core)
    guard !contents.isEmpty else { return }
    // There is no text in a plot that the transform would mirror, too.
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    list.append(.group(DrawGroup(contents: contents, transform: mirror)))
  }

  private func draw(into list: inout DrawList, size: CGSize, core: StageCore) {
    let space =
      padding.map { PlotSpace(size: size, xPadding: $0.x, yPadding: $0.y) }
      ?? model.space(for: size)
    switch layer {
    case .content:
      guard size.width > 0, size.height > 0 else { return }
      drawGrid(into: &list, space)
      let drawing = PlotDrawing(
        model: model, space: space, pixels: core.scale, drawsEveryMark: drawsEveryMark)
      guard model.isScrollable else { return drawing.draw(into: &list) }
      var marks = DrawList()
      drawing.draw(into: &marks)
      let plot = Path(CGRect(origin: .zero, size: size))
      list.append(.group(DrawGroup(contents: marks, clip: DrawGroup.Clip(path: plot))))
    case .ticks: drawTicks(into: &list, space)
    }
  }

  private func drawTicks(into list: inout DrawList, _ space: PlotSpace) {
    let size = space.size
    let rect = CGRect(origin: .zero, size: size)
    let step = model.categoryStep.step(in: space.length(1, along: .horizontal))
    let ticks = model.xParts.ticks.filter { $0.line.isShown(every: step) } + model.yParts.ticks
    for tick in ticks {
      let length: CGFloat =
        switch tick.length.kind {
        case .automatic: model.labelHeight + ChartLayout.labelDrop
        case .fixed(let length): length
        case .label(let extra): model.labelHeight + ChartLayout.labelDrop + extra
        }
      let (x, y) = (space.x(tick.line.fraction), space.y(tick.line.fraction))
      if isCovered(tick, at: x) { continue }
      let (start, end): (CGPoint, CGPoint) =
        switch tick.edge {
        case .bottom: (CGPoint(x: x, y: size.height), CGPoint(x: x, y: size.height + length))
        case .top: (CGPoint(x: x, y: 0), CGPoint(x: x, y: -length))
        case .leading: (CGPoint(x: 0, y: y), CGPoint(x: -length, y: y))
        case .trailing: (CGPoint(x: size.width, y: y), CGPoint(x: size.width + length, y: y))
        }
      list.appendLine(tick.line, from: start, to: end, in: rect)
    }
  }

  /// Returns whether a tick would run through a label.
  private func isCovered(_ tick: AxisParts.Tick, at x: CGFloat) -> Bool {
    if case .fixed = tick.length.kind { return false }
    guard tick.edge == .bottom || tick.edge == .top else { return false }
    return labelRanges.contains { $0.lowerBound + 0.5 < x && x < $0.upperBound - 0.5 }
  }

  private func drawGrid(into list: inout DrawList, _ space: PlotSpace) {
    let size = space.size
    let rect = CGRect(origin: .zero, size: size)
    for line in model.yParts.gridLines {
      let y = space.y(line.fraction)
      let margins =
        line.isExtended ? padding?.margins ?? ChartGeometry.Margins() : ChartGeometry.Margins()
      list.appendLine(
        line, from: CGPoint(x: -margins.leading, y: y),
        to: CGPoint(x: size.width + margins.trailing, y: y), in: rect)
    }
    let step = model.categoryStep.step(in: space.length(1, along: .horizontal))
    for line in model.xParts.gridLines where line.isShown(every: step) {
      let x = space.x(line.fraction)
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
