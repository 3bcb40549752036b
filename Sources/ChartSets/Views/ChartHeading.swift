import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The title of a chart, or a “Zoom Out” label in a detail, and the dates of its window.
///
/// The dates have the longest format that fits beside the title, or on a separate line below it.
struct ChartHeading: View {
  let chart: LinesSet

  private static let spacing: CGFloat = 12

  @Environment(\.chartFormats) private var formats

  var body: some View {
    Group {
      if let dates = chart.windowDates {
        let (first, last) = (formats.day(of: dates.first), formats.day(of: dates.last))
        ViewThatFits(in: .horizontal) {
          row(DayRange(first: first, last: last, form: .long))
          row(DayRange(first: first, last: last, form: .short))
          row(DayRange(first: first, last: last, form: .numeric))
          VStack(alignment: .leading, spacing: 1) {
            title
            ViewThatFits(in: .horizontal) {
              DayRange(first: first, last: last, form: .long)
              DayRange(first: first, last: last, form: .short)
              DayRange(first: first, last: last, form: .numeric)
              // Half a date would be a wrong one.
              Text("")
            }
          }
        }
      } else {
        title
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .lineLimit(1).foregroundStyle(ChartTheme.text)
  }

  private func row(_ dates: DayRange) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
      title
      Spacer(minLength: 0)
      dates
    }
  }

  @ViewBuilder private var title: some View {
    if chart.isZoomed {
      ZoomOutLink()
    } else {
      Text(chart.heading).font(.system(size: 16, weight: .bold))
    }
  }
}

/// The dates of a window, which update only when a day changes.
private struct DayRange: View, Equatable {
  /// The format of a date.
  enum Form {
    case long, short, numeric
  }

  let first: Date
  let last: Date
  let form: Form

  @Environment(\.chartFormats) private var formats

  nonisolated static func == (left: DayRange, right: DayRange) -> Bool {
    left.first == right.first && left.last == right.last && left.form == right.form
  }

  var body: some View {
    Text(text).font(.system(size: 13, weight: .semibold))
  }

  private var text: String {
    switch form {
    case .long: formats.range(from: first, to: last)
    case .short: formats.shortRange(from: first, to: last)
    case .numeric: formats.numericRange(from: first, to: last)
    }
  }
}
