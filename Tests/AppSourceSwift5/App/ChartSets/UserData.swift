import SwiftUI

/// A series of a chart set.
struct ChartLine: Identifiable {
  let id: Int
  let title: String
  let color: Color
  let points: [Int]
  var isHidden = false
}

/// Series over the same days, with the part of the days that is shown.
struct ChartSet: Identifiable {
  let id: Int
  let title: String
  let days: [Date]
  var lines: [ChartLine]
  var lowerBound: CGFloat = 0.5
  var upperBound: CGFloat = 1

  /// The indices of the days in the window.
  var shownDays: ClosedRange<Int> {
    let last = CGFloat(days.count - 1)
    let first = Int((lowerBound * last).rounded(.down))
    return first...max(first, Int((upperBound * last).rounded(.up)))
  }

  /// The greatest value of the series that are not hidden.
  func maximum(in days: ClosedRange<Int>) -> Int {
    lines.filter { !$0.isHidden }.compactMap { $0.points[days].max() }.max() ?? 0
  }
}

/// The chart sets of the app, shared by all of its views.
final class UserData: ObservableObject {
  @Published var charts = ChartSet.samples
}

extension ChartSet {
  /// Chart sets of 61 days.
  static var samples: [ChartSet] {
    let start = Date(timeIntervalSince1970: 1_553_040_000)
    let days = (0...60).map { start.addingTimeInterval(Double($0) * 86_400) }
    func wave(_ height: Double, _ period: Double, _ phase: Double) -> [Int] {
      (0...60).map { day in
        let slow = sin(Double(day) / period + phase)
        let fast = 0.2 * cos(Double(day) * 1.7)
        return Int(height * (1.4 + slow + fast))
      }
    }
    return [
      ChartSet(
        id: 0, title: "Followers", days: days,
        lines: [
          ChartLine(id: 0, title: "Joined", color: .green, points: wave(100, 9, 0)),
          ChartLine(id: 1, title: "Left", color: .red, points: wave(18, 6, 2)),
        ]),
      ChartSet(
        id: 1, title: "Calls", days: days,
        lines: [
          ChartLine(id: 0, title: "Paris", color: .blue, points: wave(40, 5, 1)),
          ChartLine(id: 1, title: "Oslo", color: .orange, points: wave(55, 8, 3)),
          ChartLine(id: 2, title: "Rome", color: .purple, points: wave(12, 4, 0)),
        ]),
    ]
  }
}
