import Charts
import SwiftUI

struct DayForecast: Identifiable, Equatable {
  let day: Date
  let low: Double
  let high: Double
  let rainChance: Double

  var id: Date { day }
  var average: Double { (low + high) / 2 }

  static let tenDays: [DayForecast] = (0..<10).map { index in
    let wave = sin(Double(index) * 0.8)
    return DayForecast(
      day: date(2024, 5, 17).adding(index, .day), low: 8 + 3 * wave, high: 17 + 5 * wave,
      rainChance: abs(cos(Double(index) * 1.1)))
  }
}

struct TemperatureRangeForecast: View {
  let days = DayForecast.tenDays

  var body: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.day, unit: .day),
        yStart: .value("Low", day.low),
        yEnd: .value("High", day.high),
        width: 10
      )
      .foregroundStyle(
        .linearGradient(colors: [.blue, .green, .orange], startPoint: .bottom, endPoint: .top)
      )
      .clipShape(Capsule())
      .alignsMarkStylesWithPlotArea()
      .annotation(position: .top) {
        Text("\(Int(day.high.rounded()))°").font(.caption2)
      }
      .annotation(position: .bottom) {
        Text("\(Int(day.low.rounded()))°").font(.caption2).foregroundColor(.secondary)
      }
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.short), centered: true)
      }
    }
    .frame(height: 220)
    .padding()
  }
}

struct RainChanceRow: View {
  let days = DayForecast.tenDays
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      Chart(days) { day in
        LineMark(
          x: .value("Day", day.day, unit: .day),
          y: .value("Chance", day.rainChance)
        )
        .foregroundStyle(colorScheme == .dark ? .cyan : .blue)
        PointMark(
          x: .value("Day", day.day, unit: .day),
          y: .value("Chance", day.rainChance)
        )
        .foregroundStyle(colorScheme == .dark ? .cyan : .blue)
        .annotation {
          Text(day.rainChance, format: .percent.precision(.fractionLength(0)))
            .font(.caption)
        }
      }
      .chartYScale(domain: 0...1.2)
      .chartYAxis {
        AxisMarks(values: [0, 0.5, 1]) {
          AxisGridLine()
        }
      }
      .frame(width: 560, height: 140)
      .padding()
    }
  }
}

struct ClimateNormalsChart: View {
  struct Month: Identifiable {
    let index: Int
    let normal: ClosedRange<Double>
    let actual: Double?

    var id: Int { index }
    var name: String { Calendar.current.shortMonthSymbols[index] }
  }

  let months: [Month] = [
    (-2, 4, 1.5), (-1, 6, 6.8), (2, 10, 7.1), (5, 15, 11.9), (9, 20, 13.8), (12, 23, 21.4),
    (14, 25, 22.0), (14, 25, nil), (10, 20, nil), (6, 14, nil), (2, 8, nil), (-1, 5, nil),
  ].enumerated().map { (index: Int, item: (Double, Double, Double?)) in
    Month(index: index, normal: item.0...item.1, actual: item.2)
  }

  var body: some View {
    Chart(months) { month in
      RectangleMark(
        x: .value("Month", month.name),
        yStart: .value("Low", month.normal.lowerBound),
        yEnd: .value("High", month.normal.upperBound),
        width: .ratio(0.6)
      )
      .foregroundStyle(.gray.opacity(0.3))

      if let actual = month.actual {
        RectangleMark(
          x: .value("Month", month.name),
          y: .value("Actual", actual),
          width: .ratio(0.6),
          height: .fixed(3)
        )
        .foregroundStyle(month.normal.contains(actual) ? .blue : .red)
      }
    }
    .chartYAxis {
      AxisMarks(values: .stride(by: 10)) { value in
        AxisGridLine()
        AxisValueLabel {
          Text("\(value.as(Int.self) ?? 0) °C")
        }
      }
    }
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel {
          if let name = value.as(String.self) {
            Text(name.prefix(1))
          }
        }
      }
    }
    .frame(height: 220)
    .padding()
  }
}

/// Two charts that share a selection.
struct LinkedWeatherCharts: View {
  let hours = HourWeather.day
  @State private var selectedTime: Date? = date(2024, 5, 17, hour: 14)

  var body: some View {
    VStack(spacing: 20) {
      chart("Temperature", color: .red) { $0.temperature }
      chart("Humidity", color: .blue) { $0.humidity * 100 }
    }
    .padding()
  }

  @ViewBuilder
  private func chart(
    _ name: String, color: Color, value: @escaping (HourWeather) -> Double
  ) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name)
          .font(.subheadline.weight(.medium))
        Spacer()
        if let hour = hours.first(where: { $0.time == selectedTime }) {
          Text("\(value(hour), specifier: "%.1f")")
            .font(.subheadline)
            .foregroundColor(color)
        }
      }
      Chart {
        ForEach(hours) { hour in
          LineMark(x: .value("Time", hour.time), y: .value(name, value(hour)))
            .foregroundStyle(color)
        }
        if let selectedTime {
          RuleMark(x: .value("Selected", selectedTime))
            .foregroundStyle(.gray.opacity(0.4))
            .zIndex(-1)
        }
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle()
            .fill(.clear)
            .contentShape(Rectangle())
            .onTapGesture { location in
              select(at: location, proxy: proxy, geometry: geometry)
            }
        }
      }
      .frame(height: 110)
    }
  }

  private func select(at location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy) {
    let origin = geometry[proxy.plotAreaFrame].origin
    let point = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    guard let (time, _) = proxy.value(at: point, as: (Date, Double).self) else { return }
    selectedTime =
      hours.min {
        abs($0.time.timeIntervalSince(time)) < abs($1.time.timeIntervalSince(time))
      }?.time
  }
}

#Preview {
  VStack {
    TemperatureRangeForecast()
    RainChanceRow()
    ClimateNormalsChart()
    LinkedWeatherCharts()
  }
}
