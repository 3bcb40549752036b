import Charts
import SwiftUI

/// A stage of sleep, in the order of the chart from top to bottom.
enum Stage: String, CaseIterable, Plottable, Identifiable {
  case awake = "Awake"
  case rem = "REM"
  case core = "Core"
  case deep = "Deep"

  var id: Self { self }

  var color: Color {
    switch self {
    case .awake: return .orange
    case .rem: return .cyan
    case .core: return .blue
    case .deep: return .indigo
    }
  }
}

struct SleepSegment: Identifiable {
  let id: Int
  let stage: Stage
  let start: Date
  let end: Date

  var minutes: Double { end.timeIntervalSince(start) / 60 }
}

struct SleepNight: Identifiable {
  let day: Date
  var minutes: [Stage: Double]

  var id: Date { day }
  var total: Double { minutes.values.reduce(0, +) }
}

enum SleepSample {
  static let bedtime = date(2023, 11, 6, hour: 23, minute: 12)

  static let segments: [SleepSegment] = {
    let plan: [(Stage, Int)] = [
      (.awake, 8), (.core, 34), (.deep, 41), (.core, 25), (.rem, 18), (.core, 47), (.deep, 22),
      (.core, 30), (.rem, 31), (.awake, 6), (.core, 52), (.rem, 36), (.core, 28), (.awake, 11),
    ]
    var start = bedtime
    return plan.enumerated().map { index, item in
      let end = start.adding(item.1, .minute)
      defer { start = end }
      return SleepSegment(id: index, stage: item.0, start: start, end: end)
    }
  }()

  static let week: [SleepNight] = (0..<7).map { index in
    let shift = Double(index * 37 % 23)
    return SleepNight(
      day: date(2023, 11, 6).adding(index, .day),
      minutes: [
        .awake: 12 + shift / 2, .rem: 80 + shift, .core: 230 - shift * 2, .deep: 62 + shift / 3,
      ])
  }

  static let bedtimes: [(night: Date, start: Double, end: Double)] = (0..<14).map { index in
    let wave = sin(Double(index) * 0.9)
    return (date(2023, 11, 1).adding(index, .day), -1.2 + wave * 0.8, 6.6 + wave * 0.5)
  }
}

struct SleepStagesChart: View {
  let segments = SleepSample.segments

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("TIME ASLEEP")
        .font(.caption)
        .foregroundColor(.secondary)
      Text(formatted(minutes: segments.filter { $0.stage != .awake }.map(\.minutes).reduce(0, +)))
        .font(.title.bold())

      Chart(segments) { segment in
        BarMark(
          xStart: .value("Start", segment.start),
          xEnd: .value("End", segment.end),
          y: .value("Stage", segment.stage),
          height: .fixed(22)
        )
        .foregroundStyle(by: .value("Stage", segment.stage))
        .cornerRadius(4)
      }
      .chartYScale(domain: Stage.allCases.map(\.rawValue))
      .chartForegroundStyleScale([
        "Awake": Color.orange, "REM": Color.cyan, "Core": Color.blue, "Deep": Color.indigo,
      ])
      .chartLegend(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 2)) { value in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
        }
      }
      .chartYAxis {
        AxisMarks(preset: .extended, position: .leading) { value in
          AxisValueLabel {
            if let stage = value.as(Stage.self) {
              Text(stage.rawValue)
                .font(.caption)
                .foregroundColor(stage.color)
            }
          }
        }
      }
      .frame(height: 200)
    }
    .padding()
  }

  private func formatted(minutes: Double) -> String {
    let total = Int(minutes)
    return "\(total / 60)h \(total % 60)m"
  }
}

struct SleepWeekChart: View {
  @State private var isShowingStages = true

  var body: some View {
    VStack(alignment: .leading) {
      SegmentedButtons(
        options: [true, false], title: { $0 ? "Stages" : "Total" }, selection: $isShowingStages)

      Chart(SleepSample.week) { night in
        if isShowingStages {
          ForEach(Stage.allCases) { stage in
            BarMark(
              x: .value("Night", night.day, unit: .day),
              y: .value("Hours", (night.minutes[stage] ?? 0) / 60)
            )
            .foregroundStyle(by: .value("Stage", stage.rawValue))
          }
        } else {
          BarMark(
            x: .value("Night", night.day, unit: .day),
            y: .value("Hours", night.total / 60)
          )
          .foregroundStyle(.indigo.gradient)
        }
      }
      .chartForegroundStyleScale(
        domain: Stage.allCases.map(\.rawValue), range: Stage.allCases.map(\.color)
      )
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          if let day = value.as(Date.self) {
            AxisValueLabel(centered: true) {
              VStack(spacing: 0) {
                Text(day, format: .dateTime.weekday(.abbreviated))
                Text(day, format: .dateTime.day())
                  .font(.caption2)
                  .foregroundStyle(.tertiary)
              }
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks(values: [0, 2, 4, 6, 8]) { value in
          AxisGridLine()
          AxisValueLabel("\(value.as(Int.self) ?? 0) h")
        }
      }
      .frame(height: 230)
    }
    .padding()
  }
}

struct BedtimeChart: View {
  var body: some View {
    Card(title: "Bedtime", subtitle: "Two weeks") {
      Chart {
        RectangleMark(
          yStart: .value("Target start", -1.5), yEnd: .value("Target end", -0.5)
        )
        .foregroundStyle(.mint.opacity(0.2))

        ForEach(SleepSample.bedtimes, id: \.night) { item in
          BarMark(
            x: .value("Night", item.night, unit: .day),
            yStart: .value("Asleep", item.start),
            yEnd: .value("Awake", item.end),
            width: .ratio(0.5)
          )
          .cornerRadius(5)
          .foregroundStyle(.teal)
        }
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartYAxis {
        AxisMarks(values: .stride(by: 2)) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
          AxisValueLabel {
            if let hours = value.as(Double.self) {
              Text(clock(hours))
            }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 3)) { _ in
          AxisTick()
          AxisValueLabel(format: .dateTime.day().month(), centered: false)
        }
      }
      .frame(height: 220)
    }
    .padding()
  }

  private func clock(_ hours: Double) -> String {
    let hour = (Int(hours) + 24) % 24
    return String(format: "%02d:00", hour)
  }
}

struct SleepDebtChart: View {
  let need = 7.0

  var body: some View {
    Chart {
      ForEach(SleepSample.week) { night in
        let difference = night.total / 60 - need
        BarMark(
          x: .value("Night", night.day, unit: .day),
          y: .value("Difference", difference)
        )
        .foregroundStyle(difference < 0 ? .red : .green)
        .annotation(position: difference < 0 ? .bottom : .top) {
          Text(difference, format: .number.precision(.fractionLength(1)).sign(strategy: .always()))
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      RuleMark(y: .value("Need", 0))
        .lineStyle(.init(lineWidth: 1))
        .foregroundStyle(.primary)
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let hours = value.as(Double.self) {
            Text("\(hours, specifier: "%.1f") h")
          }
        }
      }
    }
    .chartXAxis(.hidden)
    .frame(height: 180)
    .padding()
  }
}

#Preview("Stages") {
  SleepStagesChart()
}

#Preview("Week") {
  SleepWeekChart()
}
