import Charts
import SwiftUI

struct HeartRateSummary: Identifiable {
  let weekday: Date
  let low: Int
  let high: Int
  let resting: Double

  var id: Date { weekday }

  static let week: [HeartRateSummary] = [
    (58, 132, 61.0), (55, 148, 60.5), (57, 119, 60.0), (54, 171, 59.0), (56, 126, 59.5),
    (52, 165, 58.0), (60, 110, 61.5),
  ].enumerated().map { index, item in
    HeartRateSummary(
      weekday: date(2023, 9, 4).adding(index, .day), low: item.0, high: item.1, resting: item.2)
  }
}

struct HeartRateSample {
  let time: Date
  let bpm: Double

  static let run: [HeartRateSample] = {
    var generator = SampleGenerator(seed: 99)
    var bpm = 82.0
    return (0..<90).map { minute in
      let target = minute < 10 ? 120.0 : minute < 60 ? 152 + 14 * sin(Double(minute) / 5) : 96
      bpm += (target - bpm) * 0.22 + Double.random(in: -3...3, using: &generator)
      return HeartRateSample(
        time: date(2023, 9, 9, hour: 7, minute: 10).adding(minute, .minute), bpm: bpm)
    }
  }()
}

enum HeartRateZone: Int, CaseIterable, Identifiable {
  case warmUp = 1
  case fatBurn
  case cardio
  case peak

  var id: Int { rawValue }

  var name: String {
    switch self {
    case .warmUp: return "Warm up"
    case .fatBurn: return "Fat burn"
    case .cardio: return "Cardio"
    case .peak: return "Peak"
    }
  }

  var range: ClosedRange<Double> {
    switch self {
    case .warmUp: return 60...105
    case .fatBurn: return 105...133
    case .cardio: return 133...160
    case .peak: return 160...185
    }
  }

  var color: Color {
    switch self {
    case .warmUp: return .blue
    case .fatBurn: return .green
    case .cardio: return .orange
    case .peak: return .red
    }
  }
}

struct HeartRateRangeChart: View {
  @State private var barWidth = 10.0
  @State private var color = Color.red

  var body: some View {
    VStack(alignment: .leading) {
      Text("RANGE")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text("52–171")
          .font(.system(.title, design: .rounded))
        Text("BPM")
          .foregroundColor(.secondary)
      }

      Chart(HeartRateSummary.week) { day in
        BarMark(
          x: .value("Day", day.weekday, unit: .day),
          yStart: .value("Lowest", day.low),
          yEnd: .value("Highest", day.high),
          width: .fixed(barWidth)
        )
        .clipShape(Capsule())
        .foregroundStyle(color.gradient)
        .accessibilityLabel(day.weekday.formatted(date: .complete, time: .omitted))
        .accessibilityValue("\(day.low) to \(day.high) BPM")
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
      .chartYScale(domain: 40...180)
      .frame(height: 240)
    }
    .padding()
  }
}

struct HeartRateZonesChart: View {
  let samples = HeartRateSample.run

  var body: some View {
    Chart {
      ForEach(HeartRateZone.allCases) { zone in
        RectangleMark(
          yStart: .value("Zone start", zone.range.lowerBound),
          yEnd: .value("Zone end", zone.range.upperBound)
        )
        .foregroundStyle(zone.color.opacity(0.15))
        .annotation(position: .overlay, alignment: .topLeading) {
          Text(zone.name)
            .font(.caption2)
            .foregroundColor(zone.color)
            .padding(2)
        }
      }
      ForEach(samples, id: \.time) { sample in
        LineMark(
          x: .value("Time", sample.time),
          y: .value("BPM", sample.bpm)
        )
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      }
    }
    .chartYScale(domain: 60...185)
    .chartXAxis {
      AxisMarks(values: .stride(by: .minute, count: 30)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour().minute())
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: HeartRateZone.allCases.map(\.range.lowerBound))
    }
    .chartPlotStyle { plotArea in
      plotArea
        .border(Color.gray.opacity(0.4), width: 0.5)
    }
    .frame(height: 240)
    .padding()
  }
}

struct RestingHeartRateChart: View {
  let days = HeartRateSummary.week

  private var minimum: HeartRateSummary? {
    days.min { $0.resting < $1.resting }
  }

  var body: some View {
    Card(title: "Resting Heart Rate", subtitle: "Sep 4 – Sep 10") {
      Chart {
        ForEach(days) { day in
          LineMark(
            x: .value("Day", day.weekday),
            y: .value("Resting", day.resting)
          )
          .foregroundStyle(.red.opacity(0.5))
          PointMark(
            x: .value("Day", day.weekday),
            y: .value("Resting", day.resting)
          )
          .symbol {
            Circle()
              .strokeBorder(.red, lineWidth: 2)
              .background(Circle().fill(.white))
              .frame(width: 10, height: 10)
          }
          .annotation(position: .top, spacing: 6) {
            if day.id == minimum?.id {
              Text(day.resting, format: .number.precision(.fractionLength(1)))
                .font(.caption2.bold())
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(Capsule().fill(Color.red.opacity(0.15)))
            }
          }
        }
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartXAxis {
        AxisMarks(values: days.map(\.weekday)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.narrow), anchor: .top)
        }
      }
      .frame(height: 170)
    }
    .padding()
  }
}

struct LiveHeartRateView: View {
  @StateObject private var monitor = HeartRateMonitor()

  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      VStack(alignment: .leading) {
        Text("\(monitor.current)")
          .font(.system(size: 44, weight: .bold, design: .rounded))
          .monospacedDigit()
        Text("BPM")
          .font(.caption.bold())
          .foregroundColor(.red)
      }
      Chart(Array(monitor.beats.enumerated()), id: \.offset) { index, value in
        LineMark(
          x: .value("Index", index),
          y: .value("Voltage", value)
        )
        .interpolationMethod(.cardinal)
        .foregroundStyle(
          LinearGradient(
            gradient: Gradient(colors: [.red.opacity(0), .red]), startPoint: .leading,
            endPoint: .trailing))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: -0.6...1.4)
      .frame(height: 90)
    }
    .padding()
    .onAppear { monitor.start() }
    .onDisappear { monitor.stop() }
  }
}

final class HeartRateMonitor: ObservableObject {
  @Published private(set) var beats: [Double] = []
  @Published private(set) var current = 0

  private let waveform: [Double] = [0, 0.05, 0.15, 0.05, 0, -0.1, 1.2, -0.4, 0, 0.1, 0.3, 0.1, 0]

  func start() {
    beats = (0..<5).flatMap { _ in waveform + [0, 0, 0] }
    current = 72
  }

  func stop() {
    beats.removeAll()
  }
}

struct HeartRate_Previews: PreviewProvider {
  static var previews: some View {
    HeartRateRangeChart()
    HeartRateZonesChart()
    RestingHeartRateChart()
      .preferredColorScheme(.dark)
    LiveHeartRateView()
  }
}
