import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The first examples of the WWDC22 talk "Swift Charts: Raise the bar", in its order.
  static let talkOfMarks: [ShowcaseScene] = [
    ShowcaseScene("talk.one-bar", OneBar(), height: 120),
    ShowcaseScene("talk.two-bars", TwoBars(), height: 140),
    ShowcaseScene("talk.top-styles", MostSoldStyle(), height: 300),
    ShowcaseScene("talk.named-color", PinkStyles()),
    ShowcaseScene("talk.accessibility-label", SpokenStyles()),
    ShowcaseScene("talk.daily-sales-bar", DailyBars()),
    ShowcaseScene("talk.daily-sales-line", DailyLine()),
    ShowcaseScene("talk.two-cities-series", CityLines()),
    ShowcaseScene("talk.two-cities-symbols", CityLinesWithSymbols()),
    ShowcaseScene("talk.two-cities-interpolation", CityCurves()),
    ShowcaseScene("talk.stacked", StackedBars()),
    ShowcaseScene("talk.grouped", GroupedBars()),
    ShowcaseScene("talk.average", MonthlyAverage()),
    ShowcaseScene("talk.min-max-average-area", RangeArea()),
    ShowcaseScene("talk.min-max-average-bar", RangeBarsAndLine()),
    ShowcaseScene("talk.min-max-average-rectangle", RangeBars()),
    ShowcaseScene("talk.min-max-average-ratio", RangeBarsOfRatio()),
    ShowcaseScene("talk.rule-with-annotation", YearlyAverage()),
    ShowcaseScene("talk.horizontal-bars", TopStyles()),
    ShowcaseScene("talk.vertical-bars", TopStylesByHeight(), width: 480),
  ]
}

/// One bar mark makes a chart with an axis of round numbers.
@Sourced
private struct OneBar: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Sales", 916), y: .value("Name", "Cachapa"))
    }
  }
}

/// Another bar mark makes another bar.
@Sourced
private struct TwoBars: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Sales", 916), y: .value("Name", "Cachapa"))
      BarMark(x: .value("Sales", 850), y: .value("Name", "Injera"))
    }
  }
}

/// The styles that sold most in the last 30 days, under a title.
@Sourced(Pancakes.self)
private struct MostSoldStyle: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Most Sold Style").font(.callout).foregroundStyle(.secondary)
      Text("Cachapa").font(.title2.bold())
      Chart {
        ForEach(Pancakes.styles) { style in
          BarMark(x: .value("Sales", style.count), y: .value("Name", style.name))
        }
      }
    }
  }
}

/// The same bars in one colour.
@Sourced(Pancakes.self)
private struct PinkStyles: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      BarMark(x: .value("Sales", style.count), y: .value("Name", style.name))
        .foregroundStyle(.pink)
    }
  }
}

/// The same bars, which screen readers describe as "Cachapa, 916 sold", "Injera, 850 sold" and so on.
@Sourced(Pancakes.self)
private struct SpokenStyles: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      BarMark(x: .value("Sales", style.count), y: .value("Name", style.name))
        .foregroundStyle(.pink)
        .accessibilityLabel(style.name)
        .accessibilityValue("\(style.count) sold")
    }
  }
}

/// The sales of the last 30 days, one bar per day.
@Sourced(Sales.self)
private struct DailyBars: View {
  var body: some View {
    Chart(Sales.month) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
    }
  }
}

/// The same data as a line: only the name of the mark differs.
@Sourced(Sales.self)
private struct DailyLine: View {
  var body: some View {
    Chart(Sales.month) { sales in
      LineMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
    }
  }
}

/// The sales of two cities from Monday to Sunday: a colour for each, and a legend.
@Sourced(Sales.self)
private struct CityLines: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
    }
  }
}

/// Symbols distinguish the two cities without colours.
@Sourced(Sales.self)
private struct CityLinesWithSymbols: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .symbol(by: .value("City", sales.city))
    }
  }
}

/// A curve through the points makes the lines smooth.
@Sourced(Sales.self)
private struct CityCurves: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .symbol(by: .value("City", sales.city))
        .interpolationMethod(.catmullRom)
    }
  }
}

/// Two bars on one day are stacked, which shows their total.
@Sourced(Sales.self)
private struct StackedBars: View {
  var body: some View {
    Chart(Sales.week) { sales in
      BarMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
    }
  }
}

/// Grouped bars are easier to compare than stacked ones.
@Sourced(Sales.self)
private struct GroupedBars: View {
  var body: some View {
    Chart(Sales.week) { sales in
      BarMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .position(by: .value("City", sales.city))
    }
  }
}

/// The average of the daily sales in each month.
@Sourced(MonthlySales.self)
private struct MonthlyAverage: View {
  var body: some View {
    Chart(MonthlySales.year) { sales in
      LineMark(x: .value("Month", sales.month, unit: .month), y: .value("Sales", sales.average))
    }
  }
}

/// An area from the minimum to the maximum of each month, and the average as a line.
@Sourced(MonthlySales.self)
private struct RangeArea: View {
  var body: some View {
    Chart(MonthlySales.year) { sales in
      AreaMark(
        x: .value("Month", sales.month, unit: .month), yStart: .value("Minimum", sales.low),
        yEnd: .value("Maximum", sales.high)
      )
      .opacity(0.3)
      LineMark(x: .value("Month", sales.month, unit: .month), y: .value("Average", sales.average))
    }
  }
}

/// The same ranges as bars, which the line does not fit well.
@Sourced(MonthlySales.self)
private struct RangeBarsAndLine: View {
  var body: some View {
    Chart(MonthlySales.year) { sales in
      BarMark(
        x: .value("Month", sales.month, unit: .month), yStart: .value("Minimum", sales.low),
        yEnd: .value("Maximum", sales.high)
      )
      .opacity(0.3)
      LineMark(x: .value("Month", sales.month, unit: .month), y: .value("Average", sales.average))
    }
  }
}

/// Rectangles with a height of two points show the averages within the bars.
@Sourced(MonthlySales.self)
private struct RangeBars: View {
  var body: some View {
    Chart(MonthlySales.year) { sales in
      BarMark(
        x: .value("Month", sales.month, unit: .month), yStart: .value("Minimum", sales.low),
        yEnd: .value("Maximum", sales.high)
      )
      .opacity(0.3)
      RectangleMark(
        x: .value("Month", sales.month, unit: .month), y: .value("Average", sales.average),
        height: 2)
    }
  }
}

/// The bars and the rectangles take 60 % of the width of a month.
@Sourced(MonthlySales.self)
private struct RangeBarsOfRatio: View {
  var body: some View {
    Chart(MonthlySales.year) { sales in
      BarMark(
        x: .value("Month", sales.month, unit: .month), yStart: .value("Minimum", sales.low),
        yEnd: .value("Maximum", sales.high), width: .ratio(0.6)
      )
      .opacity(0.3)
      RectangleMark(
        x: .value("Month", sales.month, unit: .month), y: .value("Average", sales.average),
        width: .ratio(0.6), height: 2)
    }
  }
}

/// Grey months behind a rule at the average of the year, with an annotation.
@Sourced(MonthlySales.self)
private struct YearlyAverage: View {
  private let average = 139.3

  var body: some View {
    Chart {
      ForEach(MonthlySales.year) { sales in
        BarMark(
          x: .value("Month", sales.month, unit: .month), yStart: .value("Minimum", sales.low),
          yEnd: .value("Maximum", sales.high), width: .ratio(0.6)
        )
        .opacity(0.3)
        RectangleMark(
          x: .value("Month", sales.month, unit: .month), y: .value("Average", sales.average),
          width: .ratio(0.6), height: 2)
      }
      .foregroundStyle(.gray.opacity(0.5))
      RuleMark(y: .value("Average", average))
        .lineStyle(StrokeStyle(lineWidth: 3))
        .annotation(position: .top, alignment: .leading) {
          Text("Average: \(average, specifier: "%.1f")")
            .font(.body.bold())
            .foregroundStyle(.blue)
        }
    }
  }
}
