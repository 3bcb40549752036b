import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("MarkSectors")
struct MarkSectorsTests {
  private func sectors(_ values: [Double]) -> MarkSectors {
    ChartModel(
      ForEach(values.indices, id: \.self) { SectorMark(angle: .value("v", values[$0])) },
      in: EnvironmentValues()
    ).sectors
  }

  private func turns(_ values: [Double]) -> [ClosedRange<Double>?] {
    let sectors = sectors(values)
    return values.indices.map { sectors.turns(of: 0, mark: $0) }
  }

  @Test(
    "angles are adjacent, add up to the circle and are proportional to values",
    arguments: [
      [1, 2, 3], [7], [1e-300, 2e-300], [1e308, 1.5e308, 1.2e308], [3, -4, .nan, 5, 0],
    ])
  func sum(values: [Double]) throws {
    let found = turns(values).compactMap(\.self)
    #expect(found.first?.lowerBound == 0 && found.last?.upperBound == 1)
    for (turn, next) in zip(found, found.dropFirst()) {
      #expect(turn.upperBound == next.lowerBound)
    }
    let used = values.filter { $0 > 0 && $0.isFinite }
    try #require(used.count == found.count)
    for (value, turn) in zip(used, found) {
      let part = (turn.upperBound - turn.lowerBound) / (found[0].upperBound - found[0].lowerBound)
      #expect(abs(part - value / used[0]) < 1e-12 * part)
    }
  }

  @Test("negative values, gaps and zeros have no angle, and all of them no sectors")
  func gaps() {
    #expect(
      turns([1, -1, .nan, 0, .infinity, 3]).map { $0 == nil } == [
        false, true, true, true, true, false,
      ])
    #expect(turns([0, -1, .nan]).allSatisfy { $0 == nil })
  }

  @Test("explicit ranges share the circle, also among several batches")
  func ranges() {
    let model = ChartModel(
      TwoRanges(), in: EnvironmentValues())
    #expect(model.sectors.turns(of: 0, mark: 0) == 0...0.25)
    #expect(model.sectors.turns(of: 1, mark: 0) == 0.5...1)
    #expect(model.sectors.value(atTurn: 0.75) == 40)
    #expect(sectors([3, 1]).value(atTurn: 0.5) == 2)
  }

  private struct TwoRanges: ChartContent {
    var body: some ChartContent {
      SectorMark(angle: .value("v", 10..<20))
      SectorMark(angle: .value("v", 30..<50)).opacity(0.5)
    }
  }

  private func fills(_ list: DrawList) -> [CGRect] {
    list.commands.flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, _): [path.boundingRect]
      case .group(let group): fills(group.contents)
      default: []
      }
    }
  }

  @Test("a chart of sectors is a square without axes, with the radii of its marks")
  func plot() {
    func list(_ inner: MarkDimension, _ outer: MarkDimension) -> DrawList {
      Stage(size: ProposedViewSize(width: 300, height: 100), scale: 2, shaper: BoxShaper()) {
        Chart {
          SectorMark(angle: .value("v", 3), innerRadius: inner, outerRadius: outer, angularInset: 9)
          SectorMark(angle: .value("v", -3))
        }
        .chartXAxis { AxisMarks(values: [0, 1]) }
      }.drawList()
    }
    #expect(list(.automatic, .automatic).texts.isEmpty)
    for (outer, radius) in [
      (.automatic, 50), (.ratio(0.5), 25), (.fixed(10), 10), (.inset(20), 30), (.ratio(.nan), 50),
    ] as [(MarkDimension, CGFloat)] {
      let frames = fills(list(.fixed(2), outer))
      #expect(frames.count == 1)
      #expect(abs((frames.first?.width ?? 0) - 2 * radius) < 0.05)
    }
    #expect(fills(list(.ratio(1), .automatic)).isEmpty)
  }

  @Test("sectors beside other marks leave the axes")
  func mixed() {
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 100), scale: 2, shaper: BoxShaper()
    ) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
        SectorMark(angle: .value("v", 1))
      }
    }
    #expect(stage.drawList().strings.contains("a"))
  }
}
