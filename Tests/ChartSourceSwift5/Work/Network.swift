import Charts
import SwiftUI

struct Ping: Identifiable {
  let id: Int
  let time: Date
  let milliseconds: Double?

  static let samples: [Ping] = {
    var generator = SampleGenerator(seed: 41)
    return (0..<80).map { index in
      let spike = index % 23 == 19 ? 60.0 : 0
      let value = 22 + spike + Double.random(in: -4...7, using: &generator)
      return Ping(
        id: index, time: date(2024, 8, 1, hour: 10).addingTimeInterval(Double(index) * 5),
        milliseconds: (40..<46).contains(index) ? nil : value)
    }
  }()
}

struct LatencyChart: View {
  let pings = Ping.samples

  private var lost: [Ping] { pings.filter { $0.milliseconds == nil } }

  var body: some View {
    Chart {
      ForEach(pings) { ping in
        LineMark(
          x: .value("Time", ping.time),
          y: .value("ms", ping.milliseconds ?? .nan)
        )
        .foregroundStyle(.mint)
      }
      if let first = lost.first, let last = lost.last {
        RectangleMark(
          xStart: .value("Start", first.time),
          xEnd: .value("End", last.time)
        )
        .foregroundStyle(.red.opacity(0.2))
        .annotation(position: .overlay) {
          Text("offline")
            .font(.caption2)
            .foregroundColor(.red)
            .rotationEffect(.degrees(-90))
            .fixedSize()
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour().minute().second())
      }
    }
    .chartYAxisLabel("ms")
    .frame(height: 180)
    .padding()
  }
}

struct UptimeStrip: View {
  let states: [Bool] = (0..<60).map { ![13, 14, 41].contains($0) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("api.example.com")
          .font(.subheadline.bold())
        Spacer()
        Text(Double(states.filter { $0 }.count) / Double(states.count), format: .percent)
          .font(.subheadline)
          .foregroundColor(.green)
      }
      Chart(states.indices, id: \.self) { index in
        BarMark(x: .value("Day", index), y: .value("Up", 1), width: 4)
          .foregroundStyle(states[index] ? Color.green : .red)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(height: 28)
      HStack {
        Text("60 days ago")
        Rectangle().fill(.quaternary).frame(height: 1)
        Text("today")
      }
      .font(.caption2)
      .foregroundColor(.secondary)
    }
    .padding()
  }
}

struct SpeedTestView: View {
  struct Speed: Identifiable {
    let id = UUID()
    let second: Double
    let megabits: Double
    let direction: Direction
  }

  enum Direction: String, CaseIterable {
    case download = "Download"
    case upload = "Upload"
  }

  let speeds: [Speed] = Direction.allCases.flatMap { direction in
    stride(from: 0, through: 10, by: 0.5).map { second in
      let top = direction == .download ? 94.0 : 38
      return Speed(
        second: second, megabits: top * (1 - exp(-second)) + 4 * sin(second * 3),
        direction: direction)
    }
  }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.05, green: 0.07, blue: 0.2), .black], startPoint: .top,
        endPoint: .bottom)
      Chart(speeds) { speed in
        AreaMark(
          x: .value("Second", speed.second),
          y: .value("Mbit/s", speed.megabits),
          stacking: .unstacked
        )
        .interpolationMethod(.cardinal(tension: 0.4))
        .foregroundStyle(by: .value("Direction", speed.direction.rawValue))
        .opacity(0.25)
        LineMark(
          x: .value("Second", speed.second),
          y: .value("Mbit/s", speed.megabits)
        )
        .interpolationMethod(.cardinal(tension: 0.4))
        .foregroundStyle(by: .value("Direction", speed.direction.rawValue))
        .shadow(color: .cyan, radius: 6)
      }
      .chartForegroundStyleScale(["Download": Color.cyan, "Upload": Color.pink])
      .chartYAxis {
        AxisMarks(position: .leading) { _ in
          AxisGridLine().foregroundStyle(.white.opacity(0.2))
          AxisValueLabel().foregroundStyle(.white.opacity(0.7))
        }
      }
      .chartXAxis {
        AxisMarks { value in
          AxisValueLabel {
            Text("\(value.as(Double.self) ?? 0, specifier: "%.0f")s")
              .foregroundColor(.white.opacity(0.7))
          }
        }
      }
      .padding()
    }
    .frame(height: 240)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .environment(\.colorScheme, .dark)
    .padding()
  }
}

struct DataUsageRing: View {
  let used = 7.4
  let limit = 10.0

  var body: some View {
    Chart {
      SectorMark(angle: .value("Used", used), innerRadius: .ratio(0.8))
        .foregroundStyle(.blue)
        .cornerRadius(8)
      SectorMark(angle: .value("Free", limit - used), innerRadius: .ratio(0.8))
        .foregroundStyle(.gray.opacity(0.2))
    }
    .overlay {
      VStack {
        Text(used / limit, format: .percent.precision(.fractionLength(0)))
          .font(.title.bold())
        Text("of \(limit, specifier: "%.0f") GB")
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .frame(width: 160, height: 160)
    .padding()
  }
}

#Preview("Network") {
  VStack {
    LatencyChart()
    UptimeStrip()
    SpeedTestView()
    DataUsageRing()
  }
}
