import ChartScales
import ChartSets
import Foundation
import Graphics
import Testing

@Suite("ChartSetFile")
struct ChartSetFileTests {
  @Test("reads an array of charts in order")
  func stage1() throws {
    let file = try Fixture.file("stage1.json")
    let sets = try file.charts.map { try $0.get() }
    #expect(file.warnings == [])
    #expect(sets.map(\.id) == [0, 1, 2, 3, 4])
    #expect(sets.map(\.time.count) == [112, 112, 112, 112, 372])
    #expect(sets[4].lines.map(\.id) == ["y0", "y1", "y2", "y3"])
    #expect(sets[4].lines.map(\.title) == ["#0", "#1", "#2", "#3"])
    #expect(sets[0].lines[0].color == Color(hex: "2FAE5B"))
    #expect(sets[0].lines.allSatisfy { $0.type == .line && $0.holdsIntegers && $0.countY == 112 })
    #expect(sets[0].xTime.first == "Nov 17, 2018" && sets[0].xTime.last == "Mar 8, 2019")
  }

  @Test("reads a single chart object")
  func overview() throws {
    let set = try Fixture.chart("overview.json")
    #expect(set.time.count == 365 && set.lines.map(\.title) == ["Joined", "Left"])
    #expect(set.lowerBound == 0.3 && set.upperBound == 0.8 && set.title == nil)
  }

  @Test("reads every awkward file", arguments: Fixture.names(in: "awkward"))
  func awkward(name: String) throws {
    let file = try Fixture.file("awkward/\(name).json")
    let set = try file.charts[0].get()
    #expect(file.warnings.isEmpty == (!["bare", "colors"].contains(name)))
    #expect(set.lines.allSatisfy { $0.countY == set.time.count })
    let scale = set.yScale(height: 270)
    let values = set.rangeY() ?? 0...1
    #expect(scale.domain.lowerBound <= values.lowerBound)
    #expect(scale.domain.upperBound >= values.upperBound)
    let labels = ChartFormats.standard.axisNumbers(scale.ticks)
    #expect(Set(labels).count == labels.count && labels.allSatisfy { $0.count < 22 }, "\(labels)")
  }

  @Test("takes null for a gap")
  func gaps() throws {
    let set = try Fixture.chart("awkward/nulls.json")
    #expect(
      set.lines[0].points.indices.filter { set.lines[0].points[$0].isNaN } == [
        8, 9, 10, 11, 12, 20,
      ])
    #expect(set.lines[1].points.allSatisfy { $0.isNaN })
    #expect(try set == Fixture.chart("awkward/nulls.json"))
  }

  @Test("reads title and flags")
  func flags() throws {
    let set = try Fixture.chart("awkward/percentage.json")
    #expect(set.title == "Fruit" && set.isPercentage && set.isStacked && !set.isYScaled)
    #expect(set.lines.allSatisfy { $0.type == .area })
  }

  @Test("warns of a colour that is none, and replaces what is missing")
  func bare() throws {
    let file = try Fixture.file("awkward/bare.json")
    let set = try file.charts[0].get()
    #expect(set.lines.map(\.title) == ["y0", "y1"])
    #expect(set.lines.map(\.color) == [SeriesPalette.color(0), SeriesPalette.color(1)])
    #expect(
      file.warnings == [
        "bare.json: colors.y1: found \"grass green\", expected a colour such as #3DC23F; "
          + "#5FB641 is used"
      ])
  }

  @Test("reads the contest's own data", .enabled(if: Fixture.hasLocal("stage1.json")))
  func contest() throws {
    let file = try ChartSetFile(contentsOf: Fixture.local("stage1.json"))
    let sets = try file.charts.map { try $0.get() }
    #expect(sets.map(\.time.count) == [112, 112, 112, 112, 372])
    #expect(sets[0].rangeY() == 12...278 && sets[4].rangeY() == 328_510...4_505_200)
  }

  @Test("what is drawn otherwise than it stands there is a warning with its place")
  func doubtfulValues() throws {
    let text = """
      {"columns": [["x", 0, 1000, 9000], ["y0", 1, 1e308, 3]], "types": {"x": "x", "y0": "line"}}
      """
    let file = try ChartSetFile(decoding: Data(text.utf8), file: "a.json")
    #expect(
      file.warnings == [
        "a.json: columns[1][2]: 1e+308 exceeds ±1e300 and is treated as a gap"
      ])
    let points = try #require(try file.charts.first?.get().lines.first?.points)
    #expect(points[0] == 1 && points[1].isNaN && points[2] == 3)
  }

  @Test(
    "reads the values of the contest's data as the standard library does",
    .enabled(if: Fixture.hasLocal("stage1.json")))
  func contestValues() throws {
    let url = Fixture.local("stage1.json")
    let sets = try ChartSetFile(contentsOf: url).charts.map { try $0.get() }
    let charts = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [[String: Any]])
    for (set, chart) in zip(sets, charts) {
      let columns = try #require(chart["columns"] as? [[Any]])
      for column in columns {
        let values = column.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
        let label = column.first as? String
        let read = set.lines.first { $0.id == label }?.points ?? set.time
        #expect(Array(read) == values)
      }
    }
  }

  @Test("reads a file with a byte order mark")
  func byteOrderMark() throws {
    let data = try Data(contentsOf: Fixture.url("overview.json"))
    let file = try ChartSetFile(decoding: [0xEF, 0xBB, 0xBF] + data, file: "a.json")
    #expect(try file.charts[0].get() == Fixture.chart("overview.json"))
  }

  @Test("gives each kind of number the double nearest to it")
  func numbers() throws {
    let text = """
      {"columns": [["x", -0, 1e3, 2000.0], ["y0", 1e-400, -0, 0.1000000000000000055511151231257827]],
      "types": {"x": "x", "y0": "line"}}
      """
    let set = try ChartSetFile(decoding: Data(text.utf8), file: "a.json").charts[0].get()
    #expect(set.time == [0, 1000, 2000])
    #expect(set.lines[0].points.map(\.bitPattern) == [0, -0.0, 0.1].map(\.bitPattern))
  }
}
