import Charts
import SwiftUI
import Observation

enum NightStage: String, CaseIterable, Plottable {
  case awake = "Awake", rem = "REM", core = "Core", deep = "Deep"
  var color: Color {
    switch self {
    case .awake: .orange;
    case .rem: .cyan;
    case .core: .blue;
    case .deep: .indigo
    }
  }
}
struct NightSample: Identifiable {
  let id: Int; let stage: NightStage; let start: Date; let end: Date
}
@Observable final class NightModel {
  var samples: [NightSample] = []
  var rawSelection: Date?
  init() {
    var t = date(2024, 5, 6, hour: 22, minute: 40)
    let order: [(NightStage, Int)] = [
      (.awake, 12), (.core, 35), (.deep, 50), (.core, 25), (.rem, 20), (.core, 60), (.deep, 30),
      (.core, 45), (.rem, 45), (.awake, 6), (.core, 50), (.rem, 40), (.awake, 8),
    ]
    for (i, o) in order.enumerated() {
      let e = t.addingTimeInterval(Double(o.1) * 60)
      samples.append(NightSample(id: i, stage: o.0, start: t, end: e)); t = e
    }
  }
}
struct SleepNightChart: View {
  @State private var model = NightModel()
  var body: some View {
    Chart(model.samples) { sample in
      BarMark(
        xStart: .value("Start", sample.start), xEnd: .value("End", sample.end),
        y: .value("Stage", sample.stage), height: .ratio(0.6)
      )
      .foregroundStyle(by: .value("Stage", sample.stage))
      .cornerRadius(3)
    }
    .chartForegroundStyleScale { (stage: NightStage) in stage.color }
    .chartYScale(domain: NightStage.allCases)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) {
        AxisGridLine(); AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine();
        AxisValueLabel { if let s = value.as(NightStage.self) { Text(s.rawValue).font(.caption2) } }
      }
    }
    .chartLegend(.hidden)
    .frame(height: 180).padding()
  }
}
struct StepsWeek: View {
  struct Day: Identifiable { let id = UUID(); let date: Date; let steps: Int }
  static let days: [Day] = [4200, 8900, 12043, 6500, 9800, 15020, 3100].enumerated().map { i, s in
    Day(date: date(2024, 6, 3 + i), steps: s)
  }
  @State private var raw: Date? = days[3].date
  private var average: Double {
    Double(Self.days.map(\.steps).reduce(0, +)) / Double(Self.days.count)
  }
  var body: some View {
    Chart {
      RuleMark(y: .value("Average", average))
        .foregroundStyle(.mint)
        .lineStyle(.init(lineWidth: 1, dash: [5]))
      ForEach(Self.days) { day in
        BarMark(x: .value("Date", day.date, unit: .day), y: .value("Steps", day.steps))
          .foregroundStyle(Color.pink.gradient)
          .opacity(raw.map(day.date.isSameDay) ?? true ? 1 : 0.3)
      }
    }
    .chartXSelection(value: $raw.animation(.easeInOut))
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine().foregroundStyle(Color.secondary.opacity(0.3))
        AxisValueLabel((value.as(Double.self) ?? 0).formatted(.number.notation(.compactName)))
      }
    }
    .frame(height: 150).padding()
  }
}
struct BloodPressure: View {
  struct Reading: Identifiable { let id = UUID(); let day: Date; let sys: Int; let dia: Int }
  let readings: [Reading] = (0..<14).map { i in
    Reading(
      day: Date(timeIntervalSinceReferenceDate: 7.4e8 + Double(i) * 86400), sys: 118 + (i * 7) % 23,
      dia: 74 + (i * 5) % 14)
  }
  var body: some View {
    Chart {
      RectangleMark(yStart: .value("Low", 80), yEnd: .value("High", 120)).foregroundStyle(
        .green.opacity(0.12))
      ForEach(readings) { r in
        BarMark(
          x: .value("Day", r.day, unit: .day), yStart: .value("Dia", r.dia),
          yEnd: .value("Sys", r.sys), width: .fixed(6)
        )
        .clipShape(Capsule())
        .foregroundStyle(r.sys > 130 ? .red : .accentColor)
        PointMark(x: .value("Day", r.day, unit: .day), y: .value("Sys", r.sys)).symbol(.diamond)
          .symbolSize(24).foregroundStyle(.primary)
      }
    }
    .chartYScale(domain: [60, 160])
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 5)) }
    .accessibilityLabel("Blood pressure")
    .frame(height: 200).padding()
  }
}
struct ECGStrip: View {
  let values: [Double] = (0..<600).map { i in
    let t = Double(i % 100) / 100
    return exp(-pow((t - 0.4) / 0.012, 2)) * 1.2 - exp(-pow((t - 0.43) / 0.015, 2)) * 0.3 + exp(
      -pow((t - 0.2) / 0.04, 2)) * 0.15 + exp(-pow((t - 0.65) / 0.06, 2)) * 0.3
  }
  var body: some View {
    Chart(Array(values.enumerated()), id: \.offset) { i, v in
      LineMark(x: .value("ms", Double(i) * 10), y: .value("mV", v)).lineStyle(
        StrokeStyle(lineWidth: 1)
      ).foregroundStyle(.red)
    }
    .chartXScale(domain: 0...6000)
    .chartYScale(domain: -1...2)
    .chartXAxis {
      AxisMarks(values: Array(stride(from: 0, through: 6000, by: 200))) { v in
        AxisGridLine(stroke: .init(lineWidth: v.index % 5 == 0 ? 1 : 0.3)).foregroundStyle(
          .pink.opacity(0.5))
      }
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 0.5)) { AxisGridLine().foregroundStyle(.pink.opacity(0.5)) }
    }
    .chartPlotStyle { $0.border(.pink.opacity(0.6)) }
    .frame(height: 160).padding()
  }
}
struct RingsChart: View {
  let parts: [(name: String, value: Double, color: Color)] = [
    ("Move", 0.78, .red), ("Exercise", 0.5, .green), ("Stand", 0.92, .cyan),
  ]
  var body: some View {
    ZStack {
      ForEach(Array(parts.enumerated()), id: \.offset) { i, p in
        Chart {
          SectorMark(
            angle: .value(p.name, p.value), innerRadius: .fixed(70 - CGFloat(i) * 22),
            outerRadius: .fixed(88 - CGFloat(i) * 22), angularInset: 1
          ).foregroundStyle(p.color).cornerRadius(9)
          SectorMark(
            angle: .value("Rest", 1 - p.value), innerRadius: .fixed(70 - CGFloat(i) * 22),
            outerRadius: .fixed(88 - CGFloat(i) * 22)
          ).foregroundStyle(p.color.opacity(0.2))
        }
        .chartLegend(.hidden)
      }
      VStack {
        Text("78%").font(.title2).bold(); Text("Move").font(.caption).foregroundStyle(.secondary)
      }
    }
    .frame(height: 200).padding()
  }
}
