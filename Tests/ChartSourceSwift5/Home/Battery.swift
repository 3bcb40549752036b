import Charts
import SwiftUI

struct BatteryLevel: Identifiable {
  let date: Date
  let level: Int
  let isCharging: Bool
  let isLowPower: Bool

  var id: Date { date }

  static let day: [BatteryLevel] = {
    var level = 76.0
    return (0..<96).map { index in
      let isCharging = (18..<40).contains(index) || (70..<76).contains(index)
      level = min(100, max(3, level + (isCharging ? 3.1 : -1.25)))
      return BatteryLevel(
        date: ChartSourceSwift5.date(2024, 2, 1, hour: 21).adding(index * 15, .minute),
        level: Int(level), isCharging: isCharging, isLowPower: level < 20)
    }
  }()
}

struct BatteryLevelChart: View {
  let levels = BatteryLevel.day

  private func color(of item: BatteryLevel) -> Color {
    if item.isLowPower { return .yellow }
    return .green
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("BATTERY LEVEL")
        .font(.caption)
        .foregroundColor(.secondary)
      Chart {
        ForEach(levels) { item in
          if item.isCharging {
            RectangleMark(
              xStart: .value("Start", item.date),
              xEnd: .value("End", item.date.adding(15, .minute))
            )
            .foregroundStyle(.green.opacity(0.12))
          }
          BarMark(
            x: .value("Time", item.date),
            y: .value("Level", item.level),
            width: .fixed(2)
          )
          .foregroundStyle(color(of: item))
        }
      }
      .chartYScale(domain: 0...100)
      .chartYAxis {
        AxisMarks(values: [0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel {
            Text("\(value.index * 50)%")
          }
        }
        AxisMarks(values: [25, 75]) {
          AxisGridLine()
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 3)) { value in
          AxisGridLine(stroke: .init(lineWidth: 0.5, dash: [2]))
          AxisTick(length: .longestLabel, stroke: .init(lineWidth: 0.5, dash: [2]))
          AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .narrow)))
        }
      }
      .frame(height: 140)
    }
    .padding()
  }
}

struct ChargingCurve: View {
  let minutes = Array(stride(from: 0.0, through: 90.0, by: 3.0))

  private func percent(_ minute: Double) -> Double { 100 * (1 - exp(-minute / 28)) }
  private func watts(_ minute: Double) -> Double { max(2, 27 * exp(-minute / 45)) }

  var body: some View {
    Chart {
      ForEach(minutes, id: \.self) { minute in
        LineMark(
          x: .value("Minute", minute), y: .value("Charge", percent(minute) / 100),
          series: .value("Quantity", "Charge")
        )
        .foregroundStyle(.green)
      }
      ForEach(minutes, id: \.self) { minute in
        LineMark(
          x: .value("Minute", minute), y: .value("Power", watts(minute) / 30),
          series: .value("Quantity", "Power")
        )
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 4]))
      }
    }
    .chartYAxis {
      let marks = stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }
      AxisMarks(position: .leading, values: marks) { value in
        AxisGridLine()
        AxisValueLabel {
          Text("\(Int(marks[value.index] * 100))%").foregroundColor(.green)
        }
      }
      AxisMarks(position: .trailing, values: marks) { value in
        AxisValueLabel {
          Text("\(marks[value.index] * 30, specifier: "%.1f") W").foregroundColor(.orange)
        }
      }
    }
    .chartXAxisLabel("Minutes", position: .bottom, alignment: .center)
    .frame(height: 210)
    .padding()
  }
}

struct DeviceBatteryGauge: View {
  var level = 0.72

  var body: some View {
    Chart {
      BarMark(xStart: .value("Start", 0), xEnd: .value("Level", level), y: .value("Battery", "B"))
        .foregroundStyle(level < 0.2 ? Color.red : .green)
        .cornerRadius(6)
      BarMark(xStart: .value("Level", level), xEnd: .value("End", 1), y: .value("Battery", "B"))
        .foregroundStyle(.gray.opacity(0.2))
        .cornerRadius(6)
    }
    .chartXScale(domain: 0...1)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(width: 140, height: 40)
    .overlay(
      Text(level, format: .percent)
        .font(.caption.bold())
    )
    .padding()
  }
}

/// The level over a day, with marks at given shares.
struct BatteryDayChart: View {
  var levels = [0.9, 0.7, 0.4, 0.2]

  var body: some View {
    Chart(levels.indices, id: \.self) { index in
      LineMark(x: .value("Quarter", index), y: .value("Level", levels[index]))
    }
    .chartYAxis { AxisMarks(format: .percent, values: [0, 0.5, 1]) }
    .chartXAxis {
      AxisMarks(values: [0, 1, 2, 3]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(6 * (value.as(Int.self) ?? 0)) h").italic() }
      }
    }
  }
}

#Preview {
  VStack {
    BatteryLevelChart()
    ChargingCurve()
    DeviceBatteryGauge()
  }
}
