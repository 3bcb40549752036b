import ChartScales
import Foundation
import TestSupport

/// Points in time as data have them: steps from a minute to ten years, even and not.
enum RandomTimeAxis {
  private static let steps: [(component: Calendar.Component, count: Int)] = [
    (.minute, 1), (.minute, 5), (.minute, 7), (.minute, 30), (.hour, 1), (.hour, 3), (.hour, 12),
    (.day, 1), (.day, 1), (.day, 2), (.day, 10), (.weekOfYear, 1), (.month, 1), (.month, 3),
    (.year, 1), (.year, 10),
  ]

  static func make(zone: TimeZone, using random: inout SplitMix64) -> TimeAxis {
    let step = steps.randomElement(using: &random) ?? (.day, 1)
    // Days and more begin at midnight, in UTC as the contest's do or in the zone.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Bool.random(using: &random) ? zone : .gmt
    let moment = Date(timeIntervalSince1970: Double.random(in: 1.4e9...1.6e9, using: &random))
    let isWithinDay = step.component == .minute || step.component == .hour
    let day = calendar.startOfDay(for: moment)
    let month = calendar.dateInterval(of: .month, for: day)?.start ?? day
    let start =
      isWithinDay
      ? day.addingTimeInterval(Double(Int.random(in: 0..<48, using: &random)) * 1800)
      : step.component == .month || step.component == .year ? month : day
    let count = [2, 3, 7, 24, 60, 168, 400].randomElement(using: &random) ?? 60
    var time = ContiguousArray<Double>()
    for index in 0..<count {
      let date = calendar.date(byAdding: step.component, value: index * step.count, to: start)
      if let date { time.append(date.timeIntervalSince1970 * 1000) }
    }
    if Int.random(in: 0..<4, using: &random) == 0, time.count > 3 {
      time = ContiguousArray(time.filter { _ in Int.random(in: 0..<3, using: &random) > 0 })
    }
    return TimeAxis(time)
  }
}
