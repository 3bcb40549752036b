import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("SeriesDecimation")
struct SeriesDecimationTests {
  private func list<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content().chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .drawList()
  }

  private func polylines(_ list: DrawList) -> [Polyline] {
    list.commands.flatMap { command -> [Polyline] in
      switch command {
      case .polyline(let line, _, _): [line]
      case .group(let group): polylines(group.contents)
      default: []
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    let x: Double
    let y: Double
  }

  private static func rows(_ count: Int) -> [Row] {
    (0..<count).map { Row(id: $0, x: Double($0), y: sin(Double($0 * $0 % 977)) * Double($0 % 31)) }
  }

  private func line(_ rows: [Row]) -> Polyline? {
    polylines(
      list {
        Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
          .chartXScale(domain: .automatic(dataType: Double.self) { $0[1] = Double(rows.count - 1) })
          .chartYScale(domain: .automatic(includesZero: false))
      }
    ).first
  }

  @Test("a long line has few points for each column of pixels, among them all extremes")
  func longLine() throws {
    var rows = Self.rows(50_000)
    rows[12_345] = Row(id: 12_345, x: 12_345, y: 500)
    rows[40_001] = Row(id: 40_001, x: 40_001, y: -500)
    let points = try #require(line(rows)).points
    #expect(points.count > 1_000 && points.count < 12 * 300)
    #expect(points.first?.x == 0 && abs((points.last?.x ?? 0) - 300) < 1e-6)
    let top = try #require(points.min { $0.y < $1.y })
    let bottom = try #require(points.max { $0.y < $1.y })
    #expect(abs(top.x - 12_345 * 300 / 49_999) < 1e-6 && top.y >= 0)
    #expect(abs(bottom.x - 40_001 * 300 / 49_999) < 1e-6 && bottom.y <= 200)
  }

  @Test("a short line and a line whose positions descend keep all points")
  func keptWhole() {
    // Eight points for each column of pixels would be 2 400.
    #expect(line(Self.rows(2_300))?.points.count == 2_300)
    #expect(line(Self.rows(20_000).reversed())?.points.count == 20_000)
  }

  @Test("a long line keeps all points where the environment asks for every mark")
  func everyMark() {
    let rows = Self.rows(20_000)
    let lines = polylines(
      list {
        Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
          .environment(\.drawsEveryMark, true)
      })
    #expect(lines.first?.points.count == 20_000)
  }

  @Test("gaps of a long line stay")
  func gaps() throws {
    let rows = Self.rows(30_000).map { row in
      Row(id: row.id, x: row.x, y: (10_000..<10_500).contains(row.id) ? .nan : row.y)
    }
    let drawn = try #require(line(rows))
    #expect(drawn.runs.count == 2)
    let ends = drawn.runs.map { (drawn.points[$0.lowerBound].x, drawn.points[$0.upperBound - 1].x) }
    #expect(abs(ends[0].1 - 100) < 0.5 && abs(ends[1].0 - 105) < 0.5)
  }

  @Test("stacked areas have the same points, so that they share their boundaries")
  func stackedAreas() {
    let rows = Self.rows(20_000)
    func paths(everyMark: Bool) -> [Path] {
      list {
        Chart {
          ForEach(rows) { row in
            AreaMark(x: .value("x", row.x), y: .value("y", abs(row.y)))
              .foregroundStyle(by: .value("s", "a"))
          }
          ForEach(rows) { row in
            AreaMark(
              x: .value("x", row.x), y: .value("y", row.id == 12_345 ? 90 : row.id * 7_919 % 37)
            )
            .foregroundStyle(by: .value("s", "b"))
          }
        }
        .chartLegend(.hidden)
        .environment(\.drawsEveryMark, everyMark)
      }
      .commands.flatMap(\.paths)
    }
    let drawn = paths(everyMark: false)
    #expect(drawn.count == 2)
    let counts = drawn.map(\.elementCount)
    #expect(counts[0] == counts[1] && counts[0] < 30 * 300)
    // The extremes of both areas are among the points.
    #expect(drawn.map(\.boundingRect) == paths(everyMark: true).map(\.boundingRect))
  }

  @Test("the same long line by marks and by a plot has the same points")
  func plots() {
    let rows = Self.rows(30_000)
    let plot = polylines(
      list { Chart { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)) } })
    let marks = polylines(
      list { Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } })
    #expect(plot.first?.points == marks.first?.points)
  }

  @Test("a long curve is shortened with the neighbours that it needs")
  func curve() throws {
    let rows = Self.rows(20_000)
    let curves = list {
      Chart(rows) {
        LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).interpolationMethod(.catmullRom)
      }
    }
    .commands.flatMap(\.paths)
    let count = try #require(curves.first).elementCount
    let straight = try #require(line(rows)).points.count
    // Most points of the straight line have two neighbours that it does not need.
    #expect(count > 2 * straight && count < 3 * straight)
  }

  @Test("a scale of absurd length draws the line whole", arguments: [1e9, 1e20, 1e300])
  func absurdLength(length: CGFloat) {
    let rows = Self.rows(100)
    let lines = polylines(
      list {
        Chart(rows) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
          .chartXScale(range: 0...length)
      })
    #expect(lines.first?.points.count == 100)
  }

  @Test("values that a logarithmic scale does not have are gaps, and hide no lower extreme")
  func gapsOfLogarithms() throws {
    let values = (0..<20_000).map { $0 % 10 == 0 ? 0 : 10 + Double($0 % 97) }
    let lines = polylines(
      list {
        Chart(0..<20_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) }
          .chartYScale(domain: 10...110, type: .log)
      })
    let line = try #require(lines.first)
    // Values next to the least one are at the bottom of the plot, in most of its 300 columns of pixels.
    #expect(line.points.count { $0.y > 190 } > 200)
    #expect(line.runs.count > 250)
  }

  @Test("positions as large as nanoseconds since 1970 keep an extreme in each column of pixels")
  func largePositions() throws {
    let rows = Self.rows(20_000)
    let line = try #require(
      polylines(
        list {
          Chart(rows) {
            LineMark(x: .value("x", 1_700_000_000_000_000_000 + $0.x), y: .value("y", $0.y))
          }
          .chartXScale(domain: .automatic(includesZero: false))
        }
      ).first)
    // Doubles of that size are 256 apart.
    #expect(line.points.count > 100 && line.points.count < 8_000)
  }
}

extension DrawCommand {
  /// The filled and stroked paths of the command.
  fileprivate var paths: [Path] {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): [path]
    case .group(let group): group.contents.commands.flatMap(\.paths)
    default: []
    }
  }
}

extension Path {
  /// The number of moves, segments and closed subpaths.
  fileprivate var elementCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }
}
