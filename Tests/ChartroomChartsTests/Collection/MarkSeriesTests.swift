import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("MarkSeries")
struct MarkSeriesTests {
  /// Returns the vertices of a line and the centres of points at the same values.
  private func places(
    _ type: ScaleType, _ values: @escaping (Int) -> PlottableValue<Double>
  ) -> (line: [CGFloat], points: [CGFloat]) {
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 100), scale: 1, shaper: BoxShaper()
    ) {
      Chart(0..<3, id: \.self) { index in
        LineMark(x: values(index), y: .value("y", index))
        PointMark(x: values(index), y: .value("y", index))
      }
      .chartXScale(domain: 1...1000, type: type).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    .drawList()
    var (line, points): ([CGFloat], [CGFloat]) = ([], [])
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .group(let group): visit(group.contents)
        case .polyline(let polyline, _, _): line += polyline.points.map(\.x)
        case .paintedMarks(let marks): points += marks.positions.map(\.x)
        default: break
        }
      }
    }
    visit(list)
    return (line, points)
  }

  @Test(
    "a line over bins has its points in the middles of their bars",
    arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog])
  func bins(type: ScaleType) {
    let bins = NumberBins(thresholds: [1.0, 10, 100, 1000])
    let (line, points) = places(type) { .value("x", bins[$0]) }
    #expect(line.count == 3 && points.count == 3)
    for (vertex, point) in zip(line, points) { #expect(abs(vertex - point) < 1e-9) }
    if type == .log { #expect(zip(line, [50, 150, 250]).allSatisfy { abs($0 - $1) < 1e-9 }) }
  }

  @Test("a bin from zero on a logarithmic scale begins with the domain")
  func zero() {
    let (line, points) = places(.log) { .value("x", [0, 10, 100][$0]..<[10, 100, 1000][$0]) }
    #expect(zip(line, points).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs((line.first ?? 0) - 50) < 1e-9)
  }
}
