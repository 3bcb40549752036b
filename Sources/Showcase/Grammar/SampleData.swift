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
