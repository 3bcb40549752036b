import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Charts of heart rates, sleep, steps and weight.
  static let health: [ShowcaseScene] = [
    ShowcaseScene("health.heart-rate", HeartRate()),
    ShowcaseScene("health.steps", Steps()),
    ShowcaseScene("health.sleep", Sleep(), height: 200),
    ShowcaseScene("health.weight", Weight()),
    ShowcaseScene("health.activity", Activity()),
    ShowcaseScene("health.blood-pressure", BloodPressure()),
    ShowcaseScene("health.zones", Zones(), height: 140),
    ShowcaseScene("health.walking-card", WalkingCard(), width: 320, height: 150),
  ]
}

/// The range of the heart rate of each hour as a capsule.
@Sourced(UTC.self)
private struct HeartRate: View {
  private func low(_ hour: Int) -> Int { 52 + (hour > 6 && hour < 22 ? 12 : 0) + hour * 7 % 5 }
  private func high(_ hour: Int) -> Int {
    low(hour) + 9 + (hour > 6 ? hour * 13 % 31 : 3) + (hour == 18 ? 62 : 0)
  }

  var body: some View {
    Chart(0..<24, id: \.self) { hour in
      BarMark(
        x: .value("Hour", UTC.date(2022, 5, 3, hour: hour), unit: .hour),
        yStart: .value("Lowest", low(hour)), yEnd: .value("Highest", high(hour)), width: .fixed(6)
      )
      .cornerRadius(3)
      .foregroundStyle(.red)
    }
    .chartYScale(domain: 40...160)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
  }
}

/// The steps of a week, in a stronger colour for days that reached the goal.
@Sourced(UTC.self)
private struct Steps: View {
  let goal = 8_000
  let steps = [6_214, 9_870, 8_120, 4_530, 10_980, 12_340, 7_410]

  var body: some View {
    Chart {
      ForEach(steps.indices, id: \.self) { day in
        BarMark(
          x: .value("Day", UTC.date(2022, 5, 2 + day), unit: .day), y: .value("Steps", steps[day])
        )
        .foregroundStyle(steps[day] < goal ? .orange.opacity(0.5) : .orange)
      }
      RuleMark(y: .value("Goal", goal))
        .foregroundStyle(.primary)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
  }
}

/// Stages of sleep as intervals of time in rows.
@Sourced
private struct Sleep: View {
  struct Interval: Identifiable {
    let id: Int
    let stage: String
    let start: Date
    let end: Date
  }

  let intervals: [Interval] = {
    var time = Date(timeIntervalSince1970: 1_651_533_000)
    let stages: [(String, Double)] = [
      ("Awake", 9), ("Core", 34), ("Deep", 41), ("Core", 28), ("REM", 17), ("Core", 46),
      ("Deep", 29),
      ("Core", 38), ("REM", 31), ("Awake", 5), ("Core", 52), ("REM", 42), ("Core", 33),
      ("Awake", 7),
    ]
    return stages.enumerated().map { index, stage in
      let start = time
      time += 60 * stage.1
      return Interval(id: index, stage: stage.0, start: start, end: time)
    }
  }()

  var body: some View {
    Chart(intervals) { interval in
      BarMark(
        xStart: .value("Start", interval.start), xEnd: .value("End", interval.end),
        y: .value("Stage", interval.stage), height: .ratio(0.8)
      )
      .foregroundStyle(by: .value("Stage", interval.stage))
    }
    .chartYScale(domain: ["Awake", "REM", "Core", "Deep"])
    .chartForegroundStyleScale([
      "Awake": Color.orange, "REM": .cyan, "Core": .blue, "Deep": .indigo,
    ])
    .chartLegend(.hidden)
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
  }
}

/// Measurements as faint points, and their trend as a line.
@Sourced(SeededNumbers.self, UTC.self)
private struct Weight: View {
  struct Day: Identifiable {
    let id: Int
    let weight: Double
    let trend: Double
    var date: Date { UTC.date(2022, 2, 1 + id) }
  }

  let days: [Day] = {
    var random = SeededNumbers(seed: 7)
    var trend = 81.2
    return (0..<90).map { day in
      let weight = 81.2 - 0.055 * Double(day) + 0.9 * sin(Double(day) / 14) + 0.5 * random.normal()
      trend += 0.12 * (weight - trend)
      return Day(id: day, weight: weight, trend: trend)
    }
  }()

  var body: some View {
    Chart(days) { day in
      PointMark(x: .value("Day", day.date), y: .value("Weight", day.weight))
        .symbolSize(16)
        .foregroundStyle(.purple.opacity(0.35))
      LineMark(x: .value("Day", day.date), y: .value("Trend", day.trend))
        .foregroundStyle(.purple)
    }
    .chartYScale(domain: 74...84)
    .chartYAxis { AxisMarks(values: .stride(by: 2.5)) }
  }
}

/// Minutes of activity by hour and kind, as stacked bars for a day.
@Sourced(UTC.self)
private struct Activity: View {
  private func minutes(_ kind: Int, _ hour: Int) -> Int {
    guard hour > 6 else { return 0 }
    return max(0, (hour * (kind + 3) * 7 + kind * 11) % 19 - 4 - 3 * kind)
  }

  var body: some View {
    Chart(Array(["Walk", "Ride", "Run"].enumerated()), id: \.element) { kind, name in
      ForEach(0..<24) { hour in
        BarMark(
          x: .value("Hour", UTC.date(2022, 5, 3, hour: hour), unit: .hour),
          y: .value("Minutes", minutes(kind, hour)))
      }
      .foregroundStyle(by: .value("Activity", name))
    }
    .chartForegroundStyleScale(["Walk": Color.green, "Ride": .mint, "Run": .red])
  }
}

/// Two measurements of a day, joined by a bar of rounded ends.
@Sourced(UTC.self)
private struct BloodPressure: View {
  let readings = [
    (124, 82), (129, 85), (121, 79), (135, 88), (127, 81), (118, 76), (131, 84), (122, 80),
    (126, 83),
  ]

  var body: some View {
    Chart(readings.indices, id: \.self) { index in
      let day = UTC.date(2022, 5, 2 + index)
      BarMark(
        x: .value("Day", day, unit: .day), yStart: .value("Diastolic", readings[index].1),
        yEnd: .value("Systolic", readings[index].0), width: 3
      )
      .foregroundStyle(.gray.opacity(0.4))
      PointMark(x: .value("Day", day, unit: .day), y: .value("Systolic", readings[index].0))
        .foregroundStyle(by: .value("Pressure", "Systolic"))
        .symbol(by: .value("Pressure", "Systolic"))
      PointMark(x: .value("Day", day, unit: .day), y: .value("Diastolic", readings[index].1))
        .foregroundStyle(by: .value("Pressure", "Diastolic"))
        .symbol(by: .value("Pressure", "Diastolic"))
    }
    .chartYScale(domain: 60...150)
  }
}

/// The time in each zone of the heart rate, as one bar that is stacked to 100 %.
@Sourced
private struct Zones: View {
  let zones: [(name: String, minutes: Int, color: Color)] = [
    ("Warm-up", 9, .gray), ("Easy", 21, .blue), ("Aerobic", 26, .green), ("Threshold", 11, .orange),
    ("Maximum", 4, .red),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("1 h 11 min").font(.title3.bold())
      Chart(zones, id: \.name) { zone in
        BarMark(x: .value("Minutes", zone.minutes), stacking: .normalized)
          .foregroundStyle(by: .value("Zone", zone.name))
      }
      .chartForegroundStyleScale(domain: zones.map(\.name), range: zones.map(\.color))
      .chartXAxis(.hidden)
    }
  }
}

/// A card with a number and a small chart without axes.
@Sourced
private struct WalkingCard: View {
  let kilometers = [4.2, 6.1, 3.8, 7.4, 5.6, 9.2, 8.1]

  var body: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Walking").font(.headline).foregroundStyle(.orange)
        Text("8.1 km").font(.title.bold())
        Text("Today").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Chart(kilometers.indices, id: \.self) { day in
        BarMark(x: .value("Day", "\(day)"), y: .value("Distance", kilometers[day]), width: 10)
          .cornerRadius(5)
          .foregroundStyle(day == 6 ? .orange : .gray.opacity(0.3))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 130, height: 70)
    }
    .padding()
    .background(.gray.opacity(0.12))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
