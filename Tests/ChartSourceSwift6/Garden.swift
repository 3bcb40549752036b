import Charts
import SwiftUI

actor MoistureSensor {
  func readings() -> [MoistureReading] {
    (0..<48).map { index in
      let dry = 72 - Double(index % 24) * 1.9
      return MoistureReading(hour: index, percent: dry + 6 * sin(Double(index)))
    }
  }
}

struct MoistureReading: Identifiable, Sendable {
  let hour: Int
  let percent: Double
  var id: Int { hour }
}

@MainActor
@Observable
final class GardenModel {
  var readings: [MoistureReading] = []
  var scrollX = 12

  func load(from sensor: MoistureSensor) async {
    readings = await sensor.readings()
  }

  static let sample: GardenModel = {
    let model = GardenModel()
    model.readings = (0..<48).map {
      MoistureReading(hour: $0, percent: 72 - Double($0 % 24) * 1.9 + 6 * sin(Double($0)))
    }
    return model
  }()
}

struct MoistureChart: View {
  var model = GardenModel.sample

  var body: some View {
    Chart {
      ForEach(model.readings) { reading in
        LineMark(x: .value("Hour", reading.hour), y: .value("Moisture", reading.percent / 100))
          .interpolationMethod(.monotone)
          .foregroundStyle(
            .linearGradient(
              stops: [
                .init(color: .red, location: 0), .init(color: .red, location: 0.35),
                .init(color: .green, location: 0.35), .init(color: .green, location: 1),
              ],
              startPoint: .bottom, endPoint: .top)
          )
          .alignsMarkStylesWithPlotArea()
      }
      RuleMark(y: .value("Dry", 0.35))
        .foregroundStyle(.red.opacity(0.6))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
        .annotation(position: .bottom, alignment: .trailing) {
          Text("Water me").font(.caption2).foregroundStyle(.red)
        }
    }
    .chartYScale(domain: 0...1)
    .chartYAxis {
      AxisMarks(values: [0, 0.35, 1]) { value in
        AxisGridLine()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    .frame(height: 200)
    .padding()
  }
}

struct ScrollingMoistureChart: View {
  @State private var model = GardenModel.sample

  var body: some View {
    Chart(model.readings) { reading in
      BarMark(x: .value("Hour", reading.hour), y: .value("Moisture", reading.percent), width: 10)
        .foregroundStyle(reading.percent < 35 ? .red : .green)
        .cornerRadius(5)
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 16)
    .chartScrollPosition(initialX: 20)
    .chartScrollTargetBehavior(.valueAligned(unit: 4))
    .frame(height: 180)
    .padding()
  }
}

struct HarvestChart: View {
  struct Harvest: Identifiable, Sendable {
    let plant: String
    let kilograms: Double
    var id: String { plant }
  }

  let harvests = [
    Harvest(plant: "Tomato", kilograms: 14.2), Harvest(plant: "Zucchini", kilograms: 11.7),
    Harvest(plant: "Bean", kilograms: 4.4), Harvest(plant: "Chili", kilograms: 0.8),
  ]

  var body: some View {
    Chart {
      ForEach(harvests) { harvest in
        BarMark(x: .value("Mass", harvest.kilograms), y: .value("Plant", harvest.plant))
          .foregroundStyle(Color(hue: 0.32, saturation: 0.7, brightness: 0.7))
          .annotation(position: .trailing, alignment: .center, spacing: 4) {
            Text(harvest.kilograms, format: .number.precision(.fractionLength(1)))
              .font(.caption.monospacedDigit())
              .foregroundStyle(.secondary)
          }
      }
    }
    .chartXScale(domain: 0...16)
    .chartXAxisLabel {
      Text("kg").font(.caption)
    }
    .frame(height: 220)
    .padding()
  }
}

struct PlantingCalendar: View {
  struct Period: Identifiable, Sendable {
    let plant: String
    let kind: String
    let months: ClosedRange<Int>
    var id: String { plant + kind }
  }

  let periods = [
    Period(plant: "Tomato", kind: "Sow", months: 3...4),
    Period(plant: "Tomato", kind: "Harvest", months: 7...10),
    Period(plant: "Lettuce", kind: "Sow", months: 3...8),
    Period(plant: "Lettuce", kind: "Harvest", months: 5...10),
    Period(plant: "Leek", kind: "Sow", months: 2...3),
    Period(plant: "Leek", kind: "Harvest", months: 9...12),
  ]

  var body: some View {
    Chart(periods) { period in
      BarMark(
        xStart: .value("Start", period.months.lowerBound),
        xEnd: .value("End", period.months.upperBound + 1),
        y: .value("Plant", period.plant),
        height: .fixed(10)
      )
      .position(by: .value("Kind", period.kind), axis: .vertical, span: .ratio(0.6))
      .foregroundStyle(by: .value("Kind", period.kind))
    }
    .chartForegroundStyleScale(["Sow": Color.brown, "Harvest": Color.green])
    .chartXScale(domain: 1...13)
    .chartXAxis {
      AxisMarks(values: Array(1...12)) { value in
        AxisGridLine()
        AxisValueLabel(centered: true) {
          Text(Calendar.current.veryShortMonthSymbols[value.index])
        }
      }
    }
    .frame(height: 210)
    .padding()
  }
}

#Preview {
  @Previewable @State var model = GardenModel.sample
  MoistureChart(model: model)
}
