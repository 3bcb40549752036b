import SwiftUI
import Charts

struct Match: Identifiable { let id = UUID(); let round: Int; let team: String; let points: Int }
private let table: [Match] = ["Ajax", "PSV", "Feyenoord"].enumerated().flatMap { t, n in
  (1...10).map { r in Match(round: r, team: n, points: r * (2 + t % 2) + (r * (t + 3)) % 4) }
}
struct SeasonRace: View {
  var body: some View {
    Chart {
      ForEach(table) { m in
        LineMark(
          x: .value("Round", m.round), y: .value("Points", m.points), series: .value("Team", m.team)
        )
        .foregroundStyle(by: .value("Team", m.team))
        .interpolationMethod(.stepEnd)
        .symbol(by: .value("Team", m.team))
        .symbolSize(36)
      }
      ForEach(["Ajax", "PSV", "Feyenoord"], id: \.self) { team in
        if let last = table.last(where: { $0.team == team }) {
          PointMark(x: .value("Round", last.round), y: .value("Points", last.points))
            .opacity(0)
            .annotation(position: .trailing, spacing: 6) { Text(team).font(.caption2).fixedSize() }
        }
      }
    }
    .chartXScale(domain: 1...10, range: .plotDimension(startPadding: 8, endPadding: 60))
    .chartXAxis {
      AxisMarks(values: Array(1...10)) { v in
        AxisTick(length: 4); AxisValueLabel(anchor: .top)
      }
    }
    .chartLegend(.hidden)
    .frame(height: 240).padding()
  }
}
struct HomeAway: View {
  let rows: [(team: String, home: Int, away: Int)] = [
    ("Lions", 42, 28), ("Bears", 36, 31), ("Wolves", 25, 22), ("Hawks", 18, 24),
  ]
  var body: some View {
    Chart {
      ForEach(rows, id: \.team) { r in
        BarMark(x: .value("Home", -r.home), y: .value("Team", r.team)).foregroundStyle(
          by: .value("Venue", "Home"))
        BarMark(x: .value("Away", r.away), y: .value("Team", r.team)).foregroundStyle(
          by: .value("Venue", "Away"))
      }
      RuleMark(x: .value("Zero", 0)).foregroundStyle(.primary).lineStyle(StrokeStyle(lineWidth: 1))
    }
    .chartForegroundStyleScale(range: [Color.blue, Color.orange])
    .chartXAxis {
      AxisMarks(values: [-40, -20, 0, 20, 40]) { v in
        AxisGridLine(); AxisValueLabel { Text("\(abs(v.as(Int.self) ?? 0))") }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .chartLegend(position: .top, alignment: .center)
    .frame(height: 220).padding()
  }
}
struct PitchShots: View {
  struct Shot: Identifiable {
    let id = UUID(); let x: Double; let y: Double; let xg: Double; let goal: Bool
  }
  let shots: [Shot] = (0..<24).map { i in
    let x = (i * 37) % 40, y = (i * 53) % 50, g = (i * 17) % 80
    return Shot(x: 60 + Double(x), y: 15 + Double(y), xg: Double(g) / 100 + 0.05, goal: i % 5 == 0)
  }
  var body: some View {
    Chart {
      RectangleMark(
        xStart: .value("x0", 83.0), xEnd: .value("x1", 100.0), yStart: .value("y0", 21.0),
        yEnd: .value("y1", 59.0)
      ).foregroundStyle(.clear).annotation(position: .overlay) {
        Rectangle().stroke(.white.opacity(0.8), lineWidth: 1)
      }
      ForEach(shots) { s in
        PointMark(x: .value("x", s.x), y: .value("y", s.y))
          .symbol {
            if s.goal {
              Text("★").font(.caption).foregroundStyle(.yellow)
            } else {
              Circle().strokeBorder(.white, lineWidth: 1.5).frame(
                width: 6 + s.xg * 16, height: 6 + s.xg * 16)
            }
          }
      }
    }
    .chartXScale(domain: 50...100).chartYScale(domain: 0...80)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartPlotStyle { $0.background(Color.green.opacity(0.7).gradient).border(.white) }
    .aspectRatio(1.25, contentMode: .fit).padding()
  }
}
struct PaceChart: View {
  let splits: [Double] = [312, 305, 298, 301, 290, 285, 295, 280, 276, 270]
  func pace(_ s: Double) -> String { String(format: "%d:%02d", Int(s) / 60, Int(s) % 60) }
  var body: some View {
    Chart(Array(splits.enumerated()), id: \.offset) { km, s in
      AreaMark(x: .value("km", km + 1), yStart: .value("base", 330), yEnd: .value("Pace", s))
        .foregroundStyle(.teal.opacity(0.2)).interpolationMethod(.cardinal)
      LineMark(x: .value("km", km + 1), y: .value("Pace", s)).foregroundStyle(.teal)
        .interpolationMethod(.cardinal)
      PointMark(x: .value("km", km + 1), y: .value("Pace", s)).foregroundStyle(.white).symbolSize(
        20)
      PointMark(x: .value("km", km + 1), y: .value("Pace", s)).foregroundStyle(.teal).symbol(
        .circle.strokeBorder(lineWidth: 2))
    }
    .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    .chartYAxis {
      AxisMarks { v in
        AxisGridLine(); AxisValueLabel { Text(pace((v.as(Double.self) ?? 0))).monospacedDigit() }
      }
    }
    .chartXAxisLabel("Kilometre", alignment: .center)
    .chartYAxisLabel(position: .leading) { Text("min/km").italic() }
    .frame(height: 200).padding()
  }
}
enum Zone: Int, Plottable, CaseIterable, Identifiable {
  case z1 = 1, z2, z3, z4, z5; var id: Int { rawValue }
}
struct ZonesChart: View {
  var body: some View {
    Chart(Zone.allCases) { z in
      BarMark(
        x: .value("Minutes", 5 + (z.rawValue * 13) % 22), y: .value("Zone", "Zone \(z.rawValue)")
      )
      .foregroundStyle(by: .value("Zone", z.rawValue))
      .annotation(position: .trailing) { Text("\(5 + (z.rawValue * 13) % 22) min").font(.caption2) }
    }
    .chartForegroundStyleScale(type: .category)
    .chartLegend(.hidden)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading, values: .automatic) { _ in AxisValueLabel() }
    }
    .frame(height: 200).padding()
  }
}
struct RidePoint: Identifiable {
  let id: Int; let km: Double; let elevation: Double; let grade: Double
}
struct RideProfile: View {
  let track: [RidePoint] = (0..<300).map { i in
    let t = Double(i)
    let hill = 120 * sin(t / 40), bump = 30 * sin(t / 9)
    return RidePoint(id: i, km: t / 10, elevation: 400 + hill + bump, grade: cos(t / 40) * 8)
  }
  var body: some View {
    Chart {
      Charts.AreaPlot(
        track, x: .value("km", \.km), yStart: .value("Base", 250.0),
        yEnd: .value("Elevation", \.elevation)
      )
      .foregroundStyle(
        .linearGradient(
          colors: [.brown.opacity(0.7), .green.opacity(0.2)], startPoint: .top, endPoint: .bottom))
      Charts.LinePlot(track, x: .value("km", \.km), y: .value("Elevation", \.elevation))
        .lineStyle(StrokeStyle(lineWidth: 1.5)).foregroundStyle(.brown)
      Charts.PointPlot(
        track.filter { $0.id % 50 == 0 }, x: .value("km", \.km), y: .value("Elevation", \.elevation)
      )
      .symbolSize(30).foregroundStyle(.orange)
      Charts.RulePlot(track.filter { $0.id % 100 == 0 }, x: .value("km", \.km)).foregroundStyle(
        .gray.opacity(0.5))
    }
    .chartYScale(domain: 250...600)
    .chartXAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.number, values: .stride(by: 5))
    }
    .frame(height: 180).padding()
  }
}
