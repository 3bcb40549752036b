import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The title or number of a chart, its dates and the number of its series.
///
/// If the dates do not fit beside the title, they are on a separate line below it, in the longest form that
/// fits.
struct BestKoraHeadline: View {
  let chart: LinesSet
  /// Whether there is space for a line below the title; if not, dates that do not fit beside it are
  /// omitted.
  var hasSecondLine = true

  @Environment(\.chartFormats) private var formats
  @Environment(\.chartWords) private var words
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Group {
      if let dates = dates(formats.date) {
        ViewThatFits(in: .horizontal) {
          // The app's headline is too long for a phone, where it would end in the middle of a date.
          Text("   \(name):  \(dates)  \(series)")
          Text("\(name):  \(dates)  \(series)").font(.subheadline).fontWeight(.semibold)
          Text("\(name):  \(dates)")
          Text("\(name):  \(dates)").font(.footnote).fontWeight(.semibold)
          VStack(alignment: .leading, spacing: 0) {
            Text(name)
            if hasSecondLine {
              ViewThatFits(in: .horizontal) {
                Text("\(dates)  \(series)")
                Text(dates)
                Text(self.dates { formats.numericRange(from: $0, to: $0) } ?? "")
                Text(self.dates { formats.axisLabel($0, naming: .year) } ?? "")
              }
              .font(.footnote).fontWeight(.semibold)
            }
          }
        }
      } else {
        Text(name)
      }
    }
    .lineLimit(1).foregroundStyle(BestKoraTheme.title)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var name: String { chart.title ?? words.chart(chart.id + 1) }

  /// Returns the dates of the first and the last point; `nil` without points.
  private func dates(_ text: (Date) -> String) -> String? {
    guard let first = chart.date(at: 0), let last = chart.date(at: chart.time.count - 1) else {
      return nil
    }
    let (start, end) = (text(first), text(last))
    let range = start == end ? start : start + " - " + end
    // Isolated, or the number behind them would join dates that run from right to left.
    return layoutDirection == .rightToLeft ? "\u{2068}\(range)\u{2069}" : range
  }

  private var series: String {
    let count = chart.lines.count
    return chart.kind == .lines || chart.kind == .twoAxes ? words.lines(count) : words.series(count)
  }
}
