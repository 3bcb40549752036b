import ChartroomCharts
import ChartroomUI
import Foundation

/// The sales of a food truck in a city on a day.
@Sourced
struct Sales: Identifiable {
  let city: String
  let day: Date
  let count: Int

  var id: String { "\(city) \(day.timeIntervalSinceReferenceDate)" }

  /// The first Monday of May 2022.
  static let start = Date(timeIntervalSince1970: 1_651_449_600)

  /// A week in two cities.
  static let week: [Sales] = [
    ("Cupertino", [54, 42, 88, 49, 42, 125, 67]), ("San Francisco", [81, 90, 52, 72, 84, 84, 137]),
  ].flatMap { city, counts in
    counts.enumerated().map { index, count in
      Sales(city: city, day: start.addingTimeInterval(86_400 * Double(index)), count: count)
    }
  }

  /// The first 30 days of a city.
  static let month: [Sales] = (0..<30).map { index in
    let wave = 40 * sin(Double(index) * 2 * .pi / 7) + 12 * sin(Double(index) * 1.7)
    return Sales(
      city: "Cupertino", day: start.addingTimeInterval(86_400 * Double(index)),
      count: Int(110 + wave) + index)
  }
}

/// The sales of a style of pancake.
@Sourced
struct Pancakes: Identifiable {
  let name: String
  let count: Int

  var id: String { name }

  static let styles = [
    Pancakes(name: "Cachapa", count: 916), Pancakes(name: "Injera", count: 850),
    Pancakes(name: "Crêpe", count: 802), Pancakes(name: "Jian Bing", count: 753),
    Pancakes(name: "Dosa", count: 654), Pancakes(name: "American", count: 618),
  ]
}

/// The daily sales of a food truck in a month.
@Sourced(UTC.self)
struct MonthlySales: Identifiable {
  let month: Date
  let average: Int
  let low: Int
  let high: Int

  var id: Date { month }

  /// Twelve months from July 2021.
  static let year = [
    (127, 95, 194), (131, 98, 189), (128, 84, 178), (140, 91, 172), (133, 76, 168), (149, 102, 204),
    (124, 82, 162), (136, 92, 181), (145, 101, 199), (152, 107, 206), (158, 115, 213),
    (149, 104, 198),
  ].enumerated().map { index, sales in
    MonthlySales(
      month: UTC.date(2021, 7 + index), average: sales.0, low: sales.1, high: sales.2)
  }
}

/// Dates in UTC.
@Sourced
enum UTC {
  /// Returns a date, where months after December are those of the next year, and so on.
  static func date(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(year: year, month: month, day: day, hour: hour)
    return calendar.date(from: components) ?? .distantPast
  }
}

/// Random numbers that depend only on a seed.
@Sourced
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 to 1.
  mutating func uniform() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / 2_147_483_648
  }

  /// Returns a number of the normal distribution with mean 0 and standard deviation 1.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform() }
  }
}
