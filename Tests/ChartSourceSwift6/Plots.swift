import Charts
import SwiftUI

struct City: Identifiable, Sendable {
  let id: Int
  let name: String
  let country: String
  let longitude: Double
  let latitude: Double
  let inhabitants: Double

  static let all: [City] = [
    ("Lisbon", "Portugal", -9.1, 38.7, 0.55), ("Porto", "Portugal", -8.6, 41.2, 0.23),
    ("Madrid", "Spain", -3.7, 40.4, 3.3), ("Sevilla", "Spain", -6.0, 37.4, 0.68),
    ("Barcelona", "Spain", 2.2, 41.4, 1.6), ("Valencia", "Spain", -0.4, 39.5, 0.79),
    ("Toulouse", "France", 1.4, 43.6, 0.49), ("Marseille", "France", 5.4, 43.3, 0.87),
  ].enumerated().map {
    City(
      id: $0.offset, name: $0.element.0, country: $0.element.1, longitude: $0.element.2,
      latitude: $0.element.3, inhabitants: $0.element.4)
  }

  var symbolArea: CGFloat { 40 + inhabitants * 160 }
}

struct CityMap: View {
  var body: some View {
    Chart {
      PointPlot(
        City.all,
        x: .value("Longitude", \.longitude),
        y: .value("Latitude", \.latitude)
      )
      .symbolSize(by: .value("Inhabitants", \.inhabitants))
      .foregroundStyle(by: .value("Country", \.country))
      .opacity(0.7)
    }
    .chartXScale(domain: -11...8)
    .chartYScale(domain: 36...45)
    .chartLegend(position: .bottom)
    .frame(height: 280)
    .padding()
  }
}

struct CityBars: View {
  var body: some View {
    Chart {
      BarPlot(
        City.all,
        x: .value("Inhabitants", \.inhabitants),
        y: .value("City", \.name)
      )
      .foregroundStyle(by: .value("Country", \.country))
    }
    .chartYAxis {
      AxisMarks(preset: .extended, position: .leading)
    }
    .frame(height: 260)
    .padding()
  }
}

struct FunctionGraph: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin(x)") { sin($0) }
        .foregroundStyle(.blue)
      LinePlot(x: "x", y: "sinc", domain: -10...10) { x in
        x == 0 ? 1 : sin(x) / x
      }
      .foregroundStyle(.red)
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -10...10) { x in
        (yStart: -1 / (1 + x * x), yEnd: 1 / (1 + x * x))
      }
      .foregroundStyle(.gray.opacity(0.3))
    }
    .chartXScale(domain: -10...10)
    .chartYScale(domain: -1.2...1.2)
    .frame(height: 240)
    .padding()
  }
}

struct NormalDistribution: View {
  let mean = 100.0
  let deviation = 15.0

  private func density(_ x: Double) -> Double {
    exp(-pow((x - mean) / deviation, 2) / 2) / (deviation * sqrt(2 * .pi))
  }

  var body: some View {
    Chart {
      AreaPlot(x: "Score", y: "Density") { density($0) }
        .foregroundStyle(.purple.opacity(0.2))
      LinePlot(x: "Score", y: "Density") { density($0) }
        .foregroundStyle(.purple)
        .lineStyle(StrokeStyle(lineWidth: 3))
      RuleMark(x: .value("Mean", mean))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
        .annotation(position: .top) {
          Text("μ = \(mean, specifier: "%.0f")").font(.caption)
        }
    }
    .chartXScale(domain: 50...150)
    .chartYAxis(.hidden)
    .frame(height: 200)
    .padding()
  }
}

struct SpiralGraph: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(6 * Double.pi)) { t in
        (x: t * cos(t), y: t * sin(t))
      }
      .foregroundStyle(.orange)
    }
    .chartXScale(domain: -20...20)
    .chartYScale(domain: -20...20)
    .frame(width: 260, height: 260)
    .padding()
  }
}

#Preview {
  CityMap()
}
