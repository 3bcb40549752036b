import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Forms of charts that combine marks.
  static let forms: [ShowcaseScene] = [
    ShowcaseScene("forms.gantt", Gantt(), height: 220),
    ShowcaseScene("forms.error-bars", ErrorBars()),
    ShowcaseScene("forms.dumbbells", Dumbbells(), height: 260),
    ShowcaseScene("forms.slope", Slope(), width: 280, height: 300),
    ShowcaseScene("forms.bubbles", Bubbles(), height: 280),
    ShowcaseScene("forms.strips", Strips(), height: 200),
    ShowcaseScene("forms.histogram", Histogram()),
    ShowcaseScene("forms.pareto", Pareto()),
    ShowcaseScene("forms.likert", Likert(), height: 240),
    ShowcaseScene("forms.gaps", Gaps()),
    ShowcaseScene("forms.three-thousand-points", ThreeThousandPoints(), height: 320),
    ShowcaseScene("forms.small-multiples", SmallMultiples(), width: 720, height: 360),
    ShowcaseScene("forms.custom-mark", CustomMark()),
    ShowcaseScene("forms.z-order", LayerOrder()),
  ]
}

/// Tasks as intervals of days, with a rule for today.
@Sourced(UTC.self)
private struct Gantt: View {
  let tasks: [(name: String, team: String, start: Int, end: Int)] = [
    ("Research", "Design", 1, 6), ("Sketches", "Design", 5, 10), ("Prototype", "App", 9, 17),
    ("Server", "Backend", 7, 20), ("Test", "App", 18, 25),
  ]

  var body: some View {
    Chart {
      ForEach(tasks, id: \.name) { task in
        BarMark(
          xStart: .value("Start", UTC.date(2022, 9, task.start)),
          xEnd: .value("End", UTC.date(2022, 9, task.end)), y: .value("Task", task.name)
        )
        .foregroundStyle(by: .value("Team", task.team))
      }
      RuleMark(x: .value("Today", UTC.date(2022, 9, 14)))
        .foregroundStyle(.red)
    }
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
  }
}

/// Means with their confidence intervals.
@Sourced
private struct ErrorBars: View {
  let groups: [(dose: String, mean: Double, error: Double)] = [
    ("0 mg", 4.1, 0.6), ("5 mg", 5.8, 0.9), ("10 mg", 7.9, 0.7), ("20 mg", 8.6, 1.2),
    ("40 mg", 8.4, 1.5),
  ]

  var body: some View {
    Chart(groups, id: \.dose) { group in
      Plot {
        RuleMark(
          x: .value("Dose", group.dose), yStart: .value("Low", group.mean - group.error),
          yEnd: .value("High", group.mean + group.error))
        RectangleMark(
          x: .value("Dose", group.dose), y: .value("Low", group.mean - group.error), width: 12,
          height: 1.5)
        RectangleMark(
          x: .value("Dose", group.dose), y: .value("High", group.mean + group.error), width: 12,
          height: 1.5)
        PointMark(x: .value("Dose", group.dose), y: .value("Mean", group.mean))
          .symbolSize(80)
      }
      .foregroundStyle(.indigo)
    }
  }
}

/// Two values of each category, joined by a line.
@Sourced
private struct Dumbbells: View {
  let countries: [(name: String, before: Double, after: Double)] = [
    ("Japan", 82.9, 84.6), ("Italy", 81.7, 83.5), ("Chile", 78.6, 80.7), ("Turkey", 74.2, 78.6),
    ("India", 66.9, 70.9),
  ]

  var body: some View {
    Chart(countries, id: \.name) { country in
      RuleMark(
        xStart: .value("2010", country.before), xEnd: .value("2020", country.after),
        y: .value("Country", country.name)
      )
      .lineStyle(StrokeStyle(lineWidth: 3))
      .foregroundStyle(.gray.opacity(0.4))
      PointMark(x: .value("2010", country.before), y: .value("Country", country.name))
        .foregroundStyle(by: .value("Year", "2010"))
        .symbolSize(90)
      PointMark(x: .value("2020", country.after), y: .value("Country", country.name))
        .foregroundStyle(by: .value("Year", "2020"))
        .symbolSize(90)
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
  }
}

/// Changes between two years as slopes.
@Sourced
private struct Slope: View {
  let parties = ["A": (31, 26), "B": (27, 29), "C": (19, 24), "D": (12, 9), "E": (7, 11)]

  var body: some View {
    Chart(parties.keys.sorted(), id: \.self) { party in
      let shares = parties[party] ?? (0, 0)
      LineMark(x: .value("Year", "2018"), y: .value("Share", shares.0))
        .foregroundStyle(by: .value("Party", party))
        .symbol(.circle)
      LineMark(x: .value("Year", "2022"), y: .value("Share", shares.1))
        .foregroundStyle(by: .value("Party", party))
        .symbol(.circle)
    }
    .chartXAxis { AxisMarks(position: .top) }
  }
}

/// A third quantity as the area of translucent circles.
@Sourced(SeededNumbers.self)
private struct Bubbles: View {
  struct Country: Identifiable {
    let id: Int
    let region: String
    let income: Double
    let expectancy: Double
    let population: Double
  }

  let countries: [Country] = {
    var random = SeededNumbers(seed: 30)
    return (0..<45).map { index in
      let income = exp(7 + 4.2 * random.uniform())
      return Country(
        id: index, region: ["Africa", "Asia", "Europe", "America"][index % 4], income: income,
        expectancy: 26 + 5.2 * log(income) + 2.4 * random.normal(),
        population: 5 + 220 * pow(random.uniform(), 4))
    }
  }()

  var body: some View {
    Chart(countries) { country in
      PointMark(
        x: .value("Income", country.income), y: .value("Life expectancy", country.expectancy)
      )
      .symbolSize(country.population * 8)
      .foregroundStyle(by: .value("Region", country.region))
      .opacity(0.5)
    }
    .chartXScale(domain: 1_000...100_000, type: .log)
    .chartYScale(domain: 55...90)
    .chartXAxis { AxisMarks(format: IntegerFormatStyle<Int>.number.notation(.compactName)) }
  }
}

/// The distribution of each category as short rules.
@Sourced(SeededNumbers.self)
private struct Strips: View {
  let times: [(id: Int, line: String, minutes: Double)] = {
    var random = SeededNumbers(seed: 3)
    return (0..<150).map { index in
      let line = index % 3
      return (
        index, ["Bus", "Tram", "Metro"][line],
        22 - 5 * Double(line) + (4 - Double(line)) * random.normal()
      )
    }
  }()

  var body: some View {
    Chart(times, id: \.id) { time in
      RectangleMark(
        x: .value("Minutes", time.minutes), y: .value("Line", time.line), width: 2,
        height: .ratio(0.6)
      )
      .foregroundStyle(by: .value("Line", time.line))
      .opacity(0.5)
    }
    .chartXScale(domain: 0...40)
    .chartLegend(.hidden)
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
  }
}

/// A histogram: the number of values in each interval.
@Sourced(SeededNumbers.self)
private struct Histogram: View {
  let counts: [Int] = {
    var random = SeededNumbers(seed: 8)
    return (0..<600).reduce(into: Array(repeating: 0, count: 20)) { counts, _ in
      let bin = Int(10 + 3 * random.normal())
      if counts.indices.contains(bin) { counts[bin] += 1 }
    }
  }()

  var body: some View {
    Chart(counts.indices, id: \.self) { bin in
      RectangleMark(
        xStart: .value("Value", Double(bin) * 5 + 0.3),
        xEnd: .value("Value", Double(bin + 1) * 5 - 0.3),
        yStart: .value("Count", 0), yEnd: .value("Count", counts[bin]))
    }
    .chartXScale(domain: 0...100)
  }
}

/// Sorted causes as bars, and their cumulative share as a line.
@Sourced
private struct Pareto: View {
  let causes = [("Cable", 48), ("Power", 27), ("Disk", 13), ("Fan", 7), ("Other", 5)]

  private func sum(through index: Int) -> Int { causes.prefix(index + 1).map(\.1).reduce(0, +) }

  var body: some View {
    Chart(causes.indices, id: \.self) { index in
      BarMark(x: .value("Cause", causes[index].0), y: .value("Share", causes[index].1))
        .foregroundStyle(.blue.opacity(0.5))
      LineMark(x: .value("Cause", causes[index].0), y: .value("Share", sum(through: index)))
        .foregroundStyle(.orange)
        .symbol(.circle)
    }
    .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>.Percent.percent.scale(1)) }
    .chartYScale(domain: 0...100)
  }
}

/// Answers that are stacked to both sides of zero.
@Sourced
private struct Likert: View {
  let answers = ["Strongly disagree", "Disagree", "Agree", "Strongly agree"]
  let questions: [(name: String, shares: [Int])] = [
    ("Easy to learn", [-6, -12, 48, 26]), ("Fast", [-9, -21, 39, 18]),
    ("Looks good", [-3, -8, 41, 44]),
    ("Well documented", [-14, -29, 31, 11]),
  ]

  var body: some View {
    Chart(questions, id: \.name) { question in
      // Bars are stacked away from zero, so the mild answers come first.
      ForEach([1, 0, 2, 3], id: \.self) { answer in
        BarMark(x: .value("Share", question.shares[answer]), y: .value("Question", question.name))
          .foregroundStyle(by: .value("Answer", answers[answer]))
      }
    }
    .chartForegroundStyleScale(domain: answers, range: [Color.red, .orange, .mint, .teal])
    .chartXAxis { AxisMarks(values: .stride(by: 25.0)) }
  }
}

/// Values that are missing interrupt a line.
@Sourced
private struct Gaps: View {
  let values = [12, 15, 14, .nan, .nan, 19, 22, 21, .nan, 18, 17, 20, 24]

  var body: some View {
    Chart(values.indices, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", values[index]))
        .symbol(.circle)
    }
  }
}

/// Three thousand translucent points show where they are dense.
@Sourced(SeededNumbers.self)
private struct ThreeThousandPoints: View {
  let points: [(id: Int, x: Double, y: Double)] = {
    var random = SeededNumbers(seed: 3_000)
    return (0..<3_000).map { index in
      let angle = Double(index) * 0.0105
      let radius = 1 + angle / 3
      return (
        index, radius * cos(angle) + 0.4 * random.normal(),
        radius * sin(angle) + 0.4 * random.normal()
      )
    }
  }()

  var body: some View {
    Chart(points, id: \.id) {
      PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
        .symbolSize(8)
        .opacity(0.4)
    }
    .chartXScale(domain: -14...14)
    .chartYScale(domain: -14...14)
  }
}

/// The same chart for each of six regions, with equal scales.
@Sourced
private struct SmallMultiples: View {
  let regions = ["North", "East", "South", "West", "Centre", "Islands"]

  private func visitors(_ region: Int, _ month: Int) -> Double {
    let season = sin(Double(month + region) / 1.9)
    return 50 + 18 * season + 5 * Double(region) * sin(Double(month * region) / 7)
  }

  private func chart(_ region: Int) -> some View {
    VStack(alignment: .leading) {
      Text(regions[region]).font(.caption.bold())
      Chart(0..<12, id: \.self) { month in
        AreaMark(x: .value("Month", month), y: .value("Visitors", visitors(region, month)))
          .foregroundStyle(.teal.opacity(0.3))
        LineMark(x: .value("Month", month), y: .value("Visitors", visitors(region, month)))
          .foregroundStyle(.teal)
      }
      .chartYScale(domain: 0...120)
      .chartXScale(domain: 0...11)
      .chartXAxis(.hidden)
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<2) { row in
        HStack(spacing: 16) {
          ForEach(0..<3) { column in chart(3 * row + column) }
        }
      }
    }
  }
}

/// A type of its own for a mark, here a lollipop of a rule and a point.
@Sourced
private struct CustomMark: View {
  struct Lollipop: ChartContent {
    let name: String
    let value: Double

    var body: some ChartContent {
      RuleMark(x: .value("Name", name), yStart: .value("Start", 0), yEnd: .value("Value", value))
        .lineStyle(StrokeStyle(lineWidth: 2))
      PointMark(x: .value("Name", name), y: .value("Value", value))
        .symbolSize(120)
    }
  }

  let values: [(name: String, value: Double)] = [
    ("Kiwi", 61), ("Fig", 74), ("Plum", 46), ("Pear", 57), ("Lime", 30),
  ]

  var body: some View {
    Chart(values, id: \.name) {
      Lollipop(name: $0.name, value: $0.value)
        .foregroundStyle(by: .value("Name", $0.name))
    }
    .chartLegend(.hidden)
  }
}

/// A mark with a higher index is drawn later, so that one line is in front of the others.
@Sourced
private struct LayerOrder: View {
  private func value(_ series: Int, _ x: Int) -> Double {
    50 + 20 * sin(Double(x) / 5 + Double(series)) + 6 * sin(Double(x * (series + 2)) / 3)
  }

  var body: some View {
    Chart(0..<9, id: \.self) { series in
      ForEach(0..<40) { x in
        LineMark(
          x: .value("x", x), y: .value("y", value(series, x)), series: .value("Series", series))
      }
      .foregroundStyle(series == 4 ? .blue : .gray.opacity(0.35))
      .lineStyle(StrokeStyle(lineWidth: series == 4 ? 3 : 1.5))
      .zIndex(series == 4 ? 1 : 0)
    }
    .chartXAxis(.hidden)
  }
}
