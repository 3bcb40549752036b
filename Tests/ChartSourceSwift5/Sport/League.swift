import Charts
import SwiftUI

struct TeamStanding: Identifiable {
  let team: String
  let matchday: Int
  let position: Int

  var id: String { "\(team)\(matchday)" }

  static let season: [TeamStanding] = {
    let paths: [String: [Int]] = [
      "Harbour": [3, 2, 2, 1, 1, 1, 2, 1, 1, 1],
      "Rovers": [1, 1, 3, 3, 2, 2, 1, 2, 2, 3],
      "Mill End": [4, 4, 1, 2, 3, 4, 4, 3, 3, 2],
      "Castle": [2, 3, 4, 4, 4, 3, 3, 4, 4, 4],
    ]
    return paths.keys.sorted().flatMap { team in
      (paths[team] ?? []).enumerated().map {
        TeamStanding(team: team, matchday: $0.offset + 1, position: $0.element)
      }
    }
  }()
}

struct LeaguePositionChart: View {
  let standings = TeamStanding.season
  @State private var highlighted: String? = "Harbour"

  private var lastDay: Int { standings.map(\.matchday).max() ?? 1 }

  var body: some View {
    Chart(standings) { standing in
      LineMark(
        x: .value("Matchday", standing.matchday),
        y: .value("Position", standing.position)
      )
      .foregroundStyle(by: .value("Team", standing.team))
      .lineStyle(StrokeStyle(lineWidth: standing.team == highlighted ? 4 : 2))
      .opacity(highlighted == nil || standing.team == highlighted ? 1 : 0.3)
      .symbol(.circle)
      .symbolSize(40)
      .accessibilityLabel(standing.team)

      if standing.matchday == lastDay {
        PointMark(
          x: .value("Matchday", standing.matchday),
          y: .value("Position", standing.position)
        )
        .opacity(0)
        .annotation(position: .trailing) {
          Text(standing.team)
            .font(.caption2)
            .fontWeight(standing.team == highlighted ? .bold : .regular)
        }
      }
    }
    .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    .chartXScale(domain: 1...10, range: .plotDimension(startPadding: 10, endPadding: 56))
    .chartYAxis {
      AxisMarks(position: .leading, values: [1, 2, 3, 4]) { value in
        AxisGridLine()
        AxisValueLabel {
          Text(ordinal(value.as(Int.self) ?? 0))
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: Array(1...10))
    }
    .chartLegend(.hidden)
    .frame(height: 220)
    .padding()
  }

  private func ordinal(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

struct MatchMomentumChart: View {
  struct Minute: Identifiable {
    let minute: Int
    let pressure: Double
    var id: Int { minute }
  }

  let minutes: [Minute] = (0...90).map {
    let t = Double($0)
    return Minute(minute: $0, pressure: 40 * sin(t / 7) + 28 * sin(t / 2.6) + 9 * cos(t * 1.7))
  }
  let goals = [(minute: 23, isHome: true), (minute: 58, isHome: false), (minute: 81, isHome: true)]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Momentum")
        .font(.headline)
      Chart {
        ForEach(minutes) { item in
          BarMark(
            x: .value("Minute", item.minute),
            y: .value("Pressure", item.pressure),
            width: 2.5
          )
          .foregroundStyle(item.pressure > 0 ? Color.blue : Color.red)
        }
        RuleMark(x: .value("Half time", 45))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))
          .foregroundStyle(.secondary)
        ForEach(goals, id: \.minute) { goal in
          PointMark(
            x: .value("Minute", goal.minute), y: .value("Pressure", goal.isHome ? 85 : -85)
          )
          .symbol {
            ZStack {
              Circle().fill(goal.isHome ? .blue : .red)
              Text("\(goal.minute)")
                .font(.system(size: 9, weight: .bold))
                .foregroundColor(.white)
            }
            .frame(width: 18, height: 18)
          }
        }
      }
      .chartYScale(domain: -100...100)
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: [0, 15, 30, 45, 60, 75, 90]) { value in
          AxisValueLabel {
            Text("\(value.as(Int.self) ?? 0)'")
              .font(.caption2)
          }
        }
      }
      .frame(height: 150)
    }
    .padding()
  }
}

struct Shot: Identifiable {
  let id: Int
  let x: Double
  let y: Double
  let expectedGoals: Double
  let isGoal: Bool

  static let samples: [Shot] = {
    var generator = SampleGenerator(seed: 17)
    return (0..<22).map { index in
      let x = Double.random(in: 68...102, using: &generator)
      let y = Double.random(in: 14...54, using: &generator)
      let quality = max(0.03, 0.9 - hypot(105 - x, 34 - y) / 34)
      return Shot(id: index, x: x, y: y, expectedGoals: quality, isGoal: index % 7 == 3)
    }
  }()
}

struct ShotMap: View {
  let shots = Shot.samples

  var body: some View {
    Chart(shots) { shot in
      PointMark(x: .value("X", shot.x), y: .value("Y", shot.y))
        .symbolSize(CGFloat(60 + shot.expectedGoals * 500))
        .foregroundStyle(shot.isGoal ? .green : .red)
        .opacity(0.7)
    }
    .chartXScale(domain: 60...105)
    .chartYScale(domain: 0...68)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartPlotStyle { plot in
      plot
        .background(pitch)
        .border(.white, width: 2)
    }
    .chartForegroundStyleScale(["Goal": .green, "Miss": .red])
    .chartLegend(.visible)
    .frame(height: 300)
    .padding()
  }

  private var pitch: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        Color(red: 0.30, green: 0.55, blue: 0.32)
        Path { path in
          path.addRect(
            CGRect(
              x: size.width * 28.5 / 45, y: size.height * 13.85 / 68,
              width: size.width * 16.5 / 45, height: size.height * 40.3 / 68))
          path.addRect(
            CGRect(
              x: size.width * 39.5 / 45, y: size.height * 24.85 / 68,
              width: size.width * 5.5 / 45, height: size.height * 18.3 / 68))
        }
        .stroke(.white.opacity(0.8), lineWidth: 1.5)
      }
    }
  }
}

struct PossessionBars: View {
  let stats: [(name: String, home: Double, away: Double)] = [
    ("Possession", 61, 39), ("Shots", 14, 9), ("Corners", 7, 3), ("Fouls", 8, 13),
  ]

  var body: some View {
    VStack(spacing: 14) {
      ForEach(stats, id: \.name) { stat in
        VStack(spacing: 2) {
          HStack {
            Text("\(stat.home, specifier: "%.0f")")
            Spacer()
            Text(stat.name)
              .foregroundStyle(.secondary)
            Spacer()
            Text("\(stat.away, specifier: "%.0f")")
          }
          .font(.footnote)

          Chart {
            BarMark(x: .value("Home", stat.home), stacking: .normalized)
              .foregroundStyle(.blue)
            BarMark(x: .value("Away", stat.away), stacking: .normalized)
              .foregroundStyle(.red)
          }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .frame(height: 10)
          .mask(Capsule())
        }
      }
    }
    .padding()
  }
}

struct League_Previews: PreviewProvider {
  static var previews: some View {
    LeaguePositionChart()
    MatchMomentumChart()
    ShotMap()
    PossessionBars()
  }
}
