import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartView")
struct ChartViewTests {
  private static func data(count: Int = 101, series: Int = 2) -> UserData {
    let time = ContiguousArray((0..<count).map { 1_542_412_800_000 + Double($0) * 86_400_000 })
    let lines = (0..<series).map { number in
      Line(
        id: "y\(number)", title: "Series \(number)",
        points: ContiguousArray((0..<count).map { Double(($0 * (number + 3)) % 50 + 100) }),
        color: SeriesPalette.color(number))
    }
    return UserData(charts: [LinesSet(id: 0, title: "Title", time: time, lines: lines)])
  }

  private static func stage(
    _ data: UserData, indicator: Double? = nil, width: CGFloat = 375, height: CGFloat = 560
  ) -> Stage {
    Stage(size: ProposedViewSize(width: width, height: height), shaper: BoxShaper()) {
      ChartView(chartIndex: 0, indicator: indicator).environment(data)
    }
  }

  /// The lines of the draw list that hold a text.
  private static func texts(_ stage: Stage) -> [String] {
    stage.drawList().description.split(separator: "\n").filter { $0.hasPrefix("text") }
      .map(String.init)
  }

  /// The rectangles that a chart fills, in points, and the outlines that mask it.
  private static func shapes(
    scale: CGFloat, style: ChartStyle
  ) -> (rects: [CGRect], masks: [CGRect]) {
    let stage = Stage(
      size: ProposedViewSize(width: 375, height: 560), scale: scale, shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, style: style).environment(data())
    }
    var shapes: (rects: [CGRect], masks: [CGRect]) = ([], [])
    func add(_ list: DrawList, _ offset: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, _):
          if let rect = path.rectangle {
            shapes.rects.append(rect.offsetBy(dx: offset.tx, dy: offset.ty))
          }
        case .group(let group):
          let inner = group.transform.concatenating(offset)
          for case .fill(let path, _, _) in group.mask?.commands ?? [] {
            shapes.masks.append(path.boundingRect.offsetBy(dx: inner.tx, dy: inner.ty))
          }
          add(group.contents, inner)
        default: break
        }
      }
    }
    add(stage.drawList(), .identity)
    return shapes
  }

  private nonisolated static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2, 2.5, 3]

  @Test(
    "lines of one point are all as thick, and those of two, in whole pixels, at every scale",
    arguments: scales, [ChartStyle.contest, .bestKora])
  func hairlines(scale: CGFloat, style: ChartStyle) {
    let heights = Self.shapes(scale: scale, style: style).rects
      .filter { $0.width > 60 && $0.height < 3 }.map { $0.height * scale }
    #expect(heights.count >= 4)
    for height in heights {
      let points: CGFloat = height < 1.5 * scale ? 1 : 2
      #expect(abs(height - (points * scale).rounded()) < 1e-6)
    }
  }

  @Test("the rails of the mini-map's window lie above and below the map", arguments: scales)
  func rails(scale: CGFloat) throws {
    let shapes = Self.shapes(scale: scale, style: .contest)
    let map = try #require(shapes.masks.first { abs($0.height - 40) < 1 && $0.width > 300 })
    func meets(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }
    #expect(shapes.rects.contains { $0.height < 1.5 && meets($0.maxY, map.minY) })
    #expect(shapes.rects.contains { $0.height < 1.5 && meets($0.minY, map.maxY) })
  }

  @Test("a tap on a button hides its series, another shows it again")
  func toggling() {
    let data = Self.data()
    let stage = Self.stage(data)
    let button = CGPoint(x: 40, y: 560 - 16 - 18)
    stage.send(.tap(at: button))
    #expect(data.charts[0].lines.map(\.isHidden) == [true, false])
    #expect(stage.drawList().description.components(separatedBy: "polyline").count - 1 == 2)
    stage.send(.tap(at: button))
    #expect(data.charts[0].lines.map(\.isHidden) == [false, false])
    #expect(stage.drawList().description.components(separatedBy: "polyline").count - 1 == 4)
  }

  @Test("a drag in the middle of the mini-map moves the window and the plot with it")
  func movingTheWindow() {
    let data = Self.data()
    let stage = Self.stage(data)
    let before = Self.texts(stage)
    let map = CGPoint(x: 16 + 343 * 0.55, y: 471)
    stage.send(.drag(from: map, to: CGPoint(x: map.x + 34.3, y: map.y)))
    #expect(abs(data.charts[0].lowerBound - 0.4) < 1e-9)
    #expect(abs(data.charts[0].upperBound - 0.9) < 1e-9)
    #expect(Self.texts(stage) != before)
  }

  @Test("a touch on the plot sets the indicator to the nearest point")
  func touchingThePlot() {
    let stage = Self.stage(Self.data())
    #expect(!stage.drawList().description.contains("Series 0\" system 13"))
    stage.send(.tap(at: CGPoint(x: 16 + 343 / 2, y: 200)))
    // The window is 30...80, its middle is day 55 after Saturday, 17 November 2018.
    #expect(Self.texts(stage).contains { $0.contains("\"Fri, Jan 11, 2019\"") })
  }

  @Test(
    "the tooltip stays inside the picture wherever the indicator stands",
    arguments: [0, 0.1, 0.45, 0.5, 0.55, 0.9, 1], [160, 240, 375, 900] as [CGFloat])
  func tooltip(position: Double, width: CGFloat) throws {
    let tooltip = DrawnTooltip(
      Self.data().charts[0], indicator: position, size: CGSize(width: width, height: 560))
    let box = try #require(tooltip.boxes.first)
    #expect(box.minX >= 4 && box.maxX <= width - 4)
    if width > 300 { #expect(box.minX >= 16 && box.maxX <= width - 16 && box.width == 160) }
  }

  @Test("buttons wrap and none leaves the picture")
  func wrapping() {
    let stage = Self.stage(Self.data(series: 8), height: 700)
    let titles = Self.texts(stage).filter { $0.contains("w500") }
    #expect(titles.count == 8)
    let rows = Set(titles.compactMap { $0.firstMatch(of: /at [-\d.]+,([-\d.]+)/)?.1 })
    #expect(rows.count == 3)
  }

  @Test("a single series has no button")
  func singleSeries() {
    let stage = Self.stage(Self.data(series: 1))
    #expect(!Self.texts(stage).contains { $0.contains("Series 0") })
  }

  @Test("a chart without points and an index without a chart draw, and nothing traps")
  func nothingToShow() {
    let empty = UserData(charts: [
      LinesSet(
        id: 0, time: [], lines: [Line(id: "y0", title: "None", points: [], color: .red)])
    ])
    #expect(!Self.stage(empty, indicator: 0.5).drawList().isEmpty)
    #expect(!Self.stage(UserData()).drawList().isEmpty)
  }

  @Test(
    "grid lines are drawn under the series, values with a halo over them, the tooltip over all",
    arguments: [ChartStyle.contest, .bestKora], ColorScheme.allCases)
  func order(style: ChartStyle, scheme: ColorScheme) throws {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let text = Stage(
      size: ProposedViewSize(width: 375, height: 560), environment: environment,
      shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, indicator: 0.5, style: style).environment(Self.data())
    }.drawList().description
    let isContest = style == .contest
    let night = isContest ? "#242F3E" : "#000000"
    let halo = "halo \(scheme == .light ? "#FFFFFF" : night) \(isContest ? "1.5" : "2")"
    // The contest's plot comes last, the BestKora style's before its mini-map.
    let series = try #require(text.range(of: "polyline", options: isContest ? .backwards : []))
    let value = try #require(text.range(of: halo))
    #expect(series.lowerBound < value.lowerBound)
    #expect(text[..<series.lowerBound].contains("343x1"))
    // By night the box has no shadow.
    if isContest, scheme == .light {
      #expect(value.lowerBound < (try #require(text.range(of: "shadow"))).lowerBound)
    }
  }

  @Test("moving the window evaluates a number of bodies that no amount of data changes")
  func work() {
    func bodies(count: Int) -> Int {
      let data = Self.data(count: count)
      let stage = Self.stage(data)
      _ = stage.drawList()
      let before = stage.counts.bodies
      data.charts[0].lowerBound = 0.35
      data.charts[0].upperBound = 0.85
      _ = stage.drawList()
      return stage.counts.bodies - before
    }
    let (small, large) = (bodies(count: 101), bodies(count: 10_001))
    #expect(large <= small + 10, "\(small) then \(large)")
  }

  @Test("both kinds of button switch their series", arguments: [false, true])
  func buttons(isReal: Bool) {
    let model = UserData(charts: Self.data().charts)
    let stage = Stage(size: ProposedViewSize(width: 200, height: 36), shaper: BoxShaper()) {
      let line = Bindable(model).charts[0].lines[1]
      if isReal { CheckButton(line: line) } else { SimulatedButton(line: line) }
    }
    stage.send(.tap(at: CGPoint(x: stage.size.width / 2, y: 18)))
    #expect(model.charts[0].lines.map(\.isHidden) == [false, true])
  }

  @Test("a value between two gaps is a dot wider than the line")
  func lonePoints() {
    let time: ContiguousArray<Double> = [0, 1000, 2000, 3000, 4000]
    let line = Line(id: "y0", title: "", points: [1, 2, .nan, 3, .nan], color: .red)
    let set = LinesSet(id: 0, time: time, lines: [line], lowerBound: 0, upperBound: 1)
    let lines = Self.stage(UserData(charts: [set])).drawList().description
      .split(separator: "\n").filter { $0.contains("polyline") && $0.contains("width") }
    #expect(lines.contains { $0.contains("width 6 ") && $0.contains("1 points in 1 runs") })
    #expect(lines.contains { $0.contains("width 2 ") && $0.contains("2 points in 1 runs") })
  }
}
