import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The sales of a food truck on a day.
private struct Sales: Identifiable {
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

  /// The sales by the style of pancake.
  static let styles: [(name: String, count: Int)] = [
    ("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654),
    ("American", 618),
  ]
}

/// The bill of a penguin.
private struct Penguin: Identifiable {
  let id: Int
  let species: String
  let length: Double
  let depth: Double

  static let all: [Penguin] = (0..<90).map { index in
    let kind = index % 3
    let length = 35 + Double(index * 37 % 91) / 5 + Double(kind) * 4
    let depth = 14 + Double(index * 53 % 89) / 18 - (kind == 1 ? 2 : 0)
    return Penguin(
      id: index, species: ["Adélie", "Gentoo", "Chinstrap"][kind], length: length, depth: depth)
  }
}

/// The sales in two hours of a weekday, as a share of the most.
private struct HourlySales: Identifiable {
  let id: Int
  let day: String
  let hour: String
  let share: Double

  static let all: [HourlySales] = (0..<84).map { index in
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return HourlySales(
      id: index, day: days[index / 12], hour: "\(index % 12 * 2)",
      share: 0.1 + 0.9 * Double(index * 29 % 84) / 84)
  }
}

extension ShowcaseScene {
  /// The scenes of the grammar of charts.
  static let grammar: [ShowcaseScene] = [
    chart("styles") {
      Chart(Sales.styles, id: \.name) {
        BarMark(x: .value("Sales", $0.count), y: .value("Name", $0.name))
      }
    },
    chart("styles-vertical") {
      Chart(Sales.styles, id: \.name) {
        BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.count))
      }
    },
    chart("daily-sales") {
      Chart(Sales.month) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
      }
    },
    chart("daily-sales-line") {
      Chart(Sales.month) {
        LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.count))
      }
    },
    chart("two-cities") {
      Chart(Sales.week) {
        LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("City", $0.city)).symbol(by: .value("City", $0.city))
          .interpolationMethod(.catmullRom)
      }
    },
    chart("stacked") {
      Chart(Sales.week) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("City", $0.city))
      }
    },
    chart("grouped") {
      Chart(Sales.week) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
          .foregroundStyle(by: .value("City", $0.city)).position(by: .value("City", $0.city))
      }
      .chartForegroundStyleScale(["Cupertino": Color.purple, "San Francisco": .orange])
    },
    chart("areas") {
      Chart(Sales.week) {
        AreaMark(
          x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count),
          stacking: .normalized
        )
        .foregroundStyle(by: .value("City", $0.city))
      }
      .chartYAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0, 0.5, 1])
      }
    },
    chart("range-and-rule") {
      Chart {
        ForEach(Sales.month) { sales in
          AreaMark(
            x: .value("Day", sales.day), yStart: .value("Min", sales.count - 25),
            yEnd: .value("Max", sales.count + 30)
          )
          .opacity(0.3)
          LineMark(x: .value("Day", sales.day), y: .value("Average", sales.count))
        }
        .interpolationMethod(.monotone)
        RuleMark(y: .value("Average", 124))
          .foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
    },
    chart("weekdays") {
      Chart(Sales.week.filter { $0.city == "Cupertino" }) {
        LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
          .symbol(.circle)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisValueLabel(format: Date.FormatStyle.dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartYScale(domain: 0...160)
    },
    chart("scatter") {
      Chart(Penguin.all) {
        PointMark(x: .value("Length", $0.length), y: .value("Depth", $0.depth))
          .foregroundStyle(by: .value("Species", $0.species))
          .symbol(by: .value("Species", $0.species))
      }
      .chartXScale(domain: .automatic(includesZero: false))
      .chartYScale(domain: .automatic(includesZero: false))
    },
    chart("heat-map") {
      Chart(HourlySales.all) {
        RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day)).opacity($0.share)
      }
      .chartYAxis { AxisMarks(position: .leading) }
    },
  ]

  private static func chart<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> ShowcaseScene {
    ShowcaseScene("grammar.\(name)", width: 360, height: 240) {
      content().padding().background(Color(light: .white, dark: .black))
    }
  }
}
