import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The title of a chart, or the way back from a detail, and the dates of its window.
struct ChartHeading: View {
  let chart: LinesSet

  @Environment(\.chartFormats) private var formats

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Group {
        if chart.isZoomed {
          ZoomOutLink()
        } else {
          Text(chart.heading).font(.system(size: 17, weight: .bold))
        }
      }
      .layoutPriority(1)
      Spacer(minLength: 0)
      let dates = chart.windowDates
      let (first, last) = (
        dates.map { formats.day(of: $0.first) }, dates.map { formats.day(of: $0.last) }
      )
      ViewThatFits(in: .horizontal) {
        DayRange(first: first, last: last)
        DayRange(first: first, last: last, isShort: true)
        // Half a date would be a wrong one.
        Text("")
      }
      .font(.system(size: 13, weight: .semibold))
    }
    .lineLimit(1).foregroundStyle(ChartTheme.text)
  }
}

/// The dates of a window, if it has any; one that moves within its days leaves them as they are.
private struct DayRange: View, Equatable {
  let first: Date?
  let last: Date?
  var isShort = false

  @Environment(\.chartFormats) private var formats

  nonisolated static func == (left: DayRange, right: DayRange) -> Bool {
    left.first == right.first && left.last == right.last && left.isShort == right.isShort
  }

  var body: some View {
    if let first, let last {
      Text(
        isShort ? formats.shortRange(from: first, to: last) : formats.range(from: first, to: last))
    } else {
      Text("")
    }
  }
}
