import Charts
import SwiftUI

struct ListeningHour: Identifiable {
  let id: Int
  let weekday: Int
  let hour: Int
  let minutes: Int

  static let week: [ListeningHour] = (0..<168).map { index in
    let hour = index % 24
    let weekday = index / 24
    let rush = exp(-pow(Double(hour) - 8, 2) / 4) + exp(-pow(Double(hour) - 18, 2) / 9)
    let minutes = Int(52 * rush) * (weekday > 4 ? 1 : 2) / 2
    return ListeningHour(id: index, weekday: weekday, hour: hour, minutes: minutes)
  }
}

struct ListeningPunchCard: View {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    Chart(ListeningHour.week) { item in
      if item.minutes > 0 {
        PointMark(
          x: .value("Hour", item.hour),
          y: .value("Weekday", days[item.weekday])
        )
        .symbolSize(CGFloat(item.minutes) * 3)
        .foregroundStyle(.pink)
      }
    }
    .chartYScale(domain: days)
    .chartXScale(domain: 0...24)
    .chartXAxis {
      AxisMarks(values: .stride(by: 6)) { value in
        AxisGridLine()
        AxisValueLabel("\(value.index * 6):00", anchor: .top)
      }
    }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading) { _ in
        AxisGridLine(centered: true)
        AxisValueLabel()
      }
    }
    .frame(height: 230)
    .padding()
  }
}

struct ListeningHeatMap: View {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    Chart(ListeningHour.week) { item in
      RectangleMark(
        x: .value("Hour", "\(item.hour)"),
        y: .value("Day", days[item.weekday])
      )
      .foregroundStyle(by: .value("Minutes", item.minutes))
    }
    .chartForegroundStyleScale(
      range: Gradient(colors: [Color.purple.opacity(0.08), .purple])
    )
    .chartXAxis {
      AxisMarks(values: ["0", "6", "12", "18"])
    }
    .frame(height: 230)
    .padding()
  }
}

struct RatingDistribution: View {
  let counts = [5: 812, 4: 340, 3: 96, 2: 31, 1: 44]

  private var total: Int { counts.values.reduce(0, +) }
  private var mean: Double {
    counts.reduce(0.0) { $0 + Double($1.key * $1.value) } / Double(total)
  }

  var body: some View {
    HStack(spacing: 20) {
      VStack {
        Text(mean, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 52, weight: .bold, design: .rounded))
        Text("out of 5")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      VStack(alignment: .trailing) {
        Chart(counts.sorted { $0.key > $1.key }, id: \.key) { stars, count in
          BarMark(
            x: .value("Count", total),
            y: .value("Stars", "\(stars)"),
            height: 4
          )
          .foregroundStyle(.quaternary)
          .cornerRadius(2)
          BarMark(
            xStart: .value("Zero", 0),
            xEnd: .value("Count", count),
            y: .value("Stars", "\(stars)"),
            height: 4
          )
          .foregroundStyle(.secondary)
          .cornerRadius(2)
        }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading) { value in
            AxisValueLabel {
              if let stars = value.as(String.self) {
                Text(stars)
                  .font(.caption2)
              }
            }
          }
        }
        .frame(height: 90)
        Text("\(total) ratings")
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .padding()
  }
}

struct WaveformChart: View {
  var progress = 0.4

  private let samples: [Double] = {
    var generator = SampleGenerator(seed: 3)
    return (0..<80).map { index in
      let envelope = 0.25 + 0.75 * abs(sin(Double(index) / 80 * .pi * 3))
      return envelope * Double.random(in: 0.35...1, using: &generator)
    }
  }()

  var body: some View {
    Chart(samples.indices, id: \.self) { index in
      BarMark(
        x: .value("Time", index),
        yStart: .value("Bottom", -samples[index]),
        yEnd: .value("Top", samples[index]),
        width: 2
      )
      .foregroundStyle(Double(index) / Double(samples.count) < progress ? .orange : .gray)
      .cornerRadius(1)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: -1.1...1.1)
    .frame(height: 64)
    .padding()
  }
}

struct ScreenTimeChart: View {
  struct Usage: Identifiable {
    let day: Date
    let category: String
    let minutes: Double
    var id: String { category + day.description }
  }

  private let usage: [Usage] = ["Social", "Games", "Reading"].enumerated().flatMap { row, name in
    (0..<7).map { index in
      Usage(
        day: date(2024, 4, 7).adding(index, .day), category: name,
        minutes: Double((index * 31 + row * 47) % 70 + 20))
    }
  }

  private var average: Double { usage.map(\.minutes).reduce(0, +) / 7 }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Daily Average")
        .foregroundColor(.secondary)
      Text(
        Duration.seconds(average * 60), format: .units(allowed: [.hours, .minutes], width: .narrow)
      )
      .font(.largeTitle)

      Chart {
        ForEach(usage) { item in
          BarMark(
            x: .value("Day", item.day, unit: .day),
            y: .value("Minutes", item.minutes),
            width: .ratio(0.6)
          )
          .foregroundStyle(by: .value("Category", item.category))
        }
        RuleMark(y: .value("Average", average))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
          .foregroundStyle(.green)
          .annotation(position: .trailing, alignment: .center) {
            Text("avg")
              .font(.caption2)
              .foregroundColor(.green)
          }
      }
      .chartForegroundStyleScale([
        "Social": Color.blue, "Games": Color.cyan, "Reading": Color.orange,
      ])
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 1)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(values: .stride(by: 60)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let minutes = value.as(Double.self), minutes > 0 {
              Text("\(Int(minutes / 60))h")
            } else {
              Text("0")
            }
          }
        }
      }
      .frame(height: 190)
    }
    .padding()
  }
}

#Preview {
  ScrollView {
    ListeningPunchCard()
    ListeningHeatMap()
    RatingDistribution()
    WaveformChart()
    ScreenTimeChart()
  }
}
