import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Charts with mini-maps.
  static let miniMaps: [ShowcaseScene] = [
    ShowcaseScene("mini-map.dates", VisitsWithMiniMap(), height: 300),
    ShowcaseScene("mini-map.numbers", RunWithMiniMap(), height: 300),
  ]
}

/// The chart shows the part of a year of visits that the window of the mini-map selects.
@Sourced(UTC.self)
private struct VisitsWithMiniMap: View {
  private static let days = (0..<366).map { UTC.date(2023, 1, 1 + $0) }

  @State private var window = days[200]...days[310]

  var body: some View {
    VStack {
      Chart { visits }
        .chartXScale(domain: window)
        .chartPlotStyle { $0.clipped() }
      ChartMiniMap(window: $window) { visits }
    }
  }

  @ChartContentBuilder private var visits: some ChartContent {
    ForEach(Self.days.indices, id: \.self) { index in
      LineMark(
        x: .value("Day", Self.days[index]),
        y: .value("Visits", 900 + 500 * sin(Double(index) / 40) + 200 * sin(Double(index) * 0.9)))
    }
  }
}

/// The heart rates of two runners over the distance; the Y scale fits the visible ones.
@Sourced
private struct RunWithMiniMap: View {
  @State private var window = 2.0...5.5

  var body: some View {
    VStack {
      Chart { rates }
        .chartXScale(domain: window)
        .chartYScale(domain: 100...190)
        .chartPlotStyle { $0.clipped() }
      ChartMiniMap(window: $window) { rates }
        .chartYScale(domain: 60...190)
    }
    .chartForegroundStyleScale(["Ada": .orange, "Ben": .teal])
  }

  @ChartContentBuilder private var rates: some ChartContent {
    ForEach(["Ada", "Ben"], id: \.self) { name in
      ForEach(0..<201, id: \.self) { index in
        let distance = Double(index) / 20
        LineMark(x: .value("Kilometres", distance), y: .value("Pulse", pulse(name, distance)))
          .foregroundStyle(by: .value("Runner", name))
      }
    }
  }

  private func pulse(_ name: String, _ distance: Double) -> Double {
    let (rest, effort) = name == "Ada" ? (70.0, 95.0) : (78.0, 82.0)
    return rest + effort * (1 - exp(-distance)) + 9 * sin(distance * (name == "Ada" ? 3 : 4.1))
  }
}
