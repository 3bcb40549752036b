import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Charts as pies")
struct PieForChartTests {
  private static func stage(
    _ data: UserData, indicator: Double? = nil, size: CGSize = CGSize(width: 375, height: 560)
  ) -> Stage {
    Stage(size: ProposedViewSize(size), shaper: BoxShaper()) {
      ChartView(chartIndex: 0, indicator: indicator).environment(data)
    }
  }

  private static func data(_ averages: [Double], hidden: Set<Int> = []) -> UserData {
    UserData(charts: [PieSharesTests.chart(averages.map { [$0, $0] }, hidden: hidden)])
  }

  private static func strings(_ stage: Stage) -> [String] {
    stage.drawList().texts.map(\.text.request.string)
  }

  @Test("it has percentages and no axes; heading, mini-map and buttons stay")
  func parts() {
    let data = Self.data([5, 3, 2])
    let strings = Self.strings(Self.stage(data))
    #expect(
      Set(strings) == [
        "Chart 1", "Thursday, January 1, 1970", "50%", "30%", "20%", "Series 0", "Series 1",
        "Series 2",
      ])
    #expect(Self.strings(Self.stage(data)).count == 8)
  }

  @Test("a button takes its slice out, and the others grow")
  func toggling() {
    let data = Self.data([5, 3, 2])
    let stage = Self.stage(data)
    stage.send(.tap(at: CGPoint(x: 40, y: 560 - 16 - 18)))
    #expect(data.charts[0].lines.map(\.isHidden) == [true, false, false])
    let strings = Self.strings(stage)
    #expect(strings.contains("60%") && strings.contains("40%") && !strings.contains("50%"))
  }

  @Test("a touch chooses the slice under it, and its box tells name and average")
  func choosing() {
    let stage = Self.stage(Self.data([5, 3, 2]))
    #expect(Self.strings(stage).count { $0 == "Series 2" } == 1)
    // The last slice ends at 12 o'clock.
    stage.send(.tap(at: CGPoint(x: 150, y: 140)))
    let strings = Self.strings(stage)
    #expect(strings.count { $0 == "Series 2" } == 2)
    #expect(strings.contains("2"))
    // Beside the pie nothing changes.
    stage.send(.tap(at: CGPoint(x: 5, y: 60)))
    #expect(Self.strings(stage) == strings)
  }

  @Test(
    "every text and box stays inside the picture, whatever its size and whatever is chosen",
    arguments: [
      CGSize(width: 375, height: 560), CGSize(width: 150, height: 190),
      CGSize(width: 720, height: 300), CGSize(width: 90, height: 90), CGSize(width: 30, height: 20),
      CGSize(width: 1, height: 1),
    ])
  func inside(size: CGSize) {
    for indicator in [nil, 0, 0.1, 0.3, 0.6, 0.79, 0.95, 1, .nan] as [Double?] {
      let stage = Self.stage(
        Self.data([500_000, 300_000, 200_000, 10]), indicator: indicator, size: size)
      let list = stage.drawList()
      #expect(!list.description.contains("nan") && !list.description.contains("inf"))
      for text in list.texts where ["50%", "30%", "20%"].contains(text.text.request.string) {
        #expect(CGRect(origin: .zero, size: size).contains(text.frame), "\(size)")
      }
      for line in list.description.split(separator: "\n") where line.contains(" shadow") {
        let match = line.firstMatch(of: /offset (?<x>[-\d.]+),(?<y>[-\d.]+) shadow/)
        let x = match.flatMap { Double($0.x) } ?? -1
        #expect(x >= 4 && x < Double(size.width) - 60)
      }
    }
  }

  @Test("a name that is too long for the picture is cut, the value never")
  func longNames() {
    var chart = PieSharesTests.chart([[1234], [99]])
    chart.lines[0].title = String(repeating: "long ", count: 30)
    let stage = Self.stage(
      UserData(charts: [chart]), indicator: 0.5, size: CGSize(width: 200, height: 300))
    let value = stage.drawList().texts.first { $0.text.request.string == "1,234" }
    #expect(value.map { $0.frame.maxX <= 200 - 14 && !$0.text.isTruncated } == true)
  }

  @Test("the box of a long name keeps to the plot, and its name ends in an ellipsis")
  func longNameInPlot() throws {
    var chart = PieSharesTests.chart([[1234], [99]])
    chart.lines[0].title = String(repeating: "long ", count: 12)
    for indicator in [0.2, 0.5, 0.8] {
      let tooltip = DrawnTooltip(chart, indicator: indicator)
      let box = try #require(tooltip.boxes.first)
      #expect(box.minX >= 16 && box.maxX <= 375 - 16)
      #expect(tooltip.words.map(\.isTruncated) == [true, false])
    }
  }

  @Test("a name that fits between the edges of the picture takes of the margins and is not cut")
  func nameInMargins() throws {
    var chart = PieSharesTests.chart([[1234], [99]])
    chart.lines[0].title = "Seventeen letters"
    let tooltip = DrawnTooltip(chart, indicator: 0.5, size: CGSize(width: 200, height: 300))
    let box = try #require(tooltip.boxes.first)
    #expect(box.minX >= 4 && box.maxX <= 196 && box.width > 168)
    #expect(!tooltip.words.contains { $0.isTruncated })
  }

  @Test("a pie that its box would half cover has none")
  func smallPie() {
    let chart = PieSharesTests.chart([[1234], [99]])
    let small = DrawnTooltip(chart, indicator: 0.5, size: CGSize(width: 160, height: 120))
    #expect(small.boxes.isEmpty && small.words.isEmpty)
    let large = DrawnTooltip(chart, indicator: 0.5, size: CGSize(width: 240, height: 320))
    #expect(large.boxes.count == 1)
  }

  @Test("from right to left, the name in the box is at the right")
  func mirrored() throws {
    let tooltip = DrawnTooltip(PieSharesTests.chart([[1234], [99]])) {
      $0.layoutDirection = .rightToLeft
    }
    let (name, value) = (tooltip.word("Series 0"), tooltip.word("1,234"))
    #expect(try #require(name).frame.minX > (try #require(value).frame.maxX))
  }

  /// The bounds of the paths that are filled with a colour, each in its own group.
  private static func bounds(ofFillsIn hex: String, _ list: DrawList) -> [CGRect] {
    list.commands.flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, .color(let color)) where color.hex == hex: [path.boundingRect]
      case .group(let group): bounds(ofFillsIn: hex, group.contents)
      default: []
      }
    }
  }

  @Test("nothing to cut into slices is a plain disc without texts, chosen or not")
  func empty() {
    for data in [Self.data([5, 3], hidden: [0, 1]), Self.data([0, 0]), Self.data([])] {
      let stage = Self.stage(data, indicator: 0.5)
      #expect(!Self.strings(stage).contains { $0.contains("%") })
      #expect(!stage.drawList().description.contains("shadow"))
      #expect(!stage.drawList().description.contains("nan"))
      let discs = Self.bounds(ofFillsIn: "#182D3B1A", stage.drawList()).filter { $0.height > 100 }
      #expect(discs.count == 1 && discs.allSatisfy { abs($0.width - $0.height) < 0.01 })
    }
  }

  @Test("the heading of a detail leads back and tells the day, and its title is not shown")
  func heading() {
    let data = Self.data([5, 3])
    data.charts[0].title = "Fruit"
    data.charts[0].isZoomed = true
    let strings = Self.strings(Self.stage(data))
    #expect(strings.contains("Zoom Out") && strings.contains("Thursday, January 1, 1970"))
    #expect(!strings.contains("Fruit"))
  }

  @Test("averages show four digits, or all in front of the point")
  func averages() {
    let formats = ChartFormats.standard
    #expect(
      [0, 0.012346, 12.3456, 999.96, 38_689.4194, 1.23456e20, -0.0, .nan].map(formats.average)
        == ["0", "0.01235", "12.35", "1,000", "38,689", "1.235E20", "0", "–"])
  }
}
