import ChartScales
import Foundation

/// The labels of a step of time, counted with Foundation's calendar: slow and independent.
struct CalendarLabels {
  let axis: TimeAxis
  let formats: ChartFormats
  let calendar: Calendar

  typealias Level = (component: Calendar.Component, count: Int, seconds: Double)

  static let levels: [Level] =
    [1, 2, 5, 10, 15, 30].map { (.minute, $0, Double($0) * 60) }
    + [1, 2, 3, 4, 6, 8, 12].map { (.hour, $0, Double($0) * 3600) }
    + [(.day, 1, 86_400), (.weekOfYear, 1, 604_800)]
    + [1, 2, 3, 6].map { (.month, $0, Double($0) * 2_629_746) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500].map { (.year, $0, Double($0) * 31_556_952) }

  /// Points at full hours need no minutes.
  private var resolution: Double {
    axis.time.allSatisfy { $0.truncatingRemainder(dividingBy: 3_600_000) == 0 } ? 3600 : 60
  }

  /// Returns the labels of a step on the whole axis; `nil` where these are too many, or the step does
  /// not suit the data.
  func labels(of level: Level, stepWidth: Double) -> [(position: Double, text: String)]? {
    let isWithinDay = level.component == .minute || level.component == .hour
    guard axis.count > 1, axis.isFinerThanDays || (axis.isEven && !isWithinDay),
      !axis.isEven || level.seconds >= axis.timeStep * 0.95,
      axis.isEven || level.seconds >= resolution,
      level.seconds / axis.timeStep * stepWidth > 14,
      axis.length * axis.timeStep / level.seconds < 1000,
      let first = axis.date(at: 0), let last = axis.date(at: axis.length)
    else { return nil }
    var labels: [(position: Double, text: String)] = []
    for date in boundaries(of: level, from: first, to: last) {
      let part: DatePart =
        switch level.component {
        case .minute, .hour: calendar.startOfDay(for: date) == date ? .day : .minute
        case .month: calendar.component(.month, from: date) == 1 ? .year : .month
        case .year: .year
        default: .day
        }
      var (position, named) = (axis.position(of: date), date)
      if !axis.isFinerThanDays {
        guard let index = axis.time.firstIndex(where: { $0 >= date.timeIntervalSince1970 * 1000 })
        else { continue }
        (position, named) = (Double(index), Date(timeIntervalSince1970: axis.time[index] / 1000))
      } else if !isWithinDay {
        let next = calendar.startOfDay(for: date.addingTimeInterval(30 * 3600))
        position = axis.position(
          of: date.addingTimeInterval(next.timeIntervalSince(date) / 2))
      }
      guard position >= 0, position <= axis.length,
        labels.last.map({ $0.position < position }) ?? true
      else { continue }
      labels.append((position, formats.axisLabel(named, naming: part)))
    }
    return labels
  }

  private func boundaries(of level: Level, from first: Date, to last: Date) -> [Date] {
    switch level.component {
    case .minute, .hour:
      var dates: [Date] = []
      var day = calendar.startOfDay(for: first)
      while day <= last {
        let next = calendar.startOfDay(for: day.addingTimeInterval(30 * 3600))
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        for minute in stride(from: 0, to: 1440, by: Int(level.seconds / 60)) {
          var clock = parts
          (clock.hour, clock.minute) = (minute / 60, minute % 60)
          guard let date = calendar.date(from: clock),
            calendar.dateComponents([.hour, .minute], from: date)
              == DateComponents(hour: clock.hour, minute: clock.minute),
            dates.last.map({ $0 < date }) ?? true
          else { continue }
          dates.append(date)
        }
        day = next
      }
      return dates.filter { $0 >= first && $0 <= last }
    default:
      // From a boundary before the axis on.
      let unit = level.component
      guard var date = calendar.dateInterval(of: unit, for: first)?.start else { return [] }
      let number =
        unit == .month
        ? calendar.component(.month, from: date) - 1 : calendar.component(.year, from: date)
      if unit == .month || unit == .year {
        date = calendar.date(byAdding: unit, value: -(number % level.count), to: date) ?? date
      }
      var dates: [Date] = []
      var step = 0
      let start = date
      while date <= last {
        dates.append(calendar.startOfDay(for: date))
        step += level.count
        guard let next = calendar.date(byAdding: unit, value: step, to: start) else { break }
        date = next
      }
      return dates
    }
  }
}
