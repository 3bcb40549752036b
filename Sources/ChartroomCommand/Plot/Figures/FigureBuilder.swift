import ChartScales
import ChartroomCharts
import Dashboards
import DataTables
import Decimation
import Foundation

/// The computation of axes from the values of a table.
struct FigureBuilder {
  let rows: PlotRows
  /// The look of each small chart.
  let look: PlotLook
  /// The rows of each small chart.
  let facets: [(name: String?, rows: PlotRows)]

  private var plan: PlotPlan { rows.plan }
  private var columns: [DataColumn] { rows.table.columns }

  /// Returns the figure of a chart over times.
  ///
  /// - Parameter positions: The times in seconds since 1 January 2001, 00:00 UTC; NaN for missing ones.
  /// - Returns: The figure.
  /// - Throws: `ToolError` for a scale that does not suit the values.
  func times(_ positions: ContiguousArray<Double>) throws(ToolError) -> ContinuousFigure<Date> {
    try figure(positions, missing: { date, step in missing(date, step) }) { range, _ in
      DateAxis.axis(
        range, count: look.counts.dates, data: DataDates(positions), formats: look.formats)
    }
  }

  /// Returns the figure of a chart over numbers.
  ///
  /// - Parameter positions: The numbers; those that are not finite are missing.
  /// - Returns: The figure.
  /// - Throws: `ToolError` for a scale that does not suit the positions or the values.
  func numbers(_ positions: ContiguousArray<Double>) throws(ToolError) -> ContinuousFigure<Double> {
    let column = plan.x.map { columns[$0] }
    let labels = look.labels(column?.unit, areYears: column?.hasYears ?? false)
    let count = look.counts.numbers
    var notes: [String] = []
    let known = positions.lazy.filter(\.isFinite)
    let extent = Extremes.finite(in: positions) ?? 0...0
    let isLogarithmic = try isLogarithmic(
      known, extent, look.scales.x, "--x-scale", column?.name, &notes)
    var figure = try figure(positions, missing: { _, _ in nil }) { range, isExact in
      if isLogarithmic {
        let low = range.lowerBound > 0 ? range.lowerBound : known.filter { $0 > 0 }.min() ?? 1
        return NumberAxis.logarithmic(
          low...max(range.upperBound, low), isExact: isExact, count: count, labels: labels)
      }
      return NumberAxis.linear(
        range, isExact ? .exact : .rounded, count: count, areWhole: positions.areWhole,
        labels: labels)
    }
    figure.x.title = column?.title ?? ""
    figure.notes = notes + figure.notes
    return figure
  }

  /// Returns the marks of each small chart.
  func panels<Marks>(_ marks: (PlotRows) -> Marks) -> [PlotPanel<Marks>] {
    facets.enumerated().map {
      PlotPanel(id: $0.offset, title: $0.element.name, marks: marks($0.element.rows))
    }
  }

  private func figure<X: ContinuousPosition>(
    _ positions: ContiguousArray<Double>, missing: (X, Double) -> String?,
    axis: (ClosedRange<X>, Bool) -> PlotAxis<X>
  ) throws(ToolError) -> ContinuousFigure<X> {
    var panels: [PlotPanel<[PlotSeries<X>]>] = panels { $0.series(at: positions) }
    var notes: [String] = []
    let isLine = plan.mark == .line || plan.mark == .area
    if isLine, X.self == Date.self || look.joinsGaps {
      var gaps = LineGaps(isJoined: look.joinsGaps)
      for index in panels.indices {
        for one in panels[index].marks.indices {
          let series = panels[index].marks[one]
          (panels[index].marks[one].x, panels[index].marks[one].y) = gaps.split(series.x, series.y)
        }
      }
      if let (start, step) = gaps.first, let text = missing(X(code: start), step) {
        notes.append(
          gaps.count == 1
            ? "Rows are missing \(text); --join-gaps draws a line over the gap."
            : "Rows are missing in \(gaps.count) places, first \(text); "
              + "--join-gaps draws lines over them.")
      }
    }
    let isStacked = plan.mark == .area || plan.mark == .bar
    let firsts = plan.y.count - plan.y2.count
    let y = try values(
      of: plan.y2.isEmpty ? panels.map(\.marks) : panels.map { Array($0.marks.prefix(firsts)) },
      isStacked: isStacked, look.counts.values, &notes)
    let second = try plan.y2.isEmpty ? nil : second(&panels[0].marks, after: firsts, y)
    let range: ClosedRange<X> = visible(positions)
    return ContinuousFigure(
      mark: plan.mark, panels: panels, x: axis(range, isLine || look.window != nil), y: y,
      second: second, notes: notes)
  }

  /// Returns the second axis, and moves the values of its series to their places on the first one.
  private func second<X>(
    _ series: inout [PlotSeries<X>], after first: Int, _ axis: PlotAxis<Double>
  ) throws(ToolError) -> PlotAxis<Double> {
    guard !axis.isLogarithmic else {
      throw ToolError(
        .usage, "--y2: a second axis needs linear scales. Add --y-scale linear, or leave --y2 out.")
    }
    var extent = PlotSeries.extent(of: Array(series[first...]), isStacked: false) ?? 0...1
    if plan.mark == .line, !isFar(extent) {
      extent = min(extent.lowerBound, 0)...max(extent.upperBound, 0)
    }
    let unit = columns[plan.y2[0]].unit
    let second = SecondAxis(extent, beside: axis)
    for index in series.indices.dropFirst(first) {
      series[index].y = ContiguousArray(series[index].y.lazy.map { second.place(of: $0) })
    }
    let title = plan.y2.map { columns[$0].title }.joined(separator: ", ")
    return second.axis(labels: look.labels(unit)).titled(title)
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
  private func visible<X: ContinuousPosition>(
    _ positions: ContiguousArray<Double>
  ) -> ClosedRange<X> {
    // A table has a row, but its position can be missing.
    guard let extent = Extremes.finite(in: positions) else { return X.missing...X.missing }
    let (first, last) = (extent.lowerBound, extent.upperBound)
    func range(_ lower: Double, _ upper: Double) -> ClosedRange<X> {
      X(code: first + (last - first) * lower)...X(code: first + (last - first) * upper)
    }
    if let window = look.window { return range(window.lower, window.upper) }
    guard plan.mark == .bar, first < last else { return X(code: first)...X(code: last) }
    let different = Set(positions.lazy.filter(\.isFinite)).count
    let half = 0.5 / Double(max(different - 1, 1))
    return range(-half, 1 + half)
  }

  /// Returns the axis of the values of the series of all small charts.
  func values<X>(
    of panels: [[PlotSeries<X>]], isStacked: Bool, _ count: Int, _ notes: inout [String]
  ) throws(ToolError) -> PlotAxis<Double> {
    let extents = panels.compactMap { PlotSeries.extent(of: $0, isStacked: isStacked) }
    let extent = extents.reduce(extents.first ?? 0...0) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
    let values = panels.joined().map(\.y).joined()
    return try self.values(extent, values, count, &notes)
  }

  /// Returns the axis of the values.
  func values(
    _ extent: ClosedRange<Double>, _ values: some Collection<Double>, _ count: Int,
    _ notes: inout [String]
  ) throws(ToolError) -> PlotAxis<Double> {
    let shown = plan.y.filter { !plan.y2.contains($0) }
    let unit = shown.first.flatMap { columns[$0].unit }
    let labels = look.labels(unit)
    let title: String =
      if !plan.y2.isEmpty {
        shown.map { columns[$0].title }.joined(separator: ", ")
      } else if shown.count > 1 {
        NumberLabels.isShort(unit) ? "" : unit ?? ""
      } else {
        shown.first.map { columns[$0].title } ?? "Count"
      }
    let name = shown.first.map { columns[$0].name }
    // Bars and areas begin at zero, which a logarithmic scale does not have.
    let isLength = plan.mark == .bar || plan.mark == .area
    if isLength, look.scales.y == .log {
      throw ToolError(
        .usage,
        "--y-scale log: \(plan.mark)s begin at zero. Give --mark line or --mark point with it.")
    }
    if isLength, look.scales.y == nil, PlotScale.suiting(values, in: extent) == .log {
      notes.append(
        "The values\(name.map { " of '\($0)'" } ?? "") spread over many powers of ten, so the smaller "
          + "\(plan.mark.rawValue)s are too short to be seen; --mark point has a logarithmic scale."
      )
    }
    if !isLength, try isLogarithmic(values, extent, look.scales.y, "--y-scale", name, &notes) {
      let low = extent.lowerBound > 0 ? extent.lowerBound : values.lazy.filter { $0 > 0 }.min() ?? 1
      return NumberAxis.logarithmic(
        low...max(low, extent.upperBound), isExact: false, count: count, labels: labels
      ).titled(title)
    }
    // Points are compared with one another, and not with zero.
    let fromZero = isLength || plan.mark == .line && !isFar(extent)
    return NumberAxis.linear(
      extent, fromZero ? .roundedFromZero : .rounded, count: count, areWhole: values.areWhole,
      labels: labels
    ).titled(title)
  }

  /// Whether values differ so little that a scale from zero would hide how they change.
  private func isFar(_ extent: ClosedRange<Double>) -> Bool {
    extent.upperBound - extent.lowerBound < max(extent.lowerBound, -extent.upperBound) / 2
  }

  /// Whether a scale is logarithmic: as an option says, or else as suits the values.
  private func isLogarithmic(
    _ values: some Collection<Double>, _ extent: ClosedRange<Double>, _ given: PlotScale?,
    _ option: String, _ name: String?, _ notes: inout [String]
  ) throws(ToolError) -> Bool {
    let name = name.map { " of '\($0)'" } ?? ""
    guard let given else {
      guard PlotScale.suiting(values, in: extent) == .log else { return false }
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
