package import ChartScales
import ChartroomUI
package import Foundation
package import Graphics

/// The labels of an X axis and their widths, kept from one frame to the next.
@MainActor
package final class TickLabels {
  /// A text and its width in points.
  package struct Label {
    package let text: String
    package let width: CGFloat
  }

  /// What a label depends on besides the formats.
  private struct Key: Hashable {
    let date: Date
    let part: DatePart
  }

  /// The most labels that are kept, more than an axis has.
  private static let mostKept = 256

  private var formats = ChartFormats.standard
  private var font = Font.body
  private var measure: LabelWidth?
  private var labels: [Key: Label] = [:]
  private var needs: [TickStep: TickNeed] = [:]
  private var ticks = TimeTicks(axis: TimeAxis([]), timeZone: .gmt, firstWeekday: 1)

  package init() {}

  /// Writes and measures the labels of an axis in this way from now on.
  package func use(
    _ formats: ChartFormats, font: Font, axis: TimeAxis, measuredBy measure: LabelWidth
  ) {
    if self.measure?.isSame(as: measure) != true || formats != self.formats || font != self.font {
      (self.formats, self.font, self.measure) = (formats, font, measure)
      labels = [:]
    } else if axis == ticks.axis {
      return
    }
    ticks = TimeTicks(axis: axis, timeZone: formats.timeZone, firstWeekday: formats.firstWeekday)
    needs = [:]
  }

  /// Returns the step between the labels of a plot; `nil` where the axis has no extent.
  package func step(in geometry: PlotGeometry) -> TickStep? {
    ticks.step(stepWidth: geometry.stepWidth, plotWidth: geometry.plotWidth) { step in
      if let known = needs[step] { return known }
      let need = ticks.need(of: step) { label(of: $0, naming: $1).width }
      needs[step] = need
      return need
    }
  }

  /// Returns the labelled moments of some positions; those of a window without any are its middle point.
  package func ticks(of step: TickStep?, in positions: ClosedRange<Double>) -> [TimeTick] {
    let found = step.map { ticks.ticks(of: $0, in: positions) } ?? []
    return found.isEmpty ? ticks.point(in: positions).map { [$0] } ?? [] : found
  }

  /// Returns the label of a moment; see `ChartFormats.axisLabel(_:naming:)`.
  package func label(of date: Date, naming part: DatePart) -> Label {
    let key = Key(date: date, part: part)
    if let known = labels[key] { return known }
    if labels.count >= Self.mostKept { labels.removeAll(keepingCapacity: true) }
    let label = measured(formats.axisLabel(date, naming: part))
    labels[key] = label
    return label
  }

  /// Returns the texts that name the year of a moment, the most exact one first.
  package func notes(of date: Date) -> [Label] {
    [measured(formats.date(date)), measured(formats.axisLabel(date, naming: .year))]
  }

  private func measured(_ text: String) -> Label {
    Label(text: text, width: measure?([text], font) ?? 0)
  }
}
