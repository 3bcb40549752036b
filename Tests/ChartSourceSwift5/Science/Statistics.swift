import Charts
import SwiftUI

struct ClassScores: Identifiable {
  let name: String
  let scores: [Double]

  var id: String { name }
  private var sorted: [Double] { scores.sorted() }

  func quantile(_ fraction: Double) -> Double {
    let values = sorted
    let position = fraction * Double(values.count - 1)
    let index = Int(position)
    guard index + 1 < values.count else { return values.last ?? 0 }
    let rest = position - Double(index)
    return values[index] * (1 - rest) + values[index + 1] * rest
  }

  static let samples: [ClassScores] = ["7a", "7b", "8a", "8b"].enumerated().map { row, name in
    var generator = SampleGenerator(seed: UInt64(row + 1))
    let scores = (0..<26).map { _ in
      let noise = (0..<4).map { _ in Double.random(in: -12...12, using: &generator) }
      return min(100, max(10, 62 + Double(row) * 4 + noise.reduce(0, +)))
    }
    return ClassScores(name: name, scores: scores)
  }
}

/// A box with whiskers.
struct BoxPlot<X: Plottable>: ChartContent {
  let label: PlottableValue<X>
  let scores: ClassScores

  var body: some ChartContent {
    RuleMark(
      x: label,
      yStart: .value("Minimum", scores.quantile(0)),
      yEnd: .value("Maximum", scores.quantile(1))
    )
    .foregroundStyle(.gray)

    BarMark(
      x: label,
      yStart: .value("Lower quartile", scores.quantile(0.25)),
      yEnd: .value("Upper quartile", scores.quantile(0.75)),
      width: 32
    )

    RectangleMark(
      x: label,
      y: .value("Median", scores.quantile(0.5)),
      width: 32,
      height: 2
    )
    .foregroundStyle(.white)
  }
}

struct ScoreBoxPlots: View {
  var body: some View {
    Chart(ClassScores.samples) { item in
      BoxPlot(label: .value("Class", item.name), scores: item)
    }
    .chartYScale(domain: 0...100)
    .chartYAxisLabel("Points", position: .leading)
    .frame(height: 240)
    .padding()
  }
}

struct PopulationPyramid: View {
  struct Group: Identifiable {
    let ages: String
    let sex: String
    let share: Double
    var id: String { ages + sex }
  }

  let groups: [Group] = {
    let ages = ["0–14", "15–29", "30–44", "45–59", "60–74", "75+"]
    let women = [7.1, 8.3, 9.5, 10.2, 8.9, 6.4]
    let men = [7.5, 8.8, 9.7, 10.1, 8.1, 4.3]
    return ages.indices.reversed().flatMap { index in
      [
        Group(ages: ages[index], sex: "Women", share: women[index]),
        Group(ages: ages[index], sex: "Men", share: -men[index]),
      ]
    }
  }()

  var body: some View {
    Chart(groups) { group in
      BarMark(
        x: .value("Share", group.share),
        y: .value("Age", group.ages)
      )
      .foregroundStyle(by: .value("Sex", group.sex))
      .annotation(position: group.share < 0 ? .leading : .trailing) {
        Text("\(abs(group.share), specifier: "%.1f")")
          .font(.caption2)
          .foregroundColor(.secondary)
      }
    }
    .chartXScale(domain: -13...13)
    .chartXAxis {
      AxisMarks(values: [-10, -5, 0, 5, 10]) { value in
        AxisGridLine()
        if let share = value.as(Int.self) {
          AxisValueLabel("\(abs(share)) %", anchor: .top)
        }
      }
    }
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading)
    }
    .frame(height: 260)
    .padding()
  }
}

struct RegressionChart: View {
  let points: [(x: Double, y: Double)] = {
    var generator = SampleGenerator(seed: 23)
    return (0..<40).map { _ in
      let x = Double.random(in: 20...70, using: &generator)
      return (x, 12 + 0.6 * x + Double.random(in: -8...8, using: &generator))
    }
  }()

  private var line: (slope: Double, intercept: Double) {
    let meanX = points.map(\.x).average
    let meanY = points.map(\.y).average
    let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let slope = covariance / variance
    return (slope, meanY - slope * meanX)
  }

  var body: some View {
    Chart {
      ForEach(points.indices, id: \.self) { index in
        PointMark(
          x: .value("Height", points[index].x),
          y: .value("Weight", points[index].y)
        )
        .symbol(.cross)
        .symbolSize(30)
        .foregroundStyle(.secondary)
      }
      ForEach([20.0, 70.0], id: \.self) { x in
        LineMark(
          x: .value("Height", x),
          y: .value("Fit", line.intercept + line.slope * x)
        )
      }
      .foregroundStyle(.red)
    }
    .chartXScale(domain: 15...75)
    .chartXAxis {
      AxisMarks(preset: .inset, values: .automatic(desiredCount: 6))
    }
    .frame(height: 220)
    .padding()
  }
}

struct GroupedHistogram: View {
  struct Count: Identifiable {
    let range: ChartBinRange<Int>
    let sex: String
    let count: Int
    let id = UUID()
  }

  private var counts: [Count] {
    let bins = NumberBins(size: 10, range: 0...99)
    return ["Women", "Men"].enumerated().flatMap { row, sex in
      bins.enumerated().map { index, range in
        let peak = row == 0 ? 4.2 : 3.4
        return Count(
          range: range, sex: sex, count: Int(80 * exp(-pow(Double(index) - peak, 2) / 6)))
      }
    }
  }

  var body: some View {
    Chart(counts) {
      BarMark(
        x: .value("Age", $0.range),
        y: .value("Runners", $0.count),
        stacking: .unstacked
      )
      .foregroundStyle(by: .value("Sex", $0.sex))
      .opacity(0.6)
    }
    .frame(height: 220)
    .padding()
  }
}

struct Statistics_Previews: PreviewProvider {
  static var previews: some View {
    ScoreBoxPlots()
    PopulationPyramid()
    RegressionChart()
    GroupedHistogram()
  }
}
