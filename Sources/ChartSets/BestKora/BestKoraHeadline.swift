import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The title or number of a chart, its dates and the number of its series.
struct BestKoraHeadline: View {
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
    .lineLimit(1).foregroundStyle(BestKoraTheme.title)
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
