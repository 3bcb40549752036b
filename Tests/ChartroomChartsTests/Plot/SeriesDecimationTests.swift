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

  /// The rows that one of three stacked areas lacks.
  enum Missing: CaseIterable {
    case atStart
    case atEnd
    case inside
    /// All rows but some at the end, which are few enough that the area is short.
    case most

    func has(_ index: Int, of count: Int) -> Bool {
      switch self {
      case .atStart: index >= count / 3
      case .atEnd: index < count / 2
      case .inside: index % 101 != 7
      case .most: index > count - 900
      }
    }
  }

  /// The upper and the lower edge of an area, from left to right.
  private struct Edges {
    let top: [CGPoint]
    let bottom: [CGPoint]

    init(_ path: Path) {
      var points: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point): points.append(point)
        default: break
        }
      }
      top = Array(points[..<(points.count / 2)])
      bottom = points[(points.count / 2)...].reversed()
    }

    /// Returns the height of an edge at a position; `nil` beside the area.
    static func height(_ edge: [CGPoint], at x: CGFloat) -> CGFloat? {
      var range = 0..<edge.count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range = edge[middle].x < x ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      let index = range.lowerBound
      guard index < edge.count else { return nil }
      if edge[index].x == x { return edge[index].y }
      guard index > 0 else { return nil }
      let (start, end) = (edge[index - 1], edge[index])
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
  }

  /// The drawn edges of three stacked areas, of which the one in the middle lacks rows.
  private func layers(
    _ stacking: MarkStackingMethod, _ missing: Missing, everyMark: Bool
  ) -> [Edges] {
    let count = 9_000
    func value(_ series: Int, _ index: Int) -> Double {
      Double((index * (7_919 + 2 * series)) % 97) / 10 + (index % 1_000 == 17 * series ? 50 : 0.1)
    }
    return list {
      Chart(0..<3, id: \.self) { series in
        ForEach((0..<count).filter { series != 1 || missing.has($0, of: count) }, id: \.self) {
          AreaMark(
            x: .value("x", $0), y: .value("y", value(series, $0)), stacking: stacking
          )
          .foregroundStyle(by: .value("s", "\(series)"))
        }
      }
      .chartXScale(domain: 0...count).chartLegend(.hidden)
      .environment(\.drawsEveryMark, everyMark)
    }
    .commands.flatMap(\.paths).map(Edges.init)
  }

  @Test(
    "stacked areas with missing rows have the edges of all their marks at their common positions",
    arguments: [MarkStackingMethod.standard, .normalized, .center], Missing.allCases)
  func missingRows(stacking: MarkStackingMethod, missing: Missing) throws {
    let drawn = layers(stacking, missing, everyMark: false)
    let whole = layers(stacking, missing, everyMark: true)
    try #require(drawn.count == 3 && whole.count == 3)
    #expect(drawn[0].top.count < whole[0].top.count * 3 / 4)
    let positions = Set(drawn.flatMap { $0.top.map(\.x) }).sorted()
    for (layer, all) in zip(drawn, whole) {
      for (edge, other) in [(layer.top, all.top), (layer.bottom, all.bottom)] {
        let wrong = positions.filter { x in
          let (height, expected) = (Edges.height(edge, at: x), Edges.height(other, at: x))
          return (height == nil) != (expected == nil) || abs((height ?? 0) - (expected ?? 0)) > 1e-6
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(3))")
      }
    }
    // An area that lacks a row between others is on the line between them, wherever the next area is.
    guard missing != .inside else { return }
    for (upper, lower) in [(1, 0), (2, 0), (2, 1)] {
      let crossed = positions.filter { x in
        guard let bottom = Edges.height(drawn[upper].bottom, at: x),
          let top = Edges.height(drawn[lower].top, at: x)
        else { return false }
        return bottom > top + 1e-6
      }
      #expect(crossed.isEmpty, "\(upper) is below \(lower) at \(crossed.prefix(3))")
    }
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
