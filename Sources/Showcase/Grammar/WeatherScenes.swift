import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Charts of temperatures, rain and wind.
  static let weather: [ShowcaseScene] = [
    ShowcaseScene("weather.hours", Hours()),
    ShowcaseScene("weather.ten-days", TenDays(), height: 320),
    ShowcaseScene("weather.rain", Rain()),
    ShowcaseScene("weather.stripes", Stripes(), height: 160),
    ShowcaseScene("weather.wind", Wind()),
    ShowcaseScene("weather.calendar", YearOfTemperatures(), width: 720, height: 200),
    ShowcaseScene("weather.ridges", Ridges(), height: 360),
    ShowcaseScene("weather.pressure", Pressure()),
  ]
}

/// The temperature of a day by hour, with a gradient that spans the whole plot.
@Sourced(UTC.self)
private struct Hours: View {
  private func celsius(_ hour: Int) -> Double {
    14 - 7 * cos((Double(hour) - 3) * .pi / 12) + sin(Double(hour) * 1.3)
  }

  var body: some View {
    Chart(0..<25, id: \.self) { hour in
      LineMark(
        x: .value("Time", UTC.date(2022, 6, 7, hour: hour)), y: .value("Celsius", celsius(hour))
      )
      .interpolationMethod(.catmullRom)
      .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
      .foregroundStyle(
        .linearGradient(colors: [.blue, .yellow, .red], startPoint: .bottom, endPoint: .top))
    }
    .chartYScale(domain: 0...25)
    .chartYAxis {
      AxisMarks(values: [0, 10, 20]) { value in
        AxisGridLine()
        AxisValueLabel("\(value.as(Int.self) ?? 0)°")
      }
    }
  }
}

/// A forecast: one capsule per day from the minimum to the maximum, with the days in rows.
@Sourced
private struct TenDays: View {
  let days: [(name: String, low: Int, high: Int)] = [
    ("Wed 8", 11, 19), ("Thu 9", 12, 22), ("Fri 10", 14, 26), ("Sat 11", 16, 29),
    ("Sun 12", 15, 24),
    ("Mon 13", 12, 20), ("Tue 14", 10, 18), ("Wed 15", 9, 17), ("Thu 16", 11, 21),
    ("Fri 17", 13, 23),
  ]

  var body: some View {
    Chart(days, id: \.name) { day in
      BarMark(
        xStart: .value("Low", day.low), xEnd: .value("High", day.high), y: .value("Day", day.name),
        height: 6
      )
      .cornerRadius(3)
      .foregroundStyle(
        .linearGradient(colors: [.teal, .orange], startPoint: .leading, endPoint: .trailing))
    }
    .chartXScale(domain: 5...30)
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel() } }
  }
}

/// Bars for the rain of each month, and a line for its average since 1990.
@Sourced(UTC.self)
private struct Rain: View {
  let rain = [62, 48, 71, 33, 58, 84, 96, 41, 67, 102, 88, 74]
  let normal = [59, 51, 55, 47, 63, 70, 72, 66, 61, 68, 70, 65]

  var body: some View {
    Chart {
      ForEach(rain.indices, id: \.self) { index in
        BarMark(
          x: .value("Month", UTC.date(2022, index + 1), unit: .month),
          y: .value("Rain", rain[index])
        )
        .foregroundStyle(by: .value("Series", "2022"))
      }
      ForEach(normal.indices, id: \.self) { index in
        LineMark(
          x: .value("Month", UTC.date(2022, index + 1), unit: .month),
          y: .value("Rain", normal[index])
        )
        .foregroundStyle(by: .value("Series", "Average"))
        .symbol(.circle)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
      }
    }
    .chartForegroundStyleScale(["2022": Color.cyan, "Average": .indigo])
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
  }
}

/// Warming stripes: one rectangle per year without gaps or axes.
@Sourced(SeededNumbers.self)
private struct Stripes: View {
  let anomalies: [Double] = {
    var random = SeededNumbers(seed: 1850)
    return (0..<173).map { pow(Double($0) / 172, 3) * 1.3 - 0.3 + 0.12 * random.normal() }
  }()

  private func color(_ anomaly: Double) -> Color {
    anomaly < 0
      ? Color(hue: 0.58, saturation: min(1, -anomaly * 2), brightness: 0.85)
      : Color(hue: 0, saturation: min(1, anomaly), brightness: 0.85 - 0.2 * anomaly)
  }

  var body: some View {
    Chart(anomalies.indices, id: \.self) { index in
      RectangleMark(xStart: .value("Year", 1850 + index), xEnd: .value("Year", 1851 + index))
        .foregroundStyle(color(anomalies[index]))
    }
    .chartXScale(domain: 1850...2023)
    .chartXAxis {
      AxisMarks(values: [1850, 1900, 1950, 2000]) { value in
        AxisValueLabel(String(value.as(Int.self) ?? 0))
      }
    }
  }
}

/// Gusts as points above the mean wind, joined by rules.
@Sourced(UTC.self)
private struct Wind: View {
  private func mean(_ hour: Int) -> Double { 18 + 9 * sin(Double(hour) / 5) }
  private func gust(_ hour: Int) -> Double { mean(hour) * (1.4 + 0.25 * sin(Double(hour) * 2.1)) }

  var body: some View {
    Chart(0..<24, id: \.self) { hour in
      let time = UTC.date(2022, 10, 3, hour: hour)
      RuleMark(
        x: .value("Time", time), yStart: .value("Mean", mean(hour)),
        yEnd: .value("Gust", gust(hour))
      )
      .foregroundStyle(.gray.opacity(0.5))
      PointMark(x: .value("Time", time), y: .value("Gust", gust(hour)))
        .symbol(.triangle)
        .symbolSize(30)
        .foregroundStyle(.orange)
      LineMark(x: .value("Time", time), y: .value("Mean", mean(hour)))
        .interpolationMethod(.monotone)
    }
  }
}

/// A year of daily temperatures as a calendar: weeks in columns and weekdays in rows.
@Sourced(UTC.self)
private struct YearOfTemperatures: View {
  let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private func celsius(_ day: Int) -> Double {
    10 - 11 * cos(Double(day - 20) * 2 * .pi / 365) + 4 * sin(Double(day) * 0.7)
      * cos(Double(day) * 0.13)
  }

  var body: some View {
    Chart(0..<364, id: \.self) { day in
      RectangleMark(
        x: .value(
          "Week", UTC.date(2022, 1, 3 + day - day % 7), unit: .weekOfYear,
          calendar: Calendar(identifier: .iso8601)),
        y: .value("Weekday", weekdays[day % 7]), width: .inset(1), height: .inset(1)
      )
      .foregroundStyle(by: .value("Celsius", celsius(day)))
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: ["Mon", "Wed", "Fri", "Sun"]) { AxisValueLabel() }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}

/// A ridge plot: the distribution of each month's temperatures, outlined in the colour of the background.
@Sourced
private struct Ridges: View {
  let months = ["Jan", "Mar", "May", "Jul", "Sep", "Nov"]
  let means = [2.0, 8, 16, 22, 16, 7]
  let deviations = [4.5, 4, 3.6, 2.8, 3.2, 3.8]

  private func density(_ month: Int, _ celsius: Int) -> Double {
    let distance = (Double(celsius) - means[month]) / deviations[month]
    return exp(-distance * distance / 2) / deviations[month] * 7
  }

  var body: some View {
    Chart(months.indices, id: \.self) { month in
      let base = Double(months.count - month)
      ForEach(-12...34, id: \.self) { celsius in
        AreaMark(
          x: .value("Celsius", celsius), yStart: .value("Base", base),
          yEnd: .value("Density", base + density(month, celsius)),
          series: .value("Month", months[month])
        )
        .foregroundStyle(
          .linearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
        LineMark(
          x: .value("Celsius", celsius), y: .value("Density", base + density(month, celsius)),
          series: .value("Month", months[month])
        )
        .foregroundStyle(.background)
        .lineStyle(StrokeStyle(lineWidth: 1))
      }
      .interpolationMethod(.catmullRom)
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: Array(1...months.count)) { value in
        AxisValueLabel(months[months.count - (value.as(Int.self) ?? 1)])
      }
    }
    .chartXScale(domain: -12...34)
    .chartYScale(domain: 0.8...7.5)
  }
}

/// A scale that does not include zero, with an axis at the top and one at each side.
@Sourced(UTC.self)
private struct Pressure: View {
  private func pressure(_ hour: Int) -> Double {
    1013 + 9 * sin(Double(hour) / 11) - 4 * cos(Double(hour) / 4)
  }

  var body: some View {
    Chart(Array(stride(from: 0, through: 72, by: 3)), id: \.self) { hour in
      LineMark(
        x: .value("Time", UTC.date(2022, 3, 7, hour: hour)), y: .value("Pressure", pressure(hour))
      )
      .interpolationMethod(.cardinal)
      .foregroundStyle(.mint)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(position: .top, values: .stride(by: .day)) {
        AxisValueLabel(format: .dateTime.weekday(.abbreviated).day())
      }
      AxisMarks(position: .bottom, values: .stride(by: .hour, count: 12)) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
      AxisMarks(position: .trailing)
    }
  }
}
