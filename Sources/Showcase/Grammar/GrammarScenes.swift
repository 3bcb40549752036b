import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of the grammar of charts, by subject.
  package static let grammar: [ShowcaseScene] =
    talkOfMarks + talkOfAxes + talkOfInteraction + composed + finance + weather + health + energy
    + scales + marks + effects + forms + guides + readers + sectors + plots + interaction + miniMaps
    + basics

  /// The basic charts: bars, lines, areas, points and rectangles with few settings.
  private static let basics: [ShowcaseScene] = [
    ShowcaseScene("grammar.styles", TopStyles()),
    ShowcaseScene("grammar.styles-vertical", TopStylesByHeight()),
    ShowcaseScene("grammar.daily-sales", DailySales()),
    ShowcaseScene("grammar.daily-sales-line", DailySalesLine()),
    ShowcaseScene("grammar.two-cities", TwoCities()),
    ShowcaseScene("grammar.stacked", StackedCities()),
    ShowcaseScene("grammar.grouped", GroupedCities()),
    ShowcaseScene("grammar.areas", CityShares()),
    ShowcaseScene("grammar.range-and-rule", SalesRange()),
    ShowcaseScene("grammar.weekdays", Weekdays()),
    ShowcaseScene("grammar.scatter", Penguins()),
    ShowcaseScene("grammar.heat-map", BusyHours()),
  ]
}

/// The styles of pancakes by their sales.
@Sourced(Pancakes.self)
struct TopStyles: View {
  var body: some View {
    Chart(Pancakes.styles) {
      BarMark(x: .value("Sales", $0.count), y: .value("Name", $0.name))
    }
  }
}

/// The same styles with the names on the X axis, which makes the bars vertical.
@Sourced(Pancakes.self)
struct TopStylesByHeight: View {
  var body: some View {
    Chart(Pancakes.styles) {
      BarMark(x: .value("Name", $0.name), y: .value("Sales", $0.count))
    }
  }
}

/// Sales by day, each bar as wide as its day.
@Sourced(Sales.self)
private struct DailySales: View {
  var body: some View {
    Chart(Sales.month) {
      BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
    }
  }
}

/// Sales by day as a line, whose points are the starts of the days.
@Sourced(Sales.self)
private struct DailySalesLine: View {
  var body: some View {
    Chart(Sales.month) {
      LineMark(x: .value("Day", $0.day), y: .value("Sales", $0.count))
    }
  }
}

/// The sales of two cities by day, with colours, symbols and a curve.
@Sourced(Sales.self)
private struct TwoCities: View {
  var body: some View {
    Chart(Sales.week) {
      LineMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
        .foregroundStyle(by: .value("City", $0.city)).symbol(by: .value("City", $0.city))
        .interpolationMethod(.catmullRom)
    }
  }
}

/// Stacked bars: the total of two cities by day.
@Sourced(Sales.self)
private struct StackedCities: View {
  var body: some View {
    Chart(Sales.week) {
      BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
        .foregroundStyle(by: .value("City", $0.city))
    }
  }
}

/// Grouped bars in chosen colours: the two cities side by side.
@Sourced(Sales.self)
private struct GroupedCities: View {
  var body: some View {
    Chart(Sales.week) {
      BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.count))
        .foregroundStyle(by: .value("City", $0.city)).position(by: .value("City", $0.city))
    }
    .chartForegroundStyleScale(["Cupertino": Color.purple, "San Francisco": .orange])
  }
}

/// The shares of two cities as areas that are stacked to 100 %.
@Sourced(Sales.self)
private struct CityShares: View {
  var body: some View {
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
  }
}

/// A line within a translucent range, and a dashed rule at the average.
@Sourced(Sales.self)
private struct SalesRange: View {
  var body: some View {
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
  }
}

/// One label for each day, in the middle of its day, and the Y axis at the leading edge.
@Sourced(Sales.self)
private struct Weekdays: View {
  var body: some View {
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
  }
}

/// The bills of penguins of three species, with axes that do not start at zero.
@Sourced
private struct Penguins: View {
  struct Penguin: Identifiable {
    let id: Int
    let species: String
    let length: Double
    let depth: Double
  }

  let penguins: [Penguin] = (0..<90).map { index in
    let kind = index % 3
    let length = 35 + Double(index * 37 % 91) / 5 + Double(kind) * 4
    let depth = 14 + Double(index * 53 % 89) / 18 - (kind == 1 ? 2 : 0)
    return Penguin(
      id: index, species: ["Adélie", "Gentoo", "Chinstrap"][kind], length: length, depth: depth)
  }

  var body: some View {
    Chart(penguins) {
      PointMark(x: .value("Length", $0.length), y: .value("Depth", $0.depth))
        .foregroundStyle(by: .value("Species", $0.species))
        .symbol(by: .value("Species", $0.species))
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// A heat map of two categories, with the value as the opacity.
@Sourced
private struct BusyHours: View {
  struct HourlySales: Identifiable {
    let id: Int
    let day: String
    let hour: String
    let share: Double
  }

  let sales: [HourlySales] = (0..<84).map { index in
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return HourlySales(
      id: index, day: days[index / 12], hour: "\(index % 12 * 2)",
      share: 0.1 + 0.9 * Double(index * 29 % 84) / 84)
  }

  var body: some View {
    Chart(sales) {
      RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day)).opacity($0.share)
    }
    .chartYAxis { AxisMarks(position: .leading) }
  }
}
