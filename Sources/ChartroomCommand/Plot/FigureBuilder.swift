import ChartScales
import ChartroomCharts
import DataTables
import Foundation

/// The computation of axes from the values of a table.
struct FigureBuilder {
  let rows: PlotRows
  let look: PlotLook

  private var plan: PlotPlan { rows.plan }
  private var columns: [DataColumn] { rows.table.columns }

  /// Returns the figure of a chart over times.
  func times(_ positions: [Date?]) throws(ToolError) -> ContinuousFigure<Date> {
    try figure(positions, missing: { date, step in missing(date, step) }) { range, _ in
      DateAxis.axis(range, count: look.counts.dates, formats: look.formats)
    }
  }

  /// Returns the figure of a chart over numbers.
  func numbers(_ positions: [Double?]) throws(ToolError) -> ContinuousFigure<Double> {
    let column = plan.x.map { columns[$0] }
    let labels = look.labels(column?.unit)
    let count = look.counts.numbers
    var notes: [String] = []
    let known = positions.lazy.compactMap(\.self)
    let isLogarithmic = try isLogarithmic(known, look.scales.x, "--x-scale", column?.name, &notes)
    var figure = try figure(positions, missing: { _, _ in nil }) { range, isExact in
      if isLogarithmic {
        let low = range.lowerBound > 0 ? range.lowerBound : known.filter { $0 > 0 }.min() ?? 1
        return NumberAxis.logarithmic(
          low...max(range.upperBound, low), isExact: isExact, count: count, labels: labels)
      }
      return NumberAxis.linear(range, isExact ? .exact : .rounded, count: count, labels: labels)
    }
    figure.x.title = column?.title ?? ""
    figure.notes = notes + figure.notes
    return figure
  }

  private func figure<X: Plottable & Comparable & Hashable & Lerpable>(
    _ positions: [X?], missing: (X, Double) -> String?,
    axis: (ClosedRange<X>, Bool) -> PlotAxis<X>
  ) throws(ToolError) -> ContinuousFigure<X> {
    var series = rows.series(at: positions)
    var notes: [String] = []
    let isLine = plan.mark == .line || plan.mark == .area
    if isLine, X.self == Date.self || look.joinsGaps {
      let gaps = LineGaps(in: series, isJoined: look.joinsGaps)
      series = gaps.series
      if let (start, step) = gaps.first, let text = missing(start, step) {
        notes.append(
          gaps.count == 1
            ? "Rows are missing \(text); --join-gaps draws a line over the gap."
            : "Rows are missing in \(gaps.count) places, first \(text); --join-gaps draws lines over them."
        )
      }
    }
    let isStacked = plan.mark == .area || plan.mark == .bar
    let y = try values(
      PlotSeries.extent(of: series, isStacked: isStacked) ?? 0...0,
      series.lazy.flatMap { $0.points.lazy.map(\.y) },
      look.counts.values, &notes)
    let range = visible(positions, isExact: isLine)
    return ContinuousFigure(
      mark: plan.mark, series: series, x: axis(range, isLine || look.window != nil), y: y,
      notes: notes)
  }

  /// Returns where rows are missing: after which time, and at what step.
  private func missing(_ start: Date, _ step: Double) -> String {
    let time = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: look.formats.timeZone)
      .year().month().day().time(includingFractionalSeconds: false)
    let units = [(86_400.0, "d"), (3_600, "h"), (60, "min"), (1, "s")]
    let (length, unit) = units.first { step >= $0.0 * 0.999 } ?? (0.001, "ms")
    let count = (step / length * 10).rounded() / 10
    let number = count == count.rounded() ? "\(Int(count))" : "\(count)"
    return "after \(start.formatted(time)), where the usual step is \(number) \(unit)"
  }

  /// Returns the visible positions: all, or those of the window.
  ///
  /// Bars have room for half of a bar at the ends.
  private func visible<X: Comparable & Lerpable>(
    _ positions: [X?], isExact: Bool
  ) -> ClosedRange<X> {
    var (first, last): (X?, X?) = (nil, nil)
    var count = 0
    for case let position? in positions {
      first = first.map { min($0, position) } ?? position
      last = last.map { max($0, position) } ?? position
      count += 1
    }
    // A table has a row, but its position can be missing.
    guard let first, let last else { return X.origin...X.origin }
    if let window = look.window {
      return first.lerp(to: last, window.lower)...first.lerp(to: last, window.upper)
    }
    guard plan.mark == .bar, first < last else { return first...last }
    let different = Set(positions.lazy.compactMap { $0?.number }).count
    let half = 0.5 / Double(max(different - 1, 1))
    return first.lerp(to: last, -half)...first.lerp(to: last, 1 + half)
  }

  /// Returns the axis of the values.
  func values(
    _ extent: ClosedRange<Double>, _ values: some Collection<Double>, _ count: Int,
    _ notes: inout [String]
  ) throws(ToolError) -> PlotAxis<Double> {
    let unit = plan.y.first.flatMap { columns[$0].unit }
    let labels = look.labels(unit)
    let title =
      plan.y.count > 1
      ? NumberLabels.isShort(unit) ? "" : unit ?? ""
      : plan.y.first.map { columns[$0].title } ?? "Count"
    let name = plan.y.first.map { columns[$0].name }
    // Bars and areas begin at zero, which a logarithmic scale does not have.
    let isLength = plan.mark == .bar || plan.mark == .area
    if isLength, look.scales.y == .log {
      throw ToolError(
        .usage,
        "--y-scale log: \(plan.mark)s begin at zero. Give --mark line or --mark point with it.")
    }
    if !isLength, try isLogarithmic(values, look.scales.y, "--y-scale", name, &notes) {
      let low = extent.lowerBound > 0 ? extent.lowerBound : values.lazy.filter { $0 > 0 }.min() ?? 1
      return NumberAxis.logarithmic(
        low...max(low, extent.upperBound), isExact: false, count: count, labels: labels
      ).titled(title)
    }
    let isFar =
      extent.upperBound - extent.lowerBound < max(extent.lowerBound, -extent.upperBound) / 2
    // Points are compared with one another, and not with zero.
    let fromZero = isLength || plan.mark == .line && !isFar
    return NumberAxis.linear(
      extent, fromZero ? .roundedFromZero : .rounded, count: count, labels: labels
    ).titled(title)
  }

  /// Whether a scale is logarithmic: as an option says, or else as suits the values.
  private func isLogarithmic(
    _ values: some Collection<Double>, _ given: PlotScale?, _ option: String, _ name: String?,
    _ notes: inout [String]
  ) throws(ToolError) -> Bool {
    let name = name.map { " of '\($0)'" } ?? ""
    guard let given else {
      guard PlotScale.suiting(values) == .log else { return false }
      notes.append(
        "The values\(name) spread over many powers of ten, so their scale is logarithmic; "
          + "\(option) linear changes that."
      )
      return true
    }
    guard given == .log else { return false }
    let rest = values.count { $0 <= 0 }
    guard values.contains(where: { $0 > 0 && $0.isFinite }) else {
      throw ToolError(
        .badInput, "\(option) log: no value\(name) is above zero. Leave the option out.")
    }
    if rest > 0 {
      notes.append(
        (rest == 1 ? "1 value\(name) is" : "\(rest) values\(name) are")
          + " not above zero and left out of the logarithmic scale."
      )
    }
    return true
  }
}
