package import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The lines and labels of an axis whose ticks have texts.
package struct TickMarks<Value: Plottable & Comparable>: AxisContent {
  private let ticks: [PlotAxis<Value>.Tick]
  private let domain: ClosedRange<Value>?
  private let isHorizontal: Bool
  private let position: AxisMarkPosition
  private let hasLines: Bool

  /// Creates the lines and labels.
  ///
  /// - Parameters:
  ///   - ticks: The ticks; those outside of the domain of the chart are hidden.
  ///   - domain: The ends of the axis, where lines of a label are aligned with the plot; `nil` for unknown ones.
  ///   - isHorizontal: Whether the axis is the X axis.
  ///   - position: The edge of the plot.
  ///   - hasLines: Whether ticks have lines.
  package init(
    _ ticks: [PlotAxis<Value>.Tick], in domain: ClosedRange<Value>?, isHorizontal: Bool,
    position: AxisMarkPosition = .automatic, hasLines: Bool = true
  ) {
    (self.ticks, self.domain, self.isHorizontal) = (ticks, domain, isHorizontal)
    (self.position, self.hasLines) = (position, hasLines)
  }

  package var body: some AxisContent {
    AxisMarks(position: position, values: ticks.map(\.value)) { value in
      let tick = value.as(Value.self).flatMap { value in ticks.first { $0.value == value } }
      if hasLines {
        if tick?.isBaseline == true {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.secondary)
        } else {
          AxisGridLine()
        }
      }
      if isHorizontal {
        let (anchor, alignment) = alignment(of: tick)
        AxisValueLabel(anchor: anchor) {
          Text(verbatim: tick?.text ?? "").multilineTextAlignment(alignment)
        }
      } else {
        AxisValueLabel(tick?.text ?? "")
      }
    }
  }

  /// Returns the anchor of a label, and the alignment of its lines.
  ///
  /// A label at the end of the axis ends there, because it could touch the lowest label beside the plot. At the
  /// beginning, where it is moved if there is no room, only its lines are aligned with the plot.
  private func alignment(of tick: PlotAxis<Value>.Tick?) -> (UnitPoint, TextAlignment) {
    guard let tick, let domain else { return (.top, .center) }
    return switch tick.value {
    case domain.lowerBound: (.top, .leading)
    case domain.upperBound: (.topTrailing, .trailing)
    default: (.top, .center)
    }
  }
}
