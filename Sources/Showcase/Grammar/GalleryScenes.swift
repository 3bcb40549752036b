import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The charts that the WWDC22 talk "Swift Charts: Raise the bar" shows in passing.
  static let composed: [ShowcaseScene] = [
    ShowcaseScene("gallery.box-plot", BoxPlot()),
    ShowcaseScene("gallery.multi-series-lines", CityTemperatures()),
    ShowcaseScene("gallery.population-pyramid", PopulationPyramid(), height: 300),
    ShowcaseScene("gallery.range", TemperatureRange()),
    ShowcaseScene("gallery.stream-graph", StreamGraph()),
    ShowcaseScene("gallery.multi-series-scatter", Irises()),
    ShowcaseScene("gallery.heat-map", CorrelationMap(), height: 300),
    ShowcaseScene("gallery.vector-field", VectorField(), height: 340),
  ]
}

/// Box plots: the quartiles as a box, the median as a line, and the extremes as whiskers.
@Sourced
private struct BoxPlot: View {
  struct Run: Identifiable {
    let id: String
    let low: Double
    let quartiles: (first: Double, median: Double, third: Double)
    let high: Double
  }

  let runs = [
    Run(id: "Mon", low: 18, quartiles: (24, 29, 33), high: 41),
    Run(id: "Tue", low: 21, quartiles: (27, 31, 38), high: 46),
    Run(id: "Wed", low: 15, quartiles: (22, 25, 29), high: 35),
    Run(id: "Thu", low: 26, quartiles: (31, 36, 42), high: 51),
    Run(id: "Fri", low: 19, quartiles: (28, 30, 34), high: 39),
  ]

  var body: some View {
    Chart(runs) { run in
      RuleMark(
        x: .value("Day", run.id), yStart: .value("Lowest", run.low),
        yEnd: .value("Highest", run.high))
      BarMark(
        x: .value("Day", run.id), yStart: .value("First quartile", run.quartiles.first),
        yEnd: .value("Third quartile", run.quartiles.third), width: .ratio(0.5))
      RectangleMark(
        x: .value("Day", run.id), y: .value("Median", run.quartiles.median), width: .ratio(0.5),
        height: 2
      )
      .foregroundStyle(.white)
    }
  }
}

/// Several lines: the mean temperature of four cities by month.
@Sourced(UTC.self)
private struct CityTemperatures: View {
  struct Climate: Identifiable {
    let id: String
    let celsius: [Double]
  }

  let climates = [
    Climate(id: "Reykjavík", celsius: [0, 1, 1, 4, 7, 10, 12, 11, 9, 5, 2, 1]),
    Climate(id: "Paris", celsius: [5, 6, 9, 12, 16, 19, 21, 21, 17, 13, 8, 5]),
    Climate(id: "Cairo", celsius: [14, 15, 18, 22, 26, 28, 29, 29, 27, 24, 19, 15]),
    Climate(id: "Sydney", celsius: [24, 23, 22, 19, 16, 14, 13, 14, 17, 19, 20, 22]),
  ]

  var body: some View {
    Chart(climates) { climate in
      ForEach(0..<12) { month in
        LineMark(
          x: .value("Month", UTC.date(2022, month + 1), unit: .month),
          y: .value("Mean temperature", climate.celsius[month]))
      }
      .foregroundStyle(by: .value("City", climate.id))
      .interpolationMethod(.catmullRom)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
  }
}

/// A population pyramid: bars to the left and to the right of their age groups.
@Sourced
private struct PopulationPyramid: View {
  struct Group: Identifiable {
    let id: String
    let women: Double
    let men: Double
  }

  let groups = [
    Group(id: "90+", women: 0.9, men: 0.4), Group(id: "80–89", women: 3.1, men: 2.0),
    Group(id: "70–79", women: 4.6, men: 3.9), Group(id: "60–69", women: 6.1, men: 5.8),
    Group(id: "50–59", women: 7.5, men: 7.6), Group(id: "40–49", women: 6.4, men: 6.5),
    Group(id: "30–39", women: 6.4, men: 6.7), Group(id: "20–29", women: 5.7, men: 6.1),
    Group(id: "10–19", women: 4.4, men: 4.7), Group(id: "0–9", women: 4.5, men: 4.7),
  ]

  var body: some View {
    Chart(groups) { group in
      BarMark(x: .value("Millions", -group.women), y: .value("Age", group.id))
        .foregroundStyle(by: .value("Sex", "Women"))
      BarMark(x: .value("Millions", group.men), y: .value("Age", group.id))
        .foregroundStyle(by: .value("Sex", "Men"))
    }
    .chartForegroundStyleScale(["Women": .orange, "Men": .teal])
    .chartXScale(domain: -8...8)
    .chartXAxis {
      AxisMarks(values: [-8, -4, 0, 4, 8]) { value in
        AxisGridLine()
        AxisValueLabel("\(abs(value.as(Int.self) ?? 0)) M", anchor: .top)
      }
    }
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel() } }
  }
}

/// A range chart: the coldest and the warmest temperature of each month as capsules.
@Sourced(UTC.self)
private struct TemperatureRange: View {
  let ranges: [(low: Double, high: Double)] = [
    (-9, 11), (-11, 14), (-5, 20), (-1, 26), (3, 30), (8, 34), (10, 38), (9, 36), (5, 31), (0, 25),
    (-4, 17), (-8, 13),
  ]

  var body: some View {
    Chart(ranges.indices, id: \.self) { index in
      BarMark(
        x: .value("Month", UTC.date(2022, index + 1), unit: .month),
        yStart: .value("Lowest", ranges[index].low), yEnd: .value("Highest", ranges[index].high),
        width: .ratio(0.4)
      )
      .cornerRadius(6)
      .foregroundStyle(
        .linearGradient(colors: [.blue, .orange], startPoint: .bottom, endPoint: .top))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
  }
}

/// A stream graph: areas that are stacked around a centre line.
@Sourced
private struct StreamGraph: View {
  let genres = ["Jazz", "Rock", "Pop", "Soul", "Folk"]

  private func listeners(_ genre: Int, _ week: Int) -> Double {
    let (a, b) = (Double(genre), Double(week))
    return 30 + 14 * sin(b / 4 + 2 * a) + 9 * sin(b / 7 - a) + 5 * sin(b / 2.3 + a * a)
  }

  var body: some View {
    Chart(genres.indices, id: \.self) { genre in
      ForEach(0..<52) { week in
        AreaMark(
          x: .value("Week", week), y: .value("Listeners", listeners(genre, week)), stacking: .center
        )
      }
      .foregroundStyle(by: .value("Genre", genres[genre]))
      .interpolationMethod(.catmullRom)
    }
    .chartXScale(domain: 0...51)
    .chartYAxis(.hidden)
  }
}

/// Points of three series in their own colours and symbols.
@Sourced(SeededNumbers.self)
private struct Irises: View {
  struct Flower: Identifiable {
    let id: Int
    let species: String
    let length: Double
    let width: Double
  }

  let flowers: [Flower] = {
    var random = SeededNumbers(seed: 4)
    let species = [("Setosa", 1.46, 0.25), ("Versicolor", 4.26, 1.33), ("Virginica", 5.55, 2.03)]
    return (0..<120).map { index in
      let (name, length, width) = species[index % 3]
      let size = 0.09 * length * random.normal()
      return Flower(
        id: index, species: name, length: length + size,
        width: max(0.1, width + 0.35 * size + 0.11 * random.normal()))
    }
  }()

  var body: some View {
    Chart(flowers) {
      PointMark(x: .value("Petal length", $0.length), y: .value("Petal width", $0.width))
        .foregroundStyle(by: .value("Species", $0.species))
        .symbol(by: .value("Species", $0.species))
    }
  }
}

/// A heat map whose colours are those of a scale for numbers.
@Sourced
private struct CorrelationMap: View {
  let names = ["Rain", "Wind", "Sun", "Snow", "Fog", "Heat"]

  private func correlation(_ row: Int, _ column: Int) -> Double {
    row == column ? 1 : cos(Double(row * column + row + column) * 0.9)
  }

  var body: some View {
    Chart {
      ForEach(names.indices, id: \.self) { row in
        ForEach(names.indices, id: \.self) { column in
          RectangleMark(
            x: .value("First", names[column]), y: .value("Second", names[row]), width: .ratio(1),
            height: .ratio(1)
          )
          .foregroundStyle(by: .value("Correlation", correlation(row, column)))
        }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .chartXAxis { AxisMarks { AxisValueLabel() } }
  }
}

/// A vector field: a rule for each vector, with a point at its head.
@Sourced
private struct VectorField: View {
  struct Vector: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    var dx: Double { 0.5 * sin(y) }
    var dy: Double { 0.5 * cos(x) }
    var speed: Double { (dx * dx + dy * dy).squareRoot() / 0.71 }
  }

  let vectors = (0..<81).map { index in
    Vector(id: index, x: 0.8 * Double(index % 9 - 4), y: 0.8 * Double(index / 9 - 4))
  }

  var body: some View {
    Chart(vectors) { vector in
      Plot {
        LineMark(
          x: .value("x", vector.x), y: .value("y", vector.y), series: .value("Vector", vector.id))
        LineMark(
          x: .value("x", vector.x + vector.dx), y: .value("y", vector.y + vector.dy),
          series: .value("Vector", vector.id))
        PointMark(x: .value("x", vector.x + vector.dx), y: .value("y", vector.y + vector.dy))
          .symbolSize(12)
      }
      .foregroundStyle(Color(hue: 0.65 - 0.65 * vector.speed, saturation: 0.9, brightness: 0.9))
    }
    .chartXScale(domain: -4...4)
    .chartYScale(domain: -4...4)
  }
}
