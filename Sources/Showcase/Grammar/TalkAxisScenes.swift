import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The examples of scales, axes and plots of the WWDC22 talk "Swift Charts: Raise the bar", in its order.
  static let talkOfAxes: [ShowcaseScene] = [
    ShowcaseScene("talk.y-domain", FixedDomain()),
    ShowcaseScene("talk.city-colors", CityColors()),
    ShowcaseScene("talk.revenue", Revenue()),
    ShowcaseScene("talk.label-for-each-month", EachMonth()),
    ShowcaseScene("talk.narrow-months", NarrowMonths()),
    ShowcaseScene("talk.first-months-of-quarters", FirstMonths()),
    ShowcaseScene("talk.quarters-axis", Quarters()),
    ShowcaseScene("talk.leading-axis", LeadingAxis()),
    ShowcaseScene("talk.extended-preset", ExtendedPreset()),
    ShowcaseScene("talk.hidden-axes", HiddenAxes(), height: 130),
    ShowcaseScene("talk.best-day-without-legend", BestDay()),
    ShowcaseScene("talk.height-by-categories", HeightByCategories(), height: 420),
    ShowcaseScene("talk.plot-style", PinkPlot()),
  ]
}

/// The Y scale always extends from 0 to 200, whatever the data are.
@Sourced(Sales.self)
private struct FixedDomain: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .symbol(by: .value("City", sales.city))
    }
    .chartYScale(domain: 0...200)
  }
}

/// A scale maps the two cities to chosen colours.
@Sourced(Sales.self)
private struct CityColors: View {
  var body: some View {
    Chart(Sales.week) { sales in
      BarMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .position(by: .value("City", sales.city))
    }
    .chartForegroundStyleScale(["San Francisco": .orange, "Cupertino": .pink])
  }
}

/// The revenue of a year by month.
@Sourced(UTC.self)
struct MonthlyRevenue: Identifiable {
  let month: Date
  let amount: Int

  var id: Date { month }

  static let year = [
    4_200, 4_730, 5_120, 4_380, 5_600, 6_240, 6_870, 6_510, 5_930, 5_210, 4_890, 5_720,
  ].enumerated().map { MonthlyRevenue(month: UTC.date(2022, 1 + $0), amount: $1) }
}

/// The default axis of twelve months has a label for each quarter.
@Sourced(MonthlyRevenue.self)
private struct Revenue: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
  }
}

/// A stride of one month; every second of the months has room for its label.
@Sourced(MonthlyRevenue.self)
private struct EachMonth: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartXAxis { AxisMarks(values: .stride(by: .month)) }
  }
}

/// The initials of the months fit.
@Sourced(MonthlyRevenue.self)
private struct NarrowMonths: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow))
      }
    }
  }
}

/// The first month of each quarter is emphasised; the others have only a grid line.
@Sourced(MonthlyRevenue.self)
private struct FirstMonths: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        if value.index.isMultiple(of: 3) {
          AxisGridLine().foregroundStyle(.primary)
          AxisTick().foregroundStyle(.primary)
          AxisValueLabel(format: .dateTime.month(.narrow))
        } else {
          AxisGridLine()
        }
      }
    }
  }
}

/// Labels for quarters, and grid lines for months.
@Sourced(MonthlyRevenue.self)
private struct Quarters: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        if value.index.isMultiple(of: 3) {
          AxisGridLine().foregroundStyle(.primary)
          AxisTick().foregroundStyle(.primary)
          AxisValueLabel(format: .dateTime.quarter())
        } else {
          AxisGridLine()
        }
      }
    }
  }
}

/// The Y axis at the leading edge.
@Sourced(MonthlyRevenue.self)
private struct LeadingAxis: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartYAxis { AxisMarks(position: .leading) }
  }
}

/// Labels above their grid lines, which extend to the edge of the chart.
@Sourced(MonthlyRevenue.self)
private struct ExtendedPreset: View {
  var body: some View {
    Chart(MonthlyRevenue.year) {
      BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
    }
    .chartYAxis { AxisMarks(preset: .extended, position: .leading) }
  }
}

/// An overview of the best styles needs no axes.
@Sourced(Pancakes.self)
private struct HiddenAxes: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Most Sold Style").font(.callout).foregroundStyle(.secondary)
      Text("Cachapa").font(.title2.bold())
      Chart(Pancakes.styles) {
        BarMark(x: .value("Sales", $0.count), y: .value("Name", $0.name))
          .foregroundStyle($0.name == "Cachapa" ? .pink : .gray.opacity(0.3))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
  }
}

/// The opacity emphasises the best city, so the legend is not needed.
@Sourced(Sales.self)
private struct BestDay: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Best Day & Location").font(.callout).foregroundStyle(.secondary)
      Text("Sundays in San Francisco").font(.title2.bold())
      Chart(Sales.week) { sales in
        LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
          .foregroundStyle(by: .value("City", sales.city))
          .symbol(by: .value("City", sales.city))
          .opacity(sales.city == "San Francisco" ? 1 : 0.25)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) {
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .chartLegend(.hidden)
    }
  }
}

/// The number of styles determines the height of the plot.
@Sourced(Pancakes.self)
private struct HeightByCategories: View {
  var body: some View {
    Chart(Pancakes.styles) {
      BarMark(x: .value("Sales", $0.count), y: .value("Name", $0.name))
    }
    .chartPlotStyle { plotArea in
      plotArea.frame(height: 60 * CGFloat(Pancakes.styles.count))
    }
  }
}

/// A plot with a translucent background and a border, as in the talk's dark example.
@Sourced(Pancakes.self)
private struct PinkPlot: View {
  var body: some View {
    Chart(Pancakes.styles) {
      BarMark(x: .value("Sales", $0.count), y: .value("Name", $0.name))
        .foregroundStyle(.pink)
    }
    .chartPlotStyle { plotArea in
      plotArea
        .background(.pink.opacity(0.2))
        .border(.pink, width: 1)
    }
  }
}
