import SwiftUI
import Charts

private let morning = date(2024, 7, 8)

struct WeatherHour: Identifiable {
  let id = UUID(); let date: Date; let temp: Measurement<UnitTemperature>; let rain: Double;
  let wind: Double; let windDir: Double
  static let day: [WeatherHour] = (0..<24).map { h in
    let phase = (Double(h) - 9) / 24 * 2 * Double.pi
    let time = morning.adding(h, .hour)
    return WeatherHour(
      date: time, temp: .init(value: 16 + 7 * sin(phase), unit: .celsius),
      rain: max(0, sin(Double(h) / 3) * 3), wind: 10 + 6 * cos(Double(h) / 5),
      windDir: Double(h * 15))
  }
}
struct TemperatureLine: View {
  let data = WeatherHour.day
  var maxItem: WeatherHour? { data.max { $0.temp < $1.temp } }
  var minItem: WeatherHour? { data.min { $0.temp < $1.temp } }
  var body: some View {
    Chart {
      ForEach(data) { h in
        LineMark(x: .value("Time", h.date), y: .value("Temp", h.temp.value))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(
            .linearGradient(colors: [.blue, .yellow, .red], startPoint: .bottom, endPoint: .top)
          )
          .lineStyle(.init(lineWidth: 4, lineCap: .round))
          .alignsMarkStylesWithPlotArea()
      }
      if let maxItem {
        PointMark(x: .value("Time", maxItem.date), y: .value("Temp", maxItem.temp.value))
          .foregroundStyle(.red)
          .annotation(position: .top, alignment: .center, spacing: 4) {
            Text("H: \(Int(maxItem.temp.value.rounded()))°").font(.caption)
          }
      }
      if let minItem {
        PointMark(x: .value("Time", minItem.date), y: .value("Temp", minItem.temp.value))
          .foregroundStyle(.blue)
          .annotation(position: .bottom) {
            Text("L: \(Int(minItem.temp.value.rounded()))°").font(.caption)
          }
      }
    }
    .chartYScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 20))
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { v in
        AxisGridLine(); AxisTick(); AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { v in
        AxisGridLine(); AxisValueLabel { if let t = v.as(Double.self) { Text("\(Int(t))°") } }
      }
    }
    .frame(height: 200).padding()
  }
}
struct RainAndWind: View {
  let data = WeatherHour.day
  var body: some View {
    Chart {
      ForEach(data) {
        BarMark(x: .value("Hour", $0.date, unit: .hour), y: .value("Rain", $0.rain))
          .foregroundStyle(by: .value("Kind", "Rain"))
      }
      ForEach(data) {
        LineMark(x: .value("Hour", $0.date, unit: .hour), y: .value("Wind", $0.wind / 5))
          .foregroundStyle(by: .value("Kind", "Wind")).interpolationMethod(.monotone)
      }
    }
    .chartForegroundStyleScale(["Rain": Color.cyan, "Wind": .gray])
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: 1)) { v in
        AxisGridLine(); AxisValueLabel("\((v.as(Double.self) ?? 0), specifier: "%.0f") mm")
      }
      AxisMarks(position: .trailing, values: .stride(by: 1)) { v in
        AxisValueLabel { Text("\(Int((v.as(Double.self) ?? 0) * 5)) km/h") }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) { v in
        if let d = v.as(Date.self) {
          let h = Calendar.current.component(.hour, from: d)
          AxisValueLabel {
            VStack(alignment: .leading) {
              switch h {
              case 0, 12: Text(d, format: .dateTime.hour());
              default: Text(d, format: .dateTime.hour(.defaultDigits(amPM: .omitted)))
              }; if v.index == 0 || h == 0 { Text(d, format: .dateTime.month().day()) }
            }
          }
          if h == 0 {
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5));
            AxisTick(stroke: StrokeStyle(lineWidth: 0.5))
          } else {
            AxisGridLine(); AxisTick()
          }
        }
      }
    }
    .frame(height: 220).padding()
  }
}
struct ArrowSymbol: ChartSymbolShape {
  var angle: Angle
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.midX, y: rect.minY));
    p.addLine(to: CGPoint(x: rect.midX + rect.width * 0.3, y: rect.maxY));
    p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.25));
    p.addLine(to: CGPoint(x: rect.midX - rect.width * 0.3, y: rect.maxY)); p.closeSubpath()
    return p.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle.radians)
        .translatedBy(x: -rect.midX, y: -rect.midY))
  }
}
struct WindArrows: View {
  var body: some View {
    Chart(WeatherHour.day) { h in
      PointMark(x: .value("Time", h.date), y: .value("Wind", h.wind)).symbol(
        ArrowSymbol(angle: .degrees(h.windDir))
      ).symbolSize(CGSize(width: 12, height: 14)).foregroundStyle(by: .value("Speed", h.wind))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.green, .yellow, .red]))
    .chartLegend(position: .top, alignment: .trailing)
    .frame(height: 200).padding()
  }
}
struct TenDay: View {
  let days: [(String, ClosedRange<Double>)] = [
    ("Today", 12...21), ("Tue", 11...19), ("Wed", 9...17), ("Thu", 13...24), ("Fri", 15...27),
    ("Sat", 14...22),
  ]
  var body: some View {
    Chart(days, id: \.0) { d in
      BarMark(
        xStart: .value("Low", d.1.lowerBound), xEnd: .value("High", d.1.upperBound),
        y: .value("Day", d.0), height: 6
      )
      .foregroundStyle(
        .linearGradient(
          colors: [.cyan, .green, .orange], startPoint: .leading, endPoint: .trailing)
      ).alignsMarkStylesWithPlotArea()
      .annotation(position: .leading) {
        Text("\(d.1.lowerBound.formatted())°").font(.caption2).foregroundStyle(.secondary)
      }
      .annotation(position: .trailing) { Text("\(d.1.upperBound.formatted())°").font(.caption2) }
    }
    .chartXScale(domain: 4...32)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading) { _ in
        AxisValueLabel(horizontalSpacing: 16).font(.callout)
      }
    }
    .frame(height: 240).padding()
  }
}
struct ClimateHeat: View {
  struct Cell: Identifiable { let id = UUID(); let city: String; let month: Int; let t: Double }
  let cells: [Cell] = ["Oslo", "Rome", "Cairo"].enumerated().flatMap { c, n in
    (1...12).map {
      Cell(city: n, month: $0, t: -5 + Double(c) * 11 + 11 * sin(Double($0 - 4) / 12 * 2 * .pi))
    }
  }
  var body: some View {
    Chart(cells) { c in
      RectangleMark(
        x: .value("Month", Calendar.current.shortMonthSymbols[c.month - 1]),
        y: .value("City", c.city), width: .ratio(1), height: .ratio(1)
      ).foregroundStyle(by: .value("°C", c.t))
        .annotation(position: .overlay) {
          Text("\(Int(c.t))").font(.system(size: 9)).foregroundStyle(.white)
        }
    }
    .chartForegroundStyleScale(
      domain: -20...40,
      range: Gradient(stops: [
        .init(color: .blue, location: 0), .init(color: .white, location: 0.33),
        .init(color: .red, location: 1),
      ])
    )
    .chartYAxis { AxisMarks(preset: .aligned, position: .leading) }
    .frame(height: 180).padding()
  }
}
