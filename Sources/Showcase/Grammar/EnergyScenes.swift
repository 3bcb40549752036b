import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Charts of generation, prices and consumption.
  static let energy: [ShowcaseScene] = [
    ShowcaseScene("energy.generation", Generation()),
    ShowcaseScene("energy.generation-shares", GenerationShares()),
    ShowcaseScene("energy.prices", Prices()),
    ShowcaseScene("energy.solar", Solar()),
    ShowcaseScene("energy.devices", Devices(), height: 260),
    ShowcaseScene("energy.battery", Battery(), height: 200),
    ShowcaseScene("energy.import-and-export", Exchange()),
    ShowcaseScene("energy.load-by-weekday", LoadMap(), height: 260),
  ]
}

/// The power of each source by hour.
@Sourced(UTC.self)
struct SourcePower: Identifiable {
  let source: String
  let hour: Date
  let gigawatts: Double

  var id: String { "\(source) \(hour.timeIntervalSinceReferenceDate)" }

  /// A day of five sources.
  static let day: [SourcePower] = (0..<25).flatMap { hour in
    let angle = Double(hour) * .pi / 12
    let sun = max(0, -cos(angle) - 0.15)
    let powers: [(String, Double)] = [
      ("Hydro", 3.1 + 0.3 * sin(angle)), ("Biomass", 4.6), ("Wind", 12 + 5 * sin(angle + 1.1)),
      ("Solar", 26 * sun), ("Gas", 14 - 9 * sun + 2 * sin(2 * angle)),
    ]
    return powers.map { source, gigawatts in
      SourcePower(
        source: source, hour: UTC.date(2022, 6, 9, hour: hour), gigawatts: gigawatts)
    }
  }
}

/// Stacked areas: the power of five sources.
@Sourced(SourcePower.self)
private struct Generation: View {
  var body: some View {
    Chart(SourcePower.day) {
      AreaMark(x: .value("Hour", $0.hour), y: .value("Power", $0.gigawatts))
        .foregroundStyle(by: .value("Source", $0.source))
    }
    .chartForegroundStyleScale([
      "Hydro": Color.blue, "Biomass": .green, "Wind": .teal, "Solar": .yellow, "Gas": .gray,
    ])
  }
}

/// The same areas as shares of the total.
@Sourced(SourcePower.self)
private struct GenerationShares: View {
  var body: some View {
    Chart(SourcePower.day) {
      AreaMark(
        x: .value("Hour", $0.hour), y: .value("Power", $0.gigawatts), stacking: .normalized
      )
      .foregroundStyle(by: .value("Source", $0.source))
      .interpolationMethod(.monotone)
    }
    .chartForegroundStyleScale([
      "Hydro": Color.blue, "Biomass": .green, "Wind": .teal, "Solar": .yellow, "Gas": .gray,
    ])
    .chartYAxis {
      AxisMarks(
        format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0, 0.25, 0.5, 0.75, 1])
    }
  }
}

/// Hourly prices as steps, in red above the average and in green below zero.
@Sourced(UTC.self)
private struct Prices: View {
  private func price(_ hour: Int) -> Double {
    9 + 11 * cos(Double(hour - 19) * .pi / 6) + 5 * cos(Double(hour) * .pi / 12)
  }

  var body: some View {
    Chart {
      RuleMark(y: .value("Average", 9)).foregroundStyle(.gray).lineStyle(StrokeStyle(lineWidth: 1))
      ForEach(0..<24) { hour in
        BarMark(
          x: .value("Hour", UTC.date(2022, 6, 9, hour: hour), unit: .hour),
          y: .value("Price", price(hour)), width: .ratio(1)
        )
        .cornerRadius(0)
        .foregroundStyle(price(hour) < 0 ? .green : price(hour) > 9 ? .red : .yellow)
      }
    }
  }
}

/// The forecast as a dashed line, and what was generated as an area.
@Sourced(UTC.self)
private struct Solar: View {
  private func forecast(_ hour: Int) -> Double { max(0, 5.2 * sin(Double(hour - 6) * .pi / 14)) }
  private func actual(_ hour: Int) -> Double {
    forecast(hour) * (0.78 + 0.2 * sin(Double(hour) * 1.9))
  }

  var body: some View {
    Chart(5..<21, id: \.self) { hour in
      let time = UTC.date(2022, 6, 9, hour: hour)
      Plot {
        AreaMark(x: .value("Hour", time), y: .value("Power", actual(hour)))
          .foregroundStyle(.yellow.opacity(0.6))
        LineMark(x: .value("Hour", time), y: .value("Power", forecast(hour)))
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 4]))
          .foregroundStyle(.orange)
      }
      .interpolationMethod(.monotone)
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel("\(value.as(Int.self) ?? 0) kW")
      }
    }
  }
}

/// Sorted bars with their values in the labels of the axis.
@Sourced
private struct Devices: View {
  let devices: [(name: String, use: Double)] = [
    ("Heat pump", 9.4), ("Car", 7.1), ("Oven", 2.3), ("Fridge", 1.1), ("Lights", 0.8),
    ("Router", 0.3),
  ]

  var body: some View {
    Chart(devices, id: \.name) { device in
      BarMark(
        x: .value("Use", device.use),
        y: .value("Device", "\(device.name)  \(device.use) kWh")
      )
      .foregroundStyle(.teal)
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks { AxisValueLabel() } }
  }
}

/// The state of a battery, with the charging times as translucent bands behind it.
@Sourced(UTC.self)
private struct Battery: View {
  let charging = [(2, 5), (11, 16)]
  let levels = [
    38, 33, 29, 48, 67, 85, 81, 74, 66, 60, 55, 52, 63, 76, 88, 97, 100, 94, 86, 77, 69, 60, 52, 45,
    40,
  ]

  var body: some View {
    Chart {
      ForEach(charging, id: \.0) { start, end in
        RectangleMark(
          xStart: .value("Start", UTC.date(2022, 6, 9, hour: start)),
          xEnd: .value("End", UTC.date(2022, 6, 9, hour: end))
        )
        .foregroundStyle(.green.opacity(0.2))
      }
      ForEach(levels.indices, id: \.self) { hour in
        LineMark(
          x: .value("Hour", UTC.date(2022, 6, 9, hour: hour)),
          y: .value("Level", Double(levels[hour]) / 100))
      }
      .foregroundStyle(.green)
    }
    .chartYScale(domain: 0...1)
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0, 0.5, 1])
    }
  }
}

/// Positive and negative values, which are stacked away from zero.
@Sourced(UTC.self)
private struct Exchange: View {
  let days: [(gas: Int, grid: Int, export: Int)] = [
    (4, 6, -3), (3, 5, -6), (5, 7, -1), (4, 4, -8), (6, 5, -5), (2, 3, -9), (3, 4, -7),
  ]

  var body: some View {
    Chart(days.indices, id: \.self) { index in
      let day = UTC.date(2022, 6, 6 + index)
      BarMark(x: .value("Day", day, unit: .day), y: .value("Energy", days[index].grid))
        .foregroundStyle(by: .value("Flow", "Grid"))
      BarMark(x: .value("Day", day, unit: .day), y: .value("Energy", days[index].gas))
        .foregroundStyle(by: .value("Flow", "Gas"))
      BarMark(x: .value("Day", day, unit: .day), y: .value("Energy", days[index].export))
        .foregroundStyle(by: .value("Flow", "Export"))
    }
    .chartForegroundStyleScale(["Grid": Color.blue, "Gas": .orange, "Export": .green])
  }
}

/// The load by weekday and hour in the colours of a scale.
@Sourced
private struct LoadMap: View {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private func load(_ day: Int, _ hour: Int) -> Double {
    let evening = exp(-pow(Double(hour) - 19, 2) / 8)
    let morning = exp(-pow(Double(hour) - (day > 4 ? 10 : 7.5), 2) / 5)
    return 0.4 + 1.6 * evening + (day > 4 ? 1.4 : 1) * morning
  }

  var body: some View {
    Chart {
      ForEach(days.indices, id: \.self) { day in
        ForEach(0..<24) { hour in
          RectangleMark(
            xStart: .value("Hour", hour), xEnd: .value("Hour", hour + 1),
            y: .value("Day", days[day]),
            height: .ratio(1)
          )
          .foregroundStyle(by: .value("Load", load(day, hour)))
        }
      }
    }
    .chartXScale(domain: 0...24)
    .chartXAxis { AxisMarks(values: [0, 6, 12, 18, 24]) }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
  }
}
