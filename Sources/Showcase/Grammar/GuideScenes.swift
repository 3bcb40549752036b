import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Annotations, legends and titles of axes.
  static let guides: [ShowcaseScene] = [
    ShowcaseScene("annotations.values", ValueLabels()),
    ShowcaseScene("annotations.peak", Peak()),
    ShowcaseScene("annotations.line-ends", LineEnds()),
    ShowcaseScene("annotations.thresholds", Thresholds()),
    ShowcaseScene("legends.trailing", TrailingLegend()),
    ShowcaseScene("legends.top", TopLegend()),
    ShowcaseScene("legends.custom", CustomLegend()),
    ShowcaseScene("legends.gradient", GradientLegend(), height: 300),
    ShowcaseScene("legends.sizes", SizeLegend(), height: 280),
    ShowcaseScene("guides.large-text", LargeText(), width: 720, height: 420),
    ShowcaseScene("guides.axis-titles", AxisTitles(), height: 260),
    ShowcaseScene("guides.plot-padding", PaddedScale()),
    ShowcaseScene("styles.custom-symbol", CustomSymbol()),
    ShowcaseScene("styles.line-styles", LineStylesByValue()),
  ]
}

/// The value of each bar above it.
@Sourced(Pancakes.self)
private struct ValueLabels: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      BarMark(x: .value("Name", style.name), y: .value("Sales", style.count))
        .annotation(position: .top) {
          Text("\(style.count)").font(.caption2).foregroundStyle(.secondary)
        }
    }
    .chartYAxis(.hidden)
  }
}

/// The maximum has a point and a label.
@Sourced(Sales.self)
private struct Peak: View {
  var body: some View {
    Chart {
      ForEach(Sales.month) { sales in
        LineMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
          .interpolationMethod(.catmullRom)
      }
      if let peak = Sales.month.max(by: { $0.count < $1.count }) {
        PointMark(x: .value("Day", peak.day), y: .value("Sales", peak.count))
          .foregroundStyle(.red)
          .annotation(position: .topLeading) {
            Text("Peak: \(peak.count)").font(.caption.bold()).foregroundStyle(.red)
          }
      }
    }
    .chartYScale(domain: 0...220)
  }
}

/// The names of the lines at their ends, instead of a legend.
@Sourced(Sales.self)
private struct LineEnds: View {
  var body: some View {
    Chart {
      ForEach(Sales.week) { sales in
        LineMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
          .foregroundStyle(by: .value("City", sales.city))
      }
      ForEach(Sales.week.filter { $0.day == Sales.week.last?.day }) { sales in
        PointMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
          .foregroundStyle(by: .value("City", sales.city))
          .annotation(position: .trailing) {
            Text(sales.city).font(.caption2).foregroundStyle(.secondary)
          }
      }
    }
    .chartLegend(.hidden)
    .chartXScale(range: .plotDimension(startPadding: 0, endPadding: 80))
    .chartYAxis { AxisMarks(position: .leading) }
  }
}

/// Rules with labels at their ends.
@Sourced(Sales.self)
private struct Thresholds: View {
  var body: some View {
    Chart {
      ForEach(Sales.month) { sales in
        BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
          .foregroundStyle(.gray.opacity(0.4))
      }
      RuleMark(y: .value("Goal", 150))
        .foregroundStyle(.green)
        .annotation(position: .top, alignment: .leading) {
          Text("Goal").font(.caption.bold()).foregroundStyle(.green)
        }
      RuleMark(y: .value("Minimum", 70))
        .foregroundStyle(.red)
        .annotation(position: .bottom, alignment: .trailing) {
          Text("Minimum").font(.caption.bold()).foregroundStyle(.red)
        }
    }
  }
}

/// The items of a legend at the trailing edge are below one another.
@Sourced(Sales.self)
private struct TrailingLegend: View {
  var body: some View {
    Chart(Sales.week) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
    }
    .chartLegend(position: .trailing, alignment: .center)
  }
}

/// A legend at the top, at the trailing end.
@Sourced(Sales.self)
private struct TopLegend: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .symbol(by: .value("City", sales.city))
    }
    .chartLegend(position: .top, alignment: .trailing, spacing: 12)
  }
}

/// Any views as the legend.
@Sourced(Sales.self)
private struct CustomLegend: View {
  let colors = ["Cupertino": Color.indigo, "San Francisco": .mint]

  var body: some View {
    Chart(Sales.week) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(colors[sales.city] ?? .gray)
        .position(by: .value("City", sales.city))
    }
    .chartLegend(position: .top, alignment: .leading) {
      HStack(spacing: 16) {
        ForEach(colors.keys.sorted(), id: \.self) { city in
          HStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 2).fill(colors[city] ?? .gray)
              .frame(width: 14, height: 8)
            Text(city).font(.caption.bold())
          }
        }
      }
    }
  }
}

/// A gradient maps numbers to colours, and its legend is a bar.
@Sourced
private struct GradientLegend: View {
  struct Cell: Identifiable {
    let id: Int
    var x: Int { id % 24 }
    var y: Int { id / 24 }
    var height: Double { 50 + 30 * sin(Double(x) / 4) + 20 * cos(Double(y) / 3 + Double(x) / 9) }
  }

  var body: some View {
    Chart((0..<360).map { Cell(id: $0) }) { cell in
      RectangleMark(
        xStart: .value("x", cell.x), xEnd: .value("x", cell.x + 1), yStart: .value("y", cell.y),
        yEnd: .value("y", cell.y + 1)
      )
      .foregroundStyle(by: .value("Height", cell.height))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.indigo, .teal, .green, .yellow]))
    .chartXScale(domain: 0...24)
    .chartYScale(domain: 0...15)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}

/// Areas of points by value, with a legend of sizes.
@Sourced
private struct SizeLegend: View {
  let cities: [(name: String, rent: Double, income: Double, millions: Double)] = [
    ("A", 9, 24, 0.4), ("B", 12, 31, 1.9), ("C", 15, 33, 0.8), ("D", 17, 42, 3.6),
    ("E", 21, 45, 1.2), ("F", 13, 27, 0.6), ("G", 24, 52, 2.8),
  ]

  var body: some View {
    Chart(cities, id: \.name) { city in
      PointMark(x: .value("Rent", city.rent), y: .value("Income", city.income))
        .symbolSize(by: .value("Millions", city.millions))
        .foregroundStyle(.orange.opacity(0.6))
    }
    .chartXScale(domain: 5...30)
    .chartYScale(domain: 20...60)
  }
}

/// Titles of both axes.
@Sourced(Sales.self)
private struct AxisTitles: View {
  var body: some View {
    Chart(Sales.month) { sales in
      LineMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
    }
    .chartXAxisLabel("Day of the month")
    .chartYAxisLabel("Pancakes sold")
  }
}

/// Padding of a scale leaves room at the ends of the plot.
@Sourced(Sales.self)
private struct PaddedScale: View {
  var body: some View {
    Chart(Sales.week) { sales in
      PointMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
        .foregroundStyle(by: .value("City", sales.city))
        .symbolSize(120)
    }
    .chartXScale(range: .plotDimension(padding: 24))
  }
}

/// A shape of the app as the symbol of points.
@Sourced(Sales.self)
private struct CustomSymbol: View {
  struct Heart: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: -0.6, y: -0.55, width: 1.2, height: 1.1) }

    func path(in rect: CGRect) -> Path {
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      }
      return Path { path in
        path.move(to: point(0.5, 1))
        path.addCurve(to: point(0.5, 0.25), control1: point(-0.3, 0.45), control2: point(0.2, -0.3))
        path.addCurve(to: point(0.5, 1), control1: point(0.8, -0.3), control2: point(1.3, 0.45))
        path.closeSubpath()
      }
    }
  }

  var body: some View {
    Chart(Sales.week.filter { $0.city == "Cupertino" }) { sales in
      LineMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(.pink.opacity(0.4))
      PointMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .symbol(Heart())
        .symbolSize(260)
        .foregroundStyle(.pink)
    }
  }
}

/// Dashes distinguish lines in one colour.
@Sourced(Sales.self)
private struct LineStylesByValue: View {
  var body: some View {
    Chart(Sales.week) { sales in
      LineMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .lineStyle(by: .value("City", sales.city))
    }
  }
}

/// The sizes of text that people choose, in languages of both directions: the plots keep their room.
@Sourced(Sales.self)
private struct LargeText: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        chart(.xxxLarge, "en_US")
        chart(.xxxLarge, "de_DE")
      }
      HStack(spacing: 24) {
        chart(.accessibility3, "en_US")
        chart(.accessibility3, "he_IL").environment(\.layoutDirection, .rightToLeft)
      }
    }
  }

  private func chart(_ size: DynamicTypeSize, _ locale: String) -> some View {
    Chart(Sales.week) { sales in
      BarMark(
        x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count * 1000)
      )
      .foregroundStyle(by: .value("City", sales.city))
    }
    .chartYAxisLabel("Sales")
    .environment(\.dynamicTypeSize, size)
    .environment(\.locale, Locale(identifier: locale))
  }
}
