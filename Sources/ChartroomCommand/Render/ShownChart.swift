import ChartSets
import Chartroom
import Foundation

/// A chart to draw, and its origin.
struct ShownChart {
  /// The chart.
  var set: LinesSet
  /// The file and, if it contains several charts, the position of the chart in it.
  var place: String
}

extension ShownChart {
  /// Returns the charts of a file as requested by a plan.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - plan: The plan.
  /// - Returns: For each chart of the file, the chart or the error why it cannot be drawn.
  /// - Throws: `InputError` if the file cannot be read; `ChartSetError` if it does not contain charts.
  static func all(
    in path: String, _ plan: RenderPlan
  ) throws -> [Result<ShownChart, any Error>] {
    let file = try read(path)
    return file.charts.enumerated().map { index, chart in
      Result {
        let position = file.charts.count > 1 ? index : nil
        var shown = try ShownChart(chart, at: position, of: path)
        if let day = plan.zoom {
          shown = try shown.zoomed(to: day, file: path, position: position, plan.request.calendar)
        }
        if plan.isPie, !shown.set.isPie {
          shown.set.isPie = true
          // The detail of a day is the only chart of its file.
          try plan.zoom == nil
            ? shown.set.check(file: path, position: position)
            : shown.set.check(file: shown.place, position: nil)
        }
        return shown
      }
    }
  }

  /// Returns one chart of a file.
  ///
  /// - Parameters:
  ///   - number: The number of the chart, counted from 1.
  ///   - path: The path of the file.
  /// - Returns: The chart.
  /// - Throws: `InputError` if the file cannot be read; `ToolError` with status 2 if it has fewer charts;
  ///   `ChartSetError` if it does not contain charts, or if this chart cannot be drawn.
  static func chart(_ number: Int, in path: String) throws -> ShownChart {
    let charts = try read(path).charts
    guard charts.indices.contains(number - 1) else {
      throw ToolError(
        .usage,
        "--chart: '\(number)' is not the number of a chart; \(path) has "
          + (charts.count == 1
            ? "1 chart. Omit --chart."
            : "\(charts.count) charts. Give a number from 1 to \(charts.count)."))
    }
    return try ShownChart(charts[number - 1], at: charts.count > 1 ? number - 1 : nil, of: path)
  }

  /// Creates a chart from a result of reading, and checks that a view can draw it.
  private init(
    _ chart: Result<LinesSet, ChartSetError>, at position: Int?, of path: String
  ) throws {
    self.init(set: try chart.get(), place: position.map { "\(path): charts[\($0)]" } ?? path)
    try set.check(file: path, position: position)
    // A folder of days belongs to one chart.
    set.hasDetails = position == nil && Self.hasMonths(beside: path)
  }

  /// Returns whether the folder of a chart's file contains a folder of details, such as `2018-10`.
  private static func hasMonths(beside path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.wholeMatch(of: /\d{4,}-\d{2}/) != nil }
  }

  private static func read(_ path: String) throws -> ChartSetFile {
    let file = try ChartSetFile(decoding: InputFile.read(path), file: path)
    for warning in file.warnings { StandardError.warn("\(warning)") }
    return file
  }

  /// Returns the detail chart of a day.
  ///
  /// It is the chart of the detail file or, for a percentage chart without such a file, a pie.
  private func zoomed(
    to day: CalendarDay, file: String, position: Int?, _ calendar: Calendar
  ) throws -> ShownChart {
    func error(_ file: String, _ message: String) -> ChartSetError {
      ChartSetError(file: file, path: position.map { "charts[\($0)]" }, message: message)
    }
    guard let index = set.indices(of: day, in: calendar)?.first, let date = set.date(at: index)
    else { throw error(file, "no data point on \(day); \(set.days(in: calendar))") }
    let isPie = set.kind == .percentages
    let detail = Self.path(of: CalendarDay(universal: date), beside: file)
    // A folder of days belongs to one chart.
    if position == nil, access(detail, F_OK) == 0 {
      return ShownChart(set: try read(detail, day: day, calendar), place: detail)
    }
    if isPie, let pie = set.pie(of: day, in: calendar) {
      return ShownChart(set: pie, place: place)
    }
    throw error(
      file,
      position == nil
        ? "no detailed data for \(day): the file \(detail) does not exist; add it, or omit --zoom"
        : "daily data is supported only for files with one chart; put each chart into its own file and folder"
    )
  }

  /// Returns the chart of a detail file, with this chart's title if it has none.
  private func read(_ path: String, day: CalendarDay, _ calendar: Calendar) throws -> LinesSet {
    let file = try Self.read(path)
    guard let chart = file.charts.first, file.charts.count == 1 else {
      throw ChartSetError(
        file: path,
        message: "\(file.charts.count) charts, expected one with the detailed data of \(day)")
    }
    let detail = try chart.get()
    try detail.check(file: path, position: nil)
    guard var shown = detail.zoomed(to: day, in: calendar) else {
      throw ChartSetError(
        file: path, message: "no data point on \(day); \(detail.days(in: calendar))")
    }
    shown.id = set.id
    shown.title = shown.title ?? set.title
    return shown
  }

  /// Returns the path of the detail file of a day, in the folder of the chart's file.
  private static func path(of day: CalendarDay, beside file: String) -> String {
    file.lastIndex(of: "/").map { file[...$0] + day.filePath } ?? day.filePath
  }
}

extension LinesSet {
  /// Throws the error of a set that no view can draw.
  fileprivate func check(file: String, position: Int?) throws {
    if let error = undrawable(file: file, position: position) { throw error }
  }

  /// Returns the range of days, for the message about a missing day.
  fileprivate func days(in calendar: Calendar) -> String {
    guard let first = date(at: 0), let last = date(at: time.count - 1) else {
      return "the chart has no points"
    }
    return
      "give a day from \(CalendarDay(first, in: calendar)) to \(CalendarDay(last, in: calendar))"
  }
}
