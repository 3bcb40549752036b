import Charts
import SwiftUI

struct HourWeather: Identifiable {
  let time: Date
  let temperature: Double
  let precipitation: Double
  let windSpeed: Double
  let windDirection: Double
  let uvIndex: Int
  let humidity: Double

  var id: Date { time }

  static let day: [HourWeather] = (0..<24).map { hour in
    let angle = Double(hour - 9) / 24 * 2 * .pi
    return HourWeather(
      time: date(2024, 5, 17, hour: hour),
      temperature: 14 + 7 * sin(angle),
      precipitation: max(0, 2.4 * sin(Double(hour) / 3.1) - 0.9),
      windSpeed: 9 + 5 * cos(Double(hour) / 4),
      windDirection: Double(hour * 17 % 360),
      uvIndex: max(0, Int(8 * sin(Double(hour - 6) / 12 * .pi))),
      humidity: 0.62 - 0.25 * sin(angle))
  }
}

struct HourlyTemperatureChart: View {
  let hours: [HourWeather]

  private var low: Double { hours.map(\.temperature).min() ?? 0 }
  private var high: Double { hours.map(\.temperature).max() ?? 0 }

  var body: some View {
    Chart(hours) { hour in
      AreaMark(
        x: .value("Time", hour.time),
        yStart: .value("Low", low - 2),
        yEnd: .value("Temperature", hour.temperature)
      )
      .interpolationMethod(.catmullRom)
      .foregroundStyle(
        LinearGradient(colors: [.orange.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))

      LineMark(
        x: .value("Time", hour.time),
        y: .value("Temperature", hour.temperature)
      )
      .interpolationMethod(.catmullRom)
      .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
      .foregroundStyle(.orange)
    }
    .chartYScale(domain: (low - 2)...(high + 2))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { value in
        AxisGridLine()
        AxisTick(stroke: StrokeStyle(lineWidth: 1))
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let degrees = value.as(Double.self) {
            Text("\(Int(degrees))°")
          }
        }
      }
    }
    .frame(height: 180)
    .padding()
  }
}

struct PrecipitationChart: View {
  let hours: [HourWeather]

  var body: some View {
    Card(title: "Precipitation", subtitle: "Next 24 hours") {
      if hours.allSatisfy({ $0.precipitation == 0 }) {
        Text("No rain expected")
          .foregroundColor(.secondary)
      } else {
        Chart {
          ForEach(hours) { hour in
            BarMark(
              x: .value("Time", hour.time, unit: .hour),
              y: .value("mm", hour.precipitation),
              width: .inset(1)
            )
            .foregroundStyle(.blue.gradient)
          }
          ForEach([("Light", 0.5), ("Heavy", 1.25)], id: \.0) { name, level in
            RuleMark(y: .value("Level", level))
              .foregroundStyle(.gray.opacity(0.5))
              .lineStyle(StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
              .annotation(position: .top, alignment: .trailing, spacing: 0) {
                Text(name)
                  .font(.system(size: 9))
                  .foregroundColor(.secondary)
              }
          }
        }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .hour, count: 3)) { value in
            if value.index % 2 == 0 {
              AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .narrow)))
              AxisTick()
            }
            AxisGridLine()
          }
        }
        .frame(height: 120)
      }
    }
    .padding()
  }
}

/// An arrow that points to where the wind blows.
struct WindArrow: ChartSymbolShape {
  var angle: Angle
  var perceptualUnitRect: CGRect { CGRect(x: 0.1, y: 0, width: 0.8, height: 1) }

  func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: CGPoint(x: center.x, y: center.y - size / 2))
    path.addLine(to: CGPoint(x: center.x + size * 0.32, y: center.y + size / 2))
    path.addLine(to: CGPoint(x: center.x, y: center.y + size * 0.25))
    path.addLine(to: CGPoint(x: center.x - size * 0.32, y: center.y + size / 2))
    path.closeSubpath()
    let rotation = CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: angle.radians)
      .translatedBy(x: -center.x, y: -center.y)
    return path.applying(rotation)
  }
}

struct WindChart: View {
  let hours: [HourWeather]

  var body: some View {
    Chart(hours) { hour in
      PointMark(
        x: .value("Time", hour.time, unit: .hour),
        y: .value("Speed", hour.windSpeed)
      )
      .symbol(WindArrow(angle: .degrees(hour.windDirection)))
      .symbolSize(120)
      .foregroundStyle(hour.windSpeed > 11 ? .red : .teal)
    }
    .chartYScale(domain: 0...20)
    .chartYAxisLabel("km/h")
    .frame(height: 180)
    .padding()
  }
}

struct UVIndexChart: View {
  let hours: [HourWeather]

  private let gradient = Gradient(stops: [
    .init(color: .green, location: 0), .init(color: .yellow, location: 0.3),
    .init(color: .orange, location: 0.6), .init(color: .red, location: 0.8),
    .init(color: .purple, location: 1),
  ])

  var body: some View {
    Chart(hours) {
      LineMark(
        x: .value("Time", $0.time),
        y: .value("UV", $0.uvIndex)
      )
      .interpolationMethod(.monotone)
      .lineStyle(.init(lineWidth: 4, lineCap: .round))
      .foregroundStyle(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top))
      .alignsMarkStylesWithPlotArea()
    }
    .chartYScale(domain: 0...11)
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 3, 6, 8, 11]) { value in
        AxisGridLine()
        AxisValueLabel()
      }
      AxisMarks(position: .trailing, values: [1.5, 4.5, 7, 9.5]) { value in
        let names = ["Low", "Moderate", "High", "Very high"]
        AxisValueLabel(names[value.index])
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .frame(height: 200)
    .padding()
  }
}

struct HourlyWeather_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HourlyTemperatureChart(hours: HourWeather.day)
      PrecipitationChart(hours: HourWeather.day)
      WindChart(hours: HourWeather.day)
      UVIndexChart(hours: HourWeather.day)
    }
    .previewLayout(.sizeThatFits)
  }
}
