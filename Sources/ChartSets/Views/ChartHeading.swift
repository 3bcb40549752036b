import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The title of a chart, or a “Zoom Out” label in a detail, and the dates of its window.
///
/// The dates have the longest format that fits beside the title, or on a separate line below it. While the
/// window travels, the format is the longest that fits in every frame.
///
/// The view depends on the days of the window and not on its bounds, so that only a new day updates it.
struct ChartHeading: View {
  private let chart: LinesSet
  private let days: Days?

  /// The days of the first and the last date of a window.
  private struct Days: Equatable {
    let first: Date
    let last: Date
  }

  private static let spacing: CGFloat = 12

  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.travelClock) private var clock
  @State private var travelDates = TravelDates()

  /// Creates the heading of a chart, with the days of its window in the time zone of the formats.
  init(chart: LinesSet, formats: ChartFormats) {
    self.chart = chart.showingAll
    days = chart.windowDates.map {
      Days(first: formats.day(of: $0.first), last: formats.day(of: $0.last))
    }
  }

  var body: some View {
    Group {
      if let days {
        let range = DayRange(first: days.first, last: days.last, reserved: reserved)
        ViewThatFits(in: .horizontal) {
          row(range.as(.long, .trailing))
          row(range.as(.short, .trailing))
          row(range.as(.numeric, .trailing))
          VStack(alignment: .leading, spacing: 1) {
            title
            ViewThatFits(in: .horizontal) {
              range.as(.long)
              range.as(.short)
              range.as(.numeric)
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
    .lineLimit(1).foregroundStyle(ContestTheme.text)
  }

  /// The dates whose width the heading reserves while its window travels; `nil` in still images.
  private var reserved: TravelDates? {
    guard let clock else { return nil }
    travelDates.use(chart, during: clock.travel, formats, measuredBy: labelWidth)
    return travelDates
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
  let first: Date
  let last: Date
  /// The dates whose width is reserved; `nil` for those shown.
  let reserved: TravelDates?
  var form = DateRangeFormat.long
  /// The side of the reserved width at which the dates are.
  var alignment = HorizontalAlignment.leading

  @Environment(\.chartFormats) private var formats

  nonisolated static func == (left: DayRange, right: DayRange) -> Bool {
    left.first == right.first && left.last == right.last && left.form == right.form
      && left.reserved === right.reserved
  }

  var body: some View {
    ZStack(alignment: Alignment(horizontal: alignment, vertical: .firstTextBaseline)) {
      if let reserved { Text(reserved.widest(form)).hidden() }
      Text(form.text(from: first, to: last, formats))
    }
    .font(DateRangeFormat.font)
  }

  /// Returns the same dates in another format.
  func `as`(_ form: DateRangeFormat, _ alignment: HorizontalAlignment = .leading) -> DayRange {
    var copy = self
    (copy.form, copy.alignment) = (form, alignment)
    return copy
  }
}
