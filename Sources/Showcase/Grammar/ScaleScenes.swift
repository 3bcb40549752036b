import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Scales, domains, axes and their labels.
  static let scales: [ShowcaseScene] = [
    ShowcaseScene("scales.log", LogScale()),
    ShowcaseScene("scales.log-log", LogLog(), height: 280),
    ShowcaseScene("scales.symmetric-log", SymmetricLog()),
    ShowcaseScene("scales.square-root", SquareRoot()),
    ShowcaseScene("scales.reversed", Reversed()),
    ShowcaseScene("scales.without-zero", WithoutZero()),
    ShowcaseScene("scales.order-of-categories", OrderOfCategories()),
    ShowcaseScene("scales.many-categories", ManyCategories()),
    ShowcaseScene("axes.decades", Decades()),
    ShowcaseScene("axes.minutes", Minutes()),
    ShowcaseScene("axes.many-grid-lines", MinorLines()),
    ShowcaseScene("axes.custom-labels", CustomLabels(), height: 260),
    ShowcaseScene("axes.aligned-labels", AlignedLabels()),
    ShowcaseScene("axes.plain", PlainAxes()),
  ]
}

/// Powers of ten at equal distances.
@Sourced
private struct LogScale: View {
  let transistors: [(year: Int, count: Double)] = [
    (1971, 2.3e3), (1974, 4.5e3), (1978, 2.9e4), (1982, 1.34e5), (1985, 2.75e5), (1989, 1.2e6),
    (1993, 3.1e6), (1997, 7.5e6), (1999, 2.2e7), (2003, 1.05e8), (2006, 2.9e8), (2010, 1.2e9),
    (2015, 3.2e9), (2018, 1.0e10), (2022, 1.14e11),
  ]

  var body: some View {
    Chart(transistors, id: \.year) {
      LineMark(x: .value("Year", $0.year), y: .value("Transistors", $0.count))
        .symbol(.circle)
    }
    .chartYScale(domain: 1e3...1e12, type: .log)
    .chartXScale(domain: 1970...2025)
    .chartXAxis {
      AxisMarks(values: .stride(by: 10.0)) { value in
        AxisGridLine()
        AxisValueLabel(String(value.as(Int.self) ?? 0))
      }
    }
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.number.notation(.compactName))
    }
  }
}

/// Logarithmic scales on both axes: the masses and the metabolic rates of animals.
@Sourced
private struct LogLog: View {
  let animals: [(name: String, mass: Double, watts: Double)] = [
    ("Mouse", 0.025, 0.25), ("Rat", 0.28, 1.4), ("Guinea pig", 0.8, 2.6), ("Rabbit", 2.6, 6.2),
    ("Cat", 3.5, 8.5), ("Dog", 15, 20), ("Sheep", 52, 63), ("Human", 70, 87), ("Cow", 480, 310),
    ("Elephant", 3_700, 2_300),
  ]

  var body: some View {
    Chart {
      ForEach([0.01, 10_000], id: \.self) {
        LineMark(x: .value("Mass", $0), y: .value("Rate", 3.4 * pow($0, 0.75)))
      }
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
      ForEach(animals, id: \.name) {
        PointMark(x: .value("Mass", $0.mass), y: .value("Rate", $0.watts))
          .foregroundStyle(.orange)
      }
    }
    .chartXScale(type: .log)
    .chartYScale(type: .log)
  }
}

/// A symmetric logarithm shows large and small values of both signs.
@Sourced
private struct SymmetricLog: View {
  let changes = [-4_200, -310, -45, -6, -1, 0, 2, 9, 72, 640, 8_100]

  var body: some View {
    Chart(changes.indices, id: \.self) { index in
      BarMark(x: .value("Index", "\(index)"), y: .value("Change", changes[index]))
        .foregroundStyle(changes[index] < 0 ? .red : .blue)
    }
    .chartYScale(domain: -10_000...10_000, type: .symmetricLog)
    .chartYAxis {
      AxisMarks(
        format: IntegerFormatStyle<Int>.number.notation(.compactName),
        values: [-10_000, -1_000, -100, -10, 0, 10, 100, 1_000, 10_000])
    }
    .chartXAxis(.hidden)
  }
}

/// A square root gives small values more room.
@Sourced
private struct SquareRoot: View {
  var body: some View {
    Chart(0..<21, id: \.self) { x in
      AreaMark(x: .value("x", x), y: .value("Square", x * x))
        .foregroundStyle(.blue.opacity(0.2))
      LineMark(x: .value("x", x), y: .value("Square", x * x))
        .symbol(.circle)
    }
    .chartXScale(range: .plotDimension(padding: 8))
    .chartYScale(type: .squareRoot)
    .chartYAxis { AxisMarks(values: [0, 25, 100, 200, 300, 400]) }
  }
}

/// A reversed Y axis: the best rank is at the top.
@Sourced
private struct Reversed: View {
  let ranks = [
    "Red": [1, 2, 2, 3, 1, 1], "Blue": [2, 1, 3, 2, 3, 2], "Green": [3, 3, 1, 1, 2, 3],
  ]

  var body: some View {
    Chart(ranks.keys.sorted(), id: \.self) { team in
      ForEach(0..<6) { round in
        LineMark(x: .value("Round", round + 1), y: .value("Rank", ranks[team]?[round] ?? 0))
      }
      .foregroundStyle(by: .value("Team", team))
      .symbol(.circle)
      .interpolationMethod(.monotone)
    }
    .chartForegroundStyleScale(["Red": Color.red, "Blue": .blue, "Green": .green])
    .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    .chartYAxis { AxisMarks(position: .leading, values: [1, 2, 3]) }
    .chartXScale(domain: 0.7...6.3)
    .chartXAxis { AxisMarks(values: [1, 2, 3, 4, 5, 6]) }
  }
}

/// An automatic domain around the data instead of from zero.
@Sourced(UTC.self)
private struct WithoutZero: View {
  private func ppm(_ month: Int) -> Double {
    396 + 0.19 * Double(month) + 3 * sin(Double(month) * .pi / 6)
  }

  var body: some View {
    Chart(0..<109, id: \.self) { month in
      LineMark(x: .value("Month", UTC.date(2014, 1 + month)), y: .value("CO₂", ppm(month)))
        .foregroundStyle(.brown)
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// The domain determines the order of categories, and includes one without data.
@Sourced
private struct OrderOfCategories: View {
  let sizes = ["L": 42, "S": 31, "XL": 18, "M": 57]

  var body: some View {
    Chart(sizes.keys.sorted(), id: \.self) { size in
      BarMark(x: .value("Size", size), y: .value("Count", sizes[size] ?? 0))
    }
    .chartXScale(domain: ["XS", "S", "M", "L", "XL"])
  }
}

/// Labels of many categories: every second one or fewer, as far as there is room.
@Sourced
private struct ManyCategories: View {
  var body: some View {
    Chart(0..<40, id: \.self) { index in
      BarMark(x: .value("Station", "St. \(index + 1)"), y: .value("Visits", 20 + index * 37 % 61))
    }
  }
}

/// Two centuries of years, with labels for decades.
@Sourced(UTC.self)
private struct Decades: View {
  private func population(_ year: Int) -> Double { 1 + 7 / (1 + exp(-Double(year - 1985) / 28)) }

  var body: some View {
    Chart(Array(stride(from: 1800, through: 2020, by: 10)), id: \.self) { year in
      AreaMark(x: .value("Year", UTC.date(year, 1)), y: .value("Billions", population(year)))
        .foregroundStyle(
          .linearGradient(
            colors: [.indigo, .indigo.opacity(0.2)], startPoint: .top, endPoint: .bottom))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .year, count: 50)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.year())
      }
    }
  }
}

/// A quarter of an hour, with labels in minutes and ticks every 30 seconds.
@Sourced
private struct Minutes: View {
  let start = Date(timeIntervalSince1970: 1_651_478_400)

  var body: some View {
    Chart(0..<91, id: \.self) { index in
      LineMark(
        x: .value("Time", start + 10 * Double(index)),
        y: .value("Load", 40 + 25 * sin(Double(index) / 9) + 8 * sin(Double(index) * 1.7)))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .minute, count: 5)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour().minute())
      }
      AxisMarks(values: .stride(by: .second, count: 30)) { AxisTick(length: 4) }
    }
    .chartYScale(domain: 0...100)
  }
}

/// Strong grid lines at round values, and faint ones between them.
@Sourced
private struct MinorLines: View {
  var body: some View {
    Chart(0..<61, id: \.self) { index in
      LineMark(x: .value("x", Double(index) / 10), y: .value("sin x", sin(Double(index) / 10)))
    }
    .chartYScale(domain: -1...1)
    .chartYAxis {
      AxisMarks(values: .stride(by: 0.1)) { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.25)) }
      AxisMarks(values: .stride(by: 0.5)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
        AxisTick()
        AxisValueLabel()
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 0.5)) { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.25)) }
      AxisMarks(values: .stride(by: 1.0)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1))
        AxisValueLabel(anchor: .top)
      }
    }
  }
}

/// Labels can be any views.
@Sourced
private struct CustomLabels: View {
  let moods: [(name: String, color: Color, count: Int)] = [
    ("Great", .green, 14), ("Good", .mint, 23), ("Fair", .yellow, 17), ("Poor", .orange, 8),
    ("Bad", .red, 3),
  ]

  var body: some View {
    Chart(moods, id: \.name) { mood in
      BarMark(x: .value("Mood", mood.name), y: .value("Days", mood.count))
        .foregroundStyle(mood.color)
    }
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel(centered: true) {
          VStack(spacing: 2) {
            Circle().fill(moods[value.index].color).frame(width: 10, height: 10)
            Text(moods[value.index].name).font(.caption2.bold())
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) {
        AxisGridLine().foregroundStyle(.blue.opacity(0.3))
        AxisValueLabel().font(.caption2.monospacedDigit()).foregroundStyle(.blue)
      }
    }
  }
}

/// Aligned labels: the first and the last do not extend beyond the plot, and the others are below their lines.
@Sourced(UTC.self)
private struct AlignedLabels: View {
  var body: some View {
    Chart(0..<29, id: \.self) { day in
      AreaMark(
        x: .value("Day", UTC.date(2022, 5, 1 + day)),
        y: .value("Visitors", 900 + 420 * sin(Double(day) / 4) + 12 * Double(day))
      )
      .foregroundStyle(.pink.opacity(0.3))
      .interpolationMethod(.catmullRom)
    }
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: .weekOfYear)) {
        AxisGridLine()
        AxisTick(length: 4)
        AxisValueLabel(format: .dateTime.month().day())
      }
    }
  }
}

/// Axes of labels only.
@Sourced
private struct PlainAxes: View {
  let scores: [(name: String, score: Double)] = [
    ("Ann", 7.5), ("Ben", 9.1), ("Cem", 6.2), ("Dee", 8.4),
  ]

  var body: some View {
    Chart(scores, id: \.name) {
      BarMark(x: .value("Name", $0.name), y: .value("Score", $0.score), width: 24)
        .cornerRadius(12)
    }
    .chartXAxis { AxisMarks { AxisValueLabel() } }
    .chartYAxis { AxisMarks(values: [0, 5, 10]) { AxisValueLabel() } }
    .chartYScale(domain: 0...10)
  }
}
