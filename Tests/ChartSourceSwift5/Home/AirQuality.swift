import Charts
import SwiftUI

struct AirSample: Identifiable {
  let id: Int
  let time: Date
  let room: String
  let co2: Double

  static let samples: [AirSample] = {
    let rooms = ["Bedroom", "Kitchen", "Office"]
    return rooms.enumerated().flatMap { roomIndex, room in
      (0..<37).map { step -> AirSample in
        let t = Double(step) / 6
        let base = 520.0 + Double(roomIndex) * 90
        let value = base + 330 * abs(sin(t * 0.7 + Double(roomIndex))) + 40 * cos(t * 4)
        return AirSample(
          id: roomIndex * 100 + step, time: date(2024, 1, 15, hour: 8).adding(step * 10, .minute),
          room: room, co2: value)
      }
    }
  }()
}

struct CO2Chart: View {
  let samples = AirSample.samples
  let limit = 900.0

  var body: some View {
    Card(title: "CO₂", subtitle: "ppm by room") {
      Chart {
        ForEach(samples) { sample in
          LineMark(
            x: .value("Time", sample.time),
            y: .value("CO2", sample.co2)
          )
          .foregroundStyle(by: .value("Room", sample.room))
          .interpolationMethod(.monotone)
        }
        RuleMark(y: .value("Limit", limit))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
          .annotation(
            position: .top, alignment: .trailing,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text("Ventilate above \(limit, format: .number)")
              .font(.caption2)
              .foregroundColor(.red)
          }
      }
      .chartForegroundStyleScale([
        "Bedroom": Color.indigo, "Kitchen": Color.orange, "Office": Color.teal,
      ])
      .chartYScale(domain: 400...1_200)
      .frame(height: 220)
    }
    .padding()
  }
}

struct AirQualityIndexChart: View {
  enum Level: Int, CaseIterable {
    case good = 0, moderate = 50, sensitive = 100, unhealthy = 150

    var color: Color {
      switch self {
      case .good: return Color(red: 0.36, green: 0.78, blue: 0.42)
      case .moderate: return Color(red: 0.98, green: 0.84, blue: 0.30)
      case .sensitive: return Color(red: 0.98, green: 0.58, blue: 0.24)
      case .unhealthy: return Color(red: 0.86, green: 0.24, blue: 0.28)
      }
    }

    static func level(for value: Int) -> Level {
      allCases.last { $0.rawValue <= value } ?? .good
    }
  }

  let values = [32, 41, 58, 73, 96, 121, 164, 148, 110, 84, 61, 44]

  var body: some View {
    Chart(Array(values.enumerated()), id: \.offset) { item in
      BarMark(
        x: .value("Hour", item.offset * 2),
        y: .value("AQI", item.element),
        width: .fixed(16)
      )
      .foregroundStyle(Level.level(for: item.element).color)
      .cornerRadius(8)
    }
    .chartXScale(domain: -1...23)
    .chartXAxis {
      AxisMarks(values: .stride(by: 4.0)) { value in
        AxisValueLabel("\(value.as(Int.self) ?? 0):00", centered: false, anchor: .top)
      }
    }
    .chartYAxis {
      AxisMarks(values: Level.allCases.map(\.rawValue)) { value in
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .frame(height: 180)
    .padding()
  }
}

struct PollenHeatMap: View {
  struct Cell: Identifiable {
    let plant: String
    let month: Int
    let load: Double
    var id: String { plant + "\(month)" }
  }

  private let cells: [Cell] = [("Birch", 4.0), ("Grass", 6.0), ("Hazel", 2.0), ("Mugwort", 8.0)]
    .flatMap { plant, peak in
      (1...12).map { month in
        Cell(plant: plant, month: month, load: exp(-pow(Double(month) - peak, 2) / 3))
      }
    }

  private func monthName(_ month: Int) -> String {
    Calendar.current.veryShortMonthSymbols[month - 1]
  }

  var body: some View {
    Chart(cells) { cell in
      RectangleMark(
        xStart: .value("Start", Double(cell.month) - 0.5),
        xEnd: .value("End", Double(cell.month) + 0.5),
        y: .value("Plant", cell.plant),
        height: .ratio(0.9)
      )
      .foregroundStyle(Color.green.opacity(0.1 + cell.load * 0.9))
    }
    .chartXScale(domain: 0.5...12.5)
    .chartXAxis {
      AxisMarks(position: .top, values: Array(1...12)) { value in
        AxisValueLabel(monthName(value.index + 1), anchor: .bottom)
      }
    }
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading)
    }
    .frame(height: 160)
    .padding()
  }
}

#Preview {
  VStack {
    CO2Chart()
    AirQualityIndexChart()
    PollenHeatMap()
  }
}
