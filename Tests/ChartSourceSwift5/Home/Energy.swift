import Charts
import SwiftUI

enum PowerSource: String, CaseIterable, Codable {
  case solar = "Solar"
  case wind = "Wind"
  case hydro = "Hydro"
  case gas = "Gas"
}

struct PowerReading: Identifiable {
  let source: PowerSource
  let time: Date
  let megawatts: Double

  var id: String { "\(source.rawValue)-\(time.timeIntervalSinceReferenceDate)" }

  static let day: [PowerReading] = PowerSource.allCases.flatMap { source in
    (0...24).map { hour in
      let angle = Double(hour) / 24 * 2 * .pi
      let value: Double
      switch source {
      case .solar: value = max(0, -420 * cos(angle))
      case .wind: value = 210 + 90 * sin(angle * 1.5)
      case .hydro: value = 160
      case .gas: value = 240 + 120 * sin(angle * 2 + 2)
      }
      return PowerReading(
        source: source, time: date(2024, 6, 21).adding(hour, .hour), megawatts: value)
    }
  }
}

struct PowerMixChart: View {
  @State private var isNormalized = false

  var body: some View {
    VStack {
      Chart(PowerReading.day) { reading in
        AreaMark(
          x: .value("Time", reading.time),
          y: .value("Power", reading.megawatts),
          stacking: isNormalized ? .normalized : .standard
        )
        .foregroundStyle(by: .value("Source", reading.source.rawValue))
        .interpolationMethod(.catmullRom)
      }
      .chartForegroundStyleScale([
        PowerSource.solar.rawValue: Color.yellow,
        PowerSource.wind.rawValue: .mint,
        PowerSource.hydro.rawValue: .blue,
        PowerSource.gas.rawValue: .brown,
      ])
      .chartYAxisLabel("MW", position: .top, alignment: .trailing)
      .frame(height: 230)

      Button(isNormalized ? "Absolute" : "Share") {
        withAnimation { isNormalized.toggle() }
      }
    }
    .padding()
  }
}

struct PowerShareChart: View {
  var body: some View {
    Chart(PowerReading.day) { reading in
      AreaMark(
        x: .value("Time", reading.time),
        y: .value("Power", reading.megawatts),
        stacking: .normalized
      )
      .foregroundStyle(by: .value("Source", reading.source.rawValue))
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 0.25)) { value in
        AxisGridLine()
        if let share = value.as(Double.self) {
          AxisValueLabel {
            Text(share, format: .percent)
          }
        }
      }
    }
    .chartLegend(position: .trailing, alignment: .top)
    .frame(height: 220)
    .padding()
  }
}

struct PriceStepsChart: View {
  struct Price: Identifiable {
    let hour: Int
    let cents: Double
    var id: Int { hour }
  }

  let prices: [Price] = [
    9.1, 8.4, 7.9, 7.7, 8.2, 10.3, 14.8, 19.5, 18.9, 15.2, 11.8, 8.8, 4.1, 1.2, -0.8, 0.9, 6.7,
    13.9, 21.4, 24.8, 22.1, 17.3, 13.5, 10.9,
  ].enumerated().map { Price(hour: $0.offset, cents: $0.element) }

  private var start: Date { date(2024, 6, 21) }

  private func color(for cents: Double) -> Color {
    switch cents {
    case ..<8: return .green
    case 8..<16: return .yellow
    default: return .red
    }
  }

  var body: some View {
    Chart {
      ForEach(prices) { price in
        RectangleMark(
          xStart: .value("From", start.adding(price.hour, .hour)),
          xEnd: .value("To", start.adding(price.hour + 1, .hour)),
          yStart: .value("Zero", 0),
          yEnd: .value("Price", price.cents)
        )
        .foregroundStyle(color(for: price.cents).opacity(0.35))

        LineMark(
          x: .value("Time", start.adding(price.hour, .hour)),
          y: .value("Price", price.cents)
        )
        .interpolationMethod(.stepEnd)
        .foregroundStyle(.primary)
        .lineStyle(StrokeStyle(lineWidth: 1))
      }
      RuleMark(x: .value("Now", start.adding(15, .hour).adding(20, .minute)))
        .foregroundStyle(.red)
        .annotation(position: .top) {
          Text("now").font(.caption2).foregroundColor(.red)
        }
    }
    .chartYAxis {
      AxisMarks(position: .leading) {
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 4)) { value in
        if let date = value.as(Date.self) {
          let hour = Calendar.current.component(.hour, from: date)
          switch hour {
          case 0, 12:
            AxisValueLabel(format: .dateTime.hour())
          default:
            AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .omitted)))
          }
        }
        AxisGridLine()
        AxisTick()
      }
    }
    .frame(height: 210)
    .padding()
  }
}

struct SolarFlowChart: View {
  struct Flow: Identifiable {
    let id = UUID()
    let day: String
    let kind: String
    let kilowattHours: Double
  }

  let flows: [Flow] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap {
    index, day in
    [
      Flow(day: day, kind: "Self-used", kilowattHours: 6 + Double(index * 5 % 7)),
      Flow(day: day, kind: "Exported", kilowattHours: 3 + Double(index * 3 % 5)),
      Flow(day: day, kind: "Imported", kilowattHours: -2 - Double(index * 4 % 6)),
    ]
  }

  var body: some View {
    Chart(flows) {
      BarMark(
        x: .value("Day", $0.day),
        y: .value("Energy", $0.kilowattHours)
      )
      .foregroundStyle(by: .value("Kind", $0.kind))
    }
    .chartForegroundStyleScale([
      "Self-used": Color.green, "Exported": Color.yellow, "Imported": Color.red.opacity(0.7),
    ])
    .chartYAxisLabel {
      Text("kWh").font(.caption.italic())
    }
    .frame(height: 230)
    .padding()
  }
}

struct Energy_Previews: PreviewProvider {
  static var previews: some View {
    PowerMixChart()
    PowerShareChart()
    PriceStepsChart()
    SolarFlowChart()
  }
}
