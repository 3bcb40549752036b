import Charts
import SwiftUI

struct Wave: Identifiable {
  let name: String
  let amplitude: Double
  let frequency: Double

  var id: String { name }

  func value(at x: Double) -> Double { amplitude * sin(frequency * x) }
}

struct WaveChart: View {
  let waves = [
    Wave(name: "Bass", amplitude: 1, frequency: 1),
    Wave(name: "Mid", amplitude: 0.6, frequency: 2),
    Wave(name: "Treble", amplitude: 0.3, frequency: 5),
  ]

  private let steps = Array(stride(from: 0.0, through: 2 * Double.pi, by: 0.05))

  var body: some View {
    Chart {
      ForEach(waves) { wave in
        ForEach(steps, id: \.self) { x in
          LineMark(
            x: .value("Angle", x),
            y: .value("Value", wave.value(at: x)),
            series: .value("Wave", wave.name)
          )
        }
        .foregroundStyle(by: .value("Wave", wave.name))
      }
    }
    .chartXScale(domain: 0...(2 * Double.pi))
    .chartXAxis {
      AxisMarks(values: .stride(by: Double.pi / 2)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          Text(["0", "π/2", "π", "3π/2", "2π"][min(value.index, 4)])
        }
      }
    }
    .chartYScale(domain: -1...1)
    .frame(height: 220)
    .padding()
  }
}

struct VectorFieldChart: View {
  struct Arrow: Identifiable {
    let id: Int
    let x: Double
    let y: Double
    var angle: Double { atan2(x, -y) }
    var speed: Double { hypot(x, y) }
  }

  let arrows: [Arrow] = (0..<81).map { index in
    Arrow(id: index, x: Double(index % 9 - 4), y: Double(index / 9 - 4))
  }

  var body: some View {
    Chart(arrows) { arrow in
      PointMark(x: .value("x", arrow.x), y: .value("y", arrow.y))
        .symbol(WindArrow(angle: .radians(arrow.angle)))
        .symbolSize(CGFloat(30 + arrow.speed * 25))
        .foregroundStyle(by: .value("Speed", arrow.speed))
    }
    .chartXScale(domain: .automatic, range: .plotDimension(padding: 12))
    .chartYScale(domain: .automatic, range: .plotDimension(padding: 12))
    .aspectRatio(1, contentMode: .fit)
    .padding()
  }
}

struct LogarithmicGrowthChart: View {
  let cases: [(day: Int, country: String, count: Double)] = ["A", "B"].enumerated().flatMap {
    row, country in
    (0...40).map { ($0, country, 10 * pow(row == 0 ? 1.21 : 1.12, Double($0))) }
  }

  var body: some View {
    Chart(cases.indices, id: \.self) { index in
      let item = cases[index]
      LineMark(x: .value("Day", item.day), y: .value("Cases", item.count))
        .foregroundStyle(by: .value("Country", item.country))
    }
    .chartYScale(domain: 10...100_000, type: .log)
    .chartYAxis {
      AxisMarks(values: [10, 100, 1_000, 10_000, 100_000]) { value in
        AxisGridLine()
        AxisValueLabel(format: IntegerFormatStyle<Int>.number.notation(.compactName))
      }
    }
    .frame(height: 220)
    .padding()
  }
}

struct SeismogramChart: View {
  let samples: [Double] = {
    var generator = SampleGenerator(seed: 8)
    return (0..<600).map { index in
      let t = Double(index) / 600
      let shock = exp(-pow((t - 0.35) / 0.05, 2)) + 0.5 * exp(-pow((t - 0.6) / 0.12, 2))
      return (0.03 + shock) * sin(Double(index) * 0.9)
        * Double.random(in: 0.4...1, using: &generator)
    }
  }()

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Station 7, vertical")
        .font(.caption.monospacedDigit())
        .lineLimit(1)
      Chart {
        ForEach(Array(samples.enumerated()), id: \.offset) { offset, sample in
          LineMark(x: .value("Sample", offset), y: .value("Velocity", sample))
            .lineStyle(.init(lineWidth: 0.7))
            .foregroundStyle(.black)
        }
        RuleMark(x: .value("P wave", 168))
          .foregroundStyle(.red)
          .annotation(position: .topTrailing, spacing: 2) {
            Text("P")
              .font(.caption.bold())
              .foregroundColor(.red)
          }
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [-1, 0, 1])
      }
      .frame(height: 110)
      .padding(6)
      .background(Color(red: 1, green: 0.98, blue: 0.92))
    }
    .padding()
  }
}

struct StreamGraph: View {
  let words = ["swift", "rust", "kotlin", "go"]

  private func mentions(_ word: Int, _ month: Int) -> Double {
    20 + 16 * sin(Double(month) / 3 + Double(word) * 1.4) + Double(word) * 3
  }

  var body: some View {
    Chart {
      ForEach(Array(words.enumerated()), id: \.element) { index, word in
        ForEach(0..<24, id: \.self) { month in
          AreaMark(
            x: .value("Month", date(2022, 1).adding(month, .month)),
            y: .value("Mentions", mentions(index, month)),
            stacking: .center
          )
          .interpolationMethod(.catmullRom)
        }
        .foregroundStyle(by: .value("Word", word))
      }
    }
    .chartYAxis(.hidden)
    .frame(height: 200)
    .padding()
  }
}

#Preview {
  ScrollView {
    WaveChart()
    VectorFieldChart()
    LogarithmicGrowthChart()
    SeismogramChart()
    StreamGraph()
  }
}
