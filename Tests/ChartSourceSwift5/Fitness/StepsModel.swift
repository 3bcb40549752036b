import Foundation

struct StepCount: Identifiable, Hashable {
  let day: Date
  let steps: Int

  var id: Date { day }
}

struct HourlySteps: Identifiable {
  let id = UUID()
  let hour: Int
  let steps: Int
}

final class StepsStore {
  static let shared = StepsStore()

  let goal = 8_000

  lazy var month: [StepCount] = {
    var generator = SampleGenerator(seed: 7)
    return (0..<30).map { offset in
      let day = date(2023, 4, 3).adding(offset, .day)
      let isWeekend = Calendar.current.isDateInWeekend(day)
      return StepCount(
        day: day,
        steps: Int.random(in: isWeekend ? 9_000...14_500 : 3_800...9_800, using: &generator))
    }
  }()

  var week: [StepCount] { Array(month.suffix(7)) }

  var today: [HourlySteps] {
    let counts = [
      0, 0, 0, 0, 0, 12, 340, 1_120, 860, 210, 95, 430, 1_310, 540, 120, 80, 260, 980, 1_450, 620,
      310, 150, 20, 0,
    ]
    return counts.enumerated().map { HourlySteps(hour: $0.offset, steps: $0.element) }
  }

  var average: Int {
    month.map(\.steps).reduce(0, +) / max(month.count, 1)
  }
}
