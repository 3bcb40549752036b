import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A whole chart set in the seed style: headline, plot, X axis, mini-map, and buttons.
struct SeedChartView: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  /// The distance of the parts from the sides, in points.
  var margin: CGFloat = 16

  var body: some View {
    ChartLadder { SeedChartParts(chart: $chart, indicator: $indicator, parts: $0) }
      .padding(.horizontal, margin).padding(.vertical, 8)
  }
}

/// The parts of a chart of the seed style that there is room for.
struct SeedChartParts: View {
  @Binding var chart: LinesSet
  @Binding var indicator: Double?
  let parts: Set<ChartPart>

  var body: some View {
    let range = chart.seedRange
    SeedColumn {
      if parts.contains(.heading) {
        SeedHeadline(chart: chart).font(.headline).seedRow(.content(part: 0))
      }
      SeedGraphsView(chart: chart, range: range, indicator: $indicator).seedRow(.plot(0.63))
      if parts.contains(.axis) {
        SeedTickerView(chart: chart, range: range)
          .seedRow(.part(0.058, least: SeedTickerView.leastHeight))
      }
      if parts.contains(.map) {
        SeedRangeView(chart: $chart).seedRow(.part(0.1, least: SeedRangeView.leastHeight))
      }
      if parts.contains(.buttons) {
        SeedCheckMarksView(chart: $chart).seedRow(.content(part: 0.05))
      }
    }
  }
}

/// The number of a chart or its name, its dates, and how many series it has.
struct SeedHeadline: View {
  let chart: LinesSet

  @Environment(\.chartFormats) private var formats
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // The app's headline is too long for a phone, where it would end in the middle of a date.
      Text("   \(name)\(dates)  \(series)")
      Text("\(name)\(dates)  \(series)").font(.subheadline).fontWeight(.semibold)
      Text("\(name)\(dates)")
      Text("\(name)\(dates)").font(.footnote).fontWeight(.semibold)
      Text(name)
    }
    .lineLimit(1).foregroundStyle(SeedTheme.title)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var name: String { chart.title ?? "CHART \(chart.id + 1)" }

  /// A colon and the dates; nothing without points.
  private var dates: String {
    guard let first = chart.date(at: 0), let last = chart.date(at: chart.time.count - 1) else {
      return ""
    }
    let (start, end) = (formats.date(first), formats.date(last))
    let range = start == end ? start : start + " - " + end
    // Isolated, or the number behind them would join dates that run from right to left.
    return ":  " + (layoutDirection == .rightToLeft ? "\u{2068}\(range)\u{2069}" : range)
  }

  private var series: String {
    let count = chart.lines.count
    let isLines = chart.kind == .lines || chart.kind == .twoAxes
    return "\(count)  " + (isLines ? count == 1 ? "line" : "lines" : "series")
  }
}
