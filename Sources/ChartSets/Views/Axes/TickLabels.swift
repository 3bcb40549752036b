package import ChartScales
import ChartroomUI
package import Foundation
package import Graphics

/// A cache of the labels of an X axis and their widths.
@MainActor
package final class TickLabels {
  /// A text and its width, in points.
  package struct Label {
    package let text: String
    package let width: CGFloat
  }

  /// The values that a label depends on, besides the formats.
  private struct Key: Hashable {
    let date: Date
    let part: DatePart
  }

  /// The maximum number of cached labels, more than an axis shows.
  private static let mostKept = 256
  /// The maximum number of cached steps, more than the moments of a frame.
  private static let mostSteps = 16

  private var formats = ChartFormats.standard
  private var font = Font.body
  private var measure: LabelWidth?
  private var labels: [Key: Label] = [:]
  private var needs: [CalendarStep: TickNeed] = [:]
  /// The steps of the last plots; the moments of an animation recur in several frames.
  private var steps: [(stepWidth: CGFloat, plotWidth: CGFloat, step: CalendarStep?)] = []
  private var ticks = TimeTicks(axis: TimeAxis([]), timeZone: .gmt, firstWeekday: 1)

  package init() {}

  /// Sets the formats, the font, the axis and the text measurer of all following labels.
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
    steps = []
  }

  /// Returns the step between the labels of a plot; `nil` if the axis has no extent.
  package func step(in geometry: PlotGeometry) -> CalendarStep? {
    let (stepWidth, plotWidth) = (geometry.stepWidth, geometry.plotWidth)
    if let known = steps.last(where: { $0.stepWidth == stepWidth && $0.plotWidth == plotWidth }) {
      return known.step
    }
    let step = ticks.step(stepWidth: stepWidth, plotWidth: plotWidth) { step in
      if let known = needs[step] { return known }
      let need = ticks.need(of: step) { label(of: $0, naming: $1).width }
      needs[step] = need
      return need
    }
    if steps.count == Self.mostSteps { steps.removeFirst() }
    steps.append((stepWidth, plotWidth, step))
    return step
  }

  /// Returns the labelled ticks in a range of positions; if there are none, the tick of its middle point.
  package func ticks(of step: CalendarStep?, in positions: ClosedRange<Double>) -> [TimeTick] {
    let found = step.map { ticks.ticks(of: $0, in: positions) } ?? []
    return found.isEmpty ? ticks.point(in: positions).map { [$0] } ?? [] : found
  }

  /// Returns the label of a date; see `ChartFormats.axisLabel(_:naming:)`.
  package func label(of date: Date, naming part: DatePart) -> Label {
    let key = Key(date: date, part: part)
    if let known = labels[key] { return known }
    if labels.count >= Self.mostKept { labels.removeAll(keepingCapacity: true) }
    let label = measured(formats.axisLabel(date, naming: part))
    labels[key] = label
    return label
  }

  /// Returns the labels that name the year of a date, the most precise one first.
  package func notes(of date: Date) -> [Label] {
    [measured(formats.date(date)), measured(formats.axisLabel(date, naming: .year))]
  }

  private func measured(_ text: String) -> Label {
    Label(text: text, width: measure?([text], font) ?? 0)
  }
}
