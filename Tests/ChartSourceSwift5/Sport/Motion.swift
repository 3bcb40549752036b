import Charts
import SwiftUI

/// Bars that grow when the screen appears.
struct GrowingBars: View {
  struct Player: Identifiable {
    let name: String
    let goals: Int
    var isShown = false
    var id: String { name }
  }

  @State private var players = [
    Player(name: "Ito", goals: 14), Player(name: "Okafor", goals: 11),
    Player(name: "Silva", goals: 9), Player(name: "Weber", goals: 6),
  ]

  var body: some View {
    Chart(players) { player in
      BarMark(
        x: .value("Player", player.name),
        y: .value("Goals", player.isShown ? player.goals : 0)
      )
      .foregroundStyle(.orange.gradient)
      .cornerRadius(6)
    }
    .chartYScale(domain: 0...16)
    .frame(height: 200)
    .padding()
    .onAppear {
      for index in players.indices {
        withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.8)) {
          players[index].isShown = true
        }
      }
    }
  }
}

final class SeasonModel: ObservableObject {
  @Published var isLoading = true
  @Published var goals: [(week: Int, scored: Int, conceded: Int)] = []

  func load() async {
    goals = (1...12).map { ($0, ($0 * 5) % 4, ($0 * 7) % 3) }
    isLoading = false
  }
}

struct SeasonChart: View {
  @StateObject private var model = SeasonModel()
  @State private var isShowingConceded = true
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Group {
      if model.isLoading {
        Text("Loading…")
      } else {
        chart
      }
    }
    .frame(maxWidth: .infinity, minHeight: 230)
    .padding()
    .task { await model.load() }
  }

  private var chart: some View {
    Chart {
      ForEach(model.goals, id: \.week) { item in
        BarMark(x: .value("Week", item.week), y: .value("Goals", item.scored), width: 12)
          .foregroundStyle(.green)
        if isShowingConceded {
          BarMark(x: .value("Week", item.week), y: .value("Goals", -item.conceded), width: 12)
            .foregroundStyle(.red)
        }
      }
    }
    .chartXScale(domain: 0...13)
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: dynamicTypeSize > .xLarge ? 3 : 5)) {
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .onTapGesture {
      withAnimation { isShowingConceded.toggle() }
    }
    .accessibilityChartDescriptor(self)
  }
}

extension SeasonChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXNumericDataAxisDescriptor(
      title: "Week", range: 1...12, gridlinePositions: [],
      valueDescriptionProvider: { "Week \(Int($0))" })
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Goals", range: -3...3, gridlinePositions: [],
      valueDescriptionProvider: { "\(Int($0)) goals" })
    let series = AXDataSeriesDescriptor(
      name: "Scored", isContinuous: false,
      dataPoints: model.goals.map { AXDataPoint(x: Double($0.week), y: Double($0.scored)) })
    return AXChartDescriptor(
      title: "Goals by week", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [],
      series: [series])
  }
}

/// A mark that is chosen at run time.
struct MarkTypeChart: View {
  enum MarkType: String, CaseIterable, Identifiable {
    case bar, line, area, point
    var id: Self { self }
  }

  @State var markType: MarkType = .area
  let speeds = [4.1, 4.6, 5.2, 5.0, 5.9, 6.3, 5.4]

  var body: some View {
    VStack {
      SegmentedButtons(
        options: MarkType.allCases, title: { $0.rawValue.capitalized }, selection: $markType)
      Chart(speeds.indices, id: \.self) { index in
        mark(x: .value("Lap", index + 1), y: .value("Speed", speeds[index]))
      }
      .frame(height: 180)
    }
    .padding()
  }

  private func mark(x: PlottableValue<Int>, y: PlottableValue<Double>) -> AnyChartContent {
    switch markType {
    case .bar: return AnyChartContent(BarMark(x: x, y: y, width: 20))
    case .line: return AnyChartContent(LineMark(x: x, y: y).symbol(.pentagon))
    case .area: return AnyChartContent(AreaMark(x: x, y: y).foregroundStyle(.teal.opacity(0.6)))
    case .point: return AnyChartContent(PointMark(x: x, y: y).symbol(.asterisk))
    }
  }
}

struct Motion_Previews: PreviewProvider {
  static var previews: some View {
    GrowingBars()
    SeasonChart()
    MarkTypeChart()
  }
}
