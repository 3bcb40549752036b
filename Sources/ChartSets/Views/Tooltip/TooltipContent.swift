import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The content of an indicator's tooltip, with its widths.
///
/// The tooltip is as wide as its texts and, where it has space beside its marker, at least as wide as in
/// the contest's design. Rows that do not fit in one column are in two if no name has to be truncated. If
/// they still do not fit, the last row shows the number of omitted series.
@MainActor
struct TooltipContent {
  let heading: String
  /// The rows, column by column.
  let columns: [[TooltipRow]]
  /// Whether the point leads to detailed data.
  let opensDetail: Bool
  /// The width of the tooltip, in points.
  let width: CGFloat
  /// The width of each column of rows, in points.
  let columnWidth: CGFloat
  /// The width of the shares, in points; `nil` if the chart has none.
  let shareWidth: CGFloat?

  /// The height of a row and of the heading, in points.
  static let rowHeight: CGFloat = 21
  static let padding = (horizontal: 10 as CGFloat, vertical: 6 as CGFloat)
  /// The distance between two texts in a row, in points.
  static let spacing: CGFloat = 8
  /// The distance between two columns of rows, in points.
  static let columnSpacing: CGFloat = 16
  static let font = Font.system(size: 13)
  static let valueFont = font.bold().monospacedDigit()
  static let chevron = CGSize(width: 4.5, height: 9)
  /// The distance by which the tooltip extends above the plot, in points.
  nonisolated static let rise: CGFloat = 2
  /// The minimum distance from the edges of the chart, in points, which leaves space for the shadow.
  nonisolated static let edge: CGFloat = 4
  /// The minimum width of a tooltip, in points, which is that of the contest's design.
  private static let usualWidth: CGFloat = 160
  /// The width that is always available to a name, in points.
  private static let usualNameWidth: CGFloat = 64
  /// The maximum width of a tooltip with long names, as a fraction of the plot's width.
  private static let widestPart: CGFloat = 0.7
  /// The minimum width at which a tooltip must be low, as a fraction of the plot's width.
  private static let hidingPart: CGFloat = 0.8
  /// The maximum height of such a tooltip, as a fraction of the plot's height.
  private static let lowPart: CGFloat = 0.5

  /// Lays out the tooltip of a point.
  ///
  /// - Parameters:
  ///   - plot: The plot.
  ///   - index: The index of the point.
  ///   - formats: The text formats.
  ///   - words: The localised words.
  ///   - labelWidth: The text measurer.
  ///   - room: The size of the area that the tooltip may cover, in points.
  ///   - beside: The width of the area beside the marker, in points. The tooltip is as narrow as its names
  ///     allow if it then fits there, with a shorter date if necessary.
  ///
  /// The result is `nil` if the size is too low for a heading and two rows, or too narrow for the values,
  /// because a truncated number would be wrong. It is also `nil` if the tooltip would hide the plot.
  init?(
    plot: LaidOutPlot, index: Int, formats: ChartFormats, words: ChartWords, labelWidth: LabelWidth,
    room: CGSize, beside: CGFloat
  ) {
    let rows = TooltipRow.rows(of: plot, at: index, formats: formats, words: words)
    guard !rows.isEmpty else { return nil }
    opensDetail = plot.chart.opensDetails
    shareWidth =
      rows.contains { $0.share != nil }
      ? labelWidth([formats.percent(100)] + rows.compactMap(\.share), Self.valueFont)
        .rounded(.up)
      : nil

    let sides = 2 * Self.padding.horizontal
    // A spacer lies between two spacings.
    let fixed = (shareWidth.map { $0 + Self.spacing } ?? 0) + 2 * Self.spacing
    let values = fixed + labelWidth(rows.map(\.value), Self.valueFont)
    let names = labelWidth(rows.map(\.title), Self.font)
    let least = (values + min(names, Self.usualNameWidth)).rounded(.up)
    // Within the plot; over its margins too where it would have to cut names short.
    let plotWidth = room.width - 2 * plot.geometry.margin
    let most = plotWidth >= sides + least ? plotWidth : room.width - 2 * Self.edge
    guard most >= sides + values else { return nil }
    let whole = (values + names).rounded(.up)
    let column = max(least, min(whole, plotWidth * Self.widestPart - sides))

    // The row has a flexible space behind the heading, with a distance on each of its sides.
    let arrow = Self.spacing + (opensDetail ? Self.spacing + Self.chevron.width : 0)
    func width(of heading: String) -> CGFloat {
      sides + arrow + labelWidth([heading], Self.font.bold()).rounded(.up)
    }
    let headings = Self.headings(plot.chart, index, formats)
    let besideHeading =
      sides + column <= beside ? headings.first { width(of: $0) <= min(beside, most) } : nil
    heading = besideHeading ?? headings.first { width(of: $0) <= most } ?? ""
    let usual = besideHeading == nil ? Self.usualWidth : min(Self.usualWidth, beside)
    let wanted = min(max(usual, sides + column, width(of: heading)), most)

    let hides = wanted > plotWidth * Self.hidingPart
    let mostRows = Self.rows(
      in: hides ? plot.height * Self.lowPart : room.height + Self.rise - Self.edge)
    guard mostRows >= (hides ? 2 : min(rows.count, 2)) else { return nil }
    let half = (min(most, plotWidth * Self.hidingPart) - sides - Self.columnSpacing) / 2
    // Names that are cut to the same letters tell nothing apart.
    let count = rows.count > mostRows && half >= whole ? 2 : 1
    let shown = rows.fitting(count * mostRows, words: words)
    let length = (shown.count + count - 1) / count
    columns = stride(from: 0, to: shown.count, by: length).map {
      Array(shown[$0..<min($0 + length, shown.count)])
    }
    self.width =
      count == 1 ? wanted : max(wanted, sides + 2 * whole + Self.columnSpacing)
    columnWidth = (self.width - sides - CGFloat(count - 1) * Self.columnSpacing) / CGFloat(count)
  }

  /// Returns the number of rows that fit below the heading of a tooltip of some height.
  private static func rows(in height: CGFloat) -> Int {
    Int(max((min(height, 1e6) - 2 * padding.vertical) / rowHeight, 0).rounded(.down)) - 1
  }

  /// Returns the date as text, in descending length; a heading is never truncated.
  private static func headings(
    _ chart: LinesSet, _ index: Int, _ formats: ChartFormats
  ) -> [String] {
    guard let date = chart.date(at: index) else { return [] }
    guard chart.axis.isFinerThanDays else {
      return [formats.tooltipDate(date), formats.date(date), formats.axisDate(date)]
    }
    let time = formats.timeOfDay(date, spacing: chart.axis.timeStep)
    let shown = chart.shownIndices
    guard let first = chart.date(at: shown.lowerBound),
      let last = chart.date(at: shown.upperBound - 1), formats.date(first) != formats.date(last)
    else { return [time] }
    return formats.moments(date, spacing: chart.axis.timeStep) + [time]
  }
}
