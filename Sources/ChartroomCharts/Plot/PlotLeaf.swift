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
  let layer: PlotLayer
}

extension PlotView: LeafView {
  func leaf(in environment: EnvironmentValues) -> PlotLeaf { PlotLeaf(model: model, layer: layer) }
}

/// The drawing of a layer of a chart.
struct PlotLeaf: LeafContent {
  let model: ChartModel
  let layer: PlotLayer

  func differs(from other: PlotLeaf) -> Bool { model !== other.model || layer != other.layer }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    switch layer {
    case .content:
      guard size.width > 0, size.height > 0 else { return }
      drawGrid(into: &list, size: size)
      PlotDrawing(model: model, size: size).draw(into: &list)
    case .ticks: drawTicks(into: &list, size: size)
    }
  }

  private func drawTicks(into list: inout DrawList, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let step = model.categoryStep.step(in: size.width)
    for tick in Array(model.xParts.ticks.everyNth(step)) + model.yParts.ticks {
      let length: CGFloat =
        switch tick.length.kind {
        case .automatic: model.labelHeight + ChartLayout.labelDrop
        case .fixed(let length): length
        case .label(let extra): model.labelHeight + ChartLayout.labelDrop + extra
        }
      let (x, y) = (size.width * tick.line.fraction, size.height * (1 - tick.line.fraction))
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

  private func drawGrid(into list: inout DrawList, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    for line in model.yParts.gridLines {
      let y = size.height * (1 - line.fraction)
      list.appendLine(
        line, from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y), in: rect)
    }
    let step = model.categoryStep.step(in: size.width)
    for line in model.xParts.gridLines.everyNth(step) {
      let x = size.width * line.fraction
      list.appendLine(
        line, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height), in: rect)
    }
  }
}

extension Array {
  /// The first element and each one at a multiple of a step.
  fileprivate func everyNth(_ step: Int) -> [Element] {
    step == 1 ? self : stride(from: 0, to: count, by: step).map { self[$0] }
  }
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
    append(.stroke(Path { $0.addLines([start, end]) }, style, line.paint.paint(in: rect)))
  }
}
