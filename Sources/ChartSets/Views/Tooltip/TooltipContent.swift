import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The texts of an indicator's box, and its width.
@MainActor
struct TooltipContent {
  /// A series and its value.
  struct Row: Identifiable {
    let id: String
    let title: String
    let value: String
    let color: Color
    /// The share of the whole, where the chart shows shares.
    var share: String?
  }

  let heading: String
  let rows: [Row]
  /// Whether there are more series than rows.
  let isCut: Bool
  /// The width of the box in points.
  let width: CGFloat

  /// The height of a row and of the heading, in points.
  static let rowHeight: CGFloat = 21
  static let padding = (horizontal: 10 as CGFloat, vertical: 6 as CGFloat)
  /// The distance of two things in a row.
  static let spacing: CGFloat = 8
  static let font = Font.system(size: 13)
  static let chevron = CGSize(width: 4.5, height: 9)
  /// How far the box stands out of the plot at the top, in points.
  nonisolated static let rise: CGFloat = 2
  /// The width of the contest's design; it grows for long values and headings, not for names.
  private static let usualWidth: CGFloat = 160
  private static let usualNameWidth: CGFloat = 64
  /// The width of a column of shares: “100%”.
  static let shareWidth: CGFloat = 34
  /// The least distance from the edges of the picture, for the shadow, in points.
  private static let edge: CGFloat = 4

  /// Lays out the box of a point within a size, in points.
  ///
  /// It is `nil` when the size is too low for a heading and two rows, or too narrow for the values:
  /// a cut number would be a wrong one.
  init?(
    plot: Plot, index: Int, formats: ChartFormats, labelWidth: LabelWidth, room: CGSize
  ) {
    let margin = plot.geometry.margin
    let height = room.height + Self.rise - Self.edge - 2 * Self.padding.vertical
    let mostRows = Int(max(height / Self.rowHeight, 0).rounded(.down)) - 1
    let all = Self.rows(plot, index, formats)
    guard mostRows >= min(all.count, 2) else { return nil }
    isCut = all.count > mostRows
    rows = Array(all.prefix(isCut ? mostRows - 1 : mostRows))
    let headings = Self.headings(plot.chart, index, formats)
    let shares = all.contains { $0.share != nil } ? Self.shareWidth + Self.spacing : 0

    let sides = 2 * Self.padding.horizontal + shares
    // Spacers stand between two spacings.
    let gap = 2 * Self.spacing
    let values = labelWidth(all.map(\.value), Self.font.bold().monospacedDigit())
    let names = min(labelWidth(all.map(\.title), Self.font), Self.usualNameWidth)
    func width(of heading: String) -> CGFloat {
      sides + gap + Self.chevron.width + labelWidth([heading], Self.font.bold()).rounded(.up)
    }
    // Within the plot; over its margins too where it would have to cut names short.
    let inPlot = room.width - 2 * margin
    let most = inPlot >= sides + gap + names + values ? inPlot : room.width - 2 * Self.edge
    heading = headings.first { width(of: $0) <= most } ?? ""
    let wanted = max(
      Self.usualWidth, (sides + gap + names + values).rounded(.up), width(of: heading))
    self.width = min(wanted, most)
    guard most >= sides + gap + values else { return nil }
  }

  /// One row for each visible series, and one for the sum of several bars.
  private static func rows(_ plot: Plot, _ index: Int, _ formats: ChartFormats) -> [Row] {
    let lines = plot.chart.visibleLines
    func value(_ line: Line) -> Double { index < line.countY ? line.points[index] : .nan }
    let percents = plot.stack?.percents(at: index)
    var rows = lines.enumerated().map { position, line in
      Row(
        id: line.id, title: line.title, value: formats.number(value(line)), color: line.color,
        share: plot.kind == .percentages
          ? formats.percent(percents?[position].map { Double($0) } ?? .nan) : nil)
    }
    if plot.kind == .bars || plot.kind == .areas, lines.count > 1, let stack = plot.stack {
      rows.append(
        Row(
          id: "", title: "All", value: formats.number(stack.total(at: index)),
          color: ChartTheme.text))
    }
    return rows
  }

  /// The moment in words, the longest first: what is cut would be wrong.
  private static func headings(
    _ chart: LinesSet, _ index: Int, _ formats: ChartFormats
  ) -> [String] {
    guard let date = chart.date(at: index) else { return [] }
    let time = formats.timeOfDay(date, spacing: chart.axis.timeStep)
    let dates = [formats.tooltipDate(date), formats.date(date), formats.axisDate(date)]
    guard chart.axis.isFinerThanDays else { return dates }
    let seen = chart.window.indices.clamped(to: chart.fullRangeTime)
    guard let first = seen.first, let last = seen.last,
      chart.time[last] - chart.time[first] > 24 * 3600 * 1000
    else { return [time] }
    return dates.map { $0 + ", " + time } + [time]
  }
}
