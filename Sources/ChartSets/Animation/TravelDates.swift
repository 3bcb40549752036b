import ChartScales
import Foundation

/// The widest dates that a heading shows while its window travels.
///
/// A heading that chose the longest format for the dates of each frame would change back and forth between
/// formats. It reserves the width of these dates instead, which depends only on the chart and the travel.
@MainActor
final class TravelDates {
  /// The values that the dates depend on.
  private struct Inputs {
    let chart: LinesSet
    let travel: WindowTravel
    let formats: ChartFormats
    let measure: LabelWidth

    func isSame(as other: Inputs) -> Bool {
      travel == other.travel && formats == other.formats && measure.isSame(as: other.measure)
        && chart.axis == other.chart.axis && chart.isPie == other.chart.isPie
        && chart.kind == other.chart.kind
    }
  }

  /// The maximum number of days that are measured at one end of the window.
  ///
  /// Longer paths are sampled evenly, which covers all months and days of the month.
  private static let mostDays = 800

  private var inputs: Inputs?
  private var widest: [DateRangeFormat: String] = [:]

  /// Sets the chart, the travel, the formats and the text measurer of all following texts.
  func use(
    _ chart: LinesSet, during travel: WindowTravel, _ formats: ChartFormats,
    measuredBy measure: LabelWidth
  ) {
    let inputs = Inputs(chart: chart, travel: travel, formats: formats, measure: measure)
    if self.inputs?.isSame(as: inputs) == true { return }
    self.inputs = inputs
    widest = [:]
  }

  /// Returns a text that is at least as wide as the dates of any frame; empty if the chart has no points.
  ///
  /// - Complexity: About 2 µs for each day that the window's ends pass when a form is first used.
  func widest(_ form: DateRangeFormat) -> String {
    if let known = widest[form] { return known }
    guard let inputs, let start = dates(at: inputs.travel.start, inputs),
      let end = dates(at: inputs.travel.end, inputs)
    else { return "" }
    let formats = inputs.formats
    let days = Set([start.first, start.last, end.first, end.last].map(formats.day))
    let text =
      days.count == 1
      ? form.text(from: start.first, to: start.last, formats)
      // Also where both are the same date, which alone has another format.
      : widest(from: start.first, to: end.first, form, inputs) + ChartFormats.rangeJoint
        + widest(from: start.last, to: end.last, form, inputs)
    widest[form] = text
    return text
  }

  private func dates(at window: WindowBounds, _ inputs: Inputs) -> (first: Date, last: Date)? {
    var chart = inputs.chart
    chart.bounds = window
    return chart.windowDates
  }

  /// Returns the widest text of the days between two dates.
  private func widest(
    from start: Date, to end: Date, _ form: DateRangeFormat, _ inputs: Inputs
  ) -> String {
    let (first, last) = (min(start, end), max(start, end))
    let day: TimeInterval = 86_400
    let step = max(last.timeIntervalSince(first) / Double(Self.mostDays), day)
    var widest = (text: "", width: -CGFloat.infinity)
    for date in Array(stride(from: first, to: last, by: step)) + [last] {
      let text = form.text(of: inputs.formats.day(of: date), inputs.formats)
      let width = inputs.measure([text], DateRangeFormat.font)
      if width > widest.width { widest = (text, width) }
    }
    return widest.text
  }
}
