import ChartroomUI
import Foundation
import Graphics

/// The plot of a chart: its grid lines and marks.
struct PlotView {
  let model: ChartModel
}

extension PlotView: LeafView {
  func leaf(in environment: EnvironmentValues) -> PlotLeaf { PlotLeaf(model: model) }
}

/// The drawing of a plot.
struct PlotLeaf: LeafContent {
  let model: ChartModel

  func differs(from other: PlotLeaf) -> Bool { model !== other.model }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard size.width > 0, size.height > 0 else { return }
    drawGrid(into: &list, size: size)
    PlotDrawing(model: model, size: size).draw(into: &list)
  }

  private func drawGrid(into list: inout DrawList, size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    for line in model.yParts.gridLines {
      let y = size.height * (1 - line.fraction)
      list.appendLine(
        line, from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y), in: rect)
    }
    for line in model.xParts.gridLines {
      let x = size.width * line.fraction
      list.appendLine(
        line, from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height), in: rect)
    }
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

/// The ticks of a chart, outside of its plot, in a view with the frame of the plot.
struct TicksView {
  let model: ChartModel
}

extension TicksView: LeafView {
  func leaf(in environment: EnvironmentValues) -> TicksLeaf { TicksLeaf(model: model) }
}

/// The drawing of the ticks.
struct TicksLeaf: LeafContent {
  let model: ChartModel

  func differs(from other: TicksLeaf) -> Bool { model !== other.model }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(origin: .zero, size: size)
    for tick in model.xParts.ticks + model.yParts.ticks {
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
}
