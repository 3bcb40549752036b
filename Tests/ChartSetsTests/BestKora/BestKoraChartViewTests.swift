import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartView in the BestKora style")
struct BestKoraChartViewTests {
  private static func stage(
    _ chart: LinesSet, indicator: Double? = nil, width: CGFloat = 375, height: CGFloat = 560
  ) -> Stage {
    ChartSamples.stage([chart], width: width, height: height) {
      ChartView(chartIndex: 0, indicator: indicator, style: .bestKora)
    }
  }

  /// The points of all polylines, in the coordinates of their plots.
  private static func polylines(_ list: DrawList) -> [[CGPoint]] {
    list.commands.flatMap { command -> [[CGPoint]] in
      switch command {
      case .polyline(let line, _, _): [Array(line.points)]
      case .group(let group): polylines(group.contents)
      default: []
      }
    }
  }

  /// The colours of texts.
  private static func inks(_ list: DrawList, of texts: Set<String>) -> [Color.Resolved] {
    list.commands.flatMap { command -> [Color.Resolved] in
      switch command {
      case .text(let text, _, .color(let color))
      where text.request.font.size == 13 && texts.contains(text.request.string):
        [color]
      case .group(let group): inks(group.contents, of: texts)
      default: []
      }
    }
  }

  @Test("has BestKora's headline, marks and dates")
  func texts() {
    // The shape of stage 1's first chart: 26 is the lowest and 278 the highest value in the window.
    var points = ContiguousArray((0..<112).map { Double(($0 * 7) % 200 + 40) })
    (points[0], points[40], points[60], points[111]) = (5, 26, 278, 900)
    let texts = ChartSamples.texts(Self.stage(ChartSamples.chart([points])))
    #expect(texts.contains("CHART 1:  Nov 17, 2018 - Mar 8, 2019  1  line"))
    for mark in ["26", "76", "126", "176", "226", "276"] { #expect(texts.contains(mark)) }
    for date in ["Dec 27", "Jan 6", "Jan 16", "Jan 26", "Feb 5"] { #expect(texts.contains(date)) }
    #expect(texts.contains("#0"))
  }

  @Test("has all of its headline where there is room, and else its name on a line of its own")
  func headline() {
    let chart = ChartSamples.charts(1)[0]
    let wide = ChartSamples.texts(Self.stage(chart, width: 700))
    #expect(wide.contains("   CHART 1:  Nov 17, 2018 - Mar 8, 2019  2  lines"))
    #expect(ChartSamples.texts(Self.stage(chart, width: 140)).contains("CHART 1"))
    let named = ChartSamples.chart([[1, 2], [3, 4]], title: "Fruit", type: .bar)
    #expect(
      ChartSamples.texts(Self.stage(named, width: 700))
        .contains("   Fruit:  Nov 17, 2018 - Nov 18, 2018  2  series"))
  }

  @Test("runs its lines from edge to edge, up to the last point where the window does")
  func lastPoint() throws {
    var chart = ChartSamples.chart([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]])
    (chart.lowerBound, chart.upperBound) = (0.5, 1)
    let line = try #require(Self.polylines(Self.stage(chart).drawList()).first)
    #expect(line.count == 6)
    #expect(line.first?.x == 0 && line.last.map { abs($0.x - 343) < 1e-9 } == true)
    #expect(line.last?.y == 0)
    (chart.lowerBound, chart.upperBound) = (0.3, 0.8)
    // The app's window: the points 3...7.
    #expect(Self.polylines(Self.stage(chart).drawList()).first?.count == 5)
  }

  @Test("moves its indicator to the nearest point, whose date and values it shows")
  func indicator() {
    var chart = ChartSamples.chart([[3, 12, 24, 37, 44]])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    for (fraction, value, date) in [
      (0.3, "12", "Nov 18, 2018"), (0.4, "24", "Nov 19, 2018"), (0.6, "24", "Nov 19, 2018"),
    ] {
      let texts = ChartSamples.texts(Self.stage(chart, indicator: fraction))
      #expect(texts.contains(value) && texts.contains(date), "\(fraction)")
    }
    #expect(!ChartSamples.texts(Self.stage(chart)).contains("Nov 18, 2018"))
    chart.lines[0] = Line(id: "y0", title: "#0", points: [3, 12, .nan, 37, 44], color: .red)
    #expect(ChartSamples.texts(Self.stage(chart, indicator: 0.5)).contains("–"))
  }

  @Test("moves its indicator by time where points do not lie evenly")
  func unevenIndicator() {
    let day = 86_400_000.0
    let time = ContiguousArray([0, 1, 2, 3, 23].map { 1_542_412_800_000 + $0 * day })
    let line = Line(id: "y0", title: "", points: [0, 1, 2, 9, 20], color: .red)
    let chart = LinesSet(id: 0, time: time, lines: [line], lowerBound: 0, upperBound: 1)
    let texts = ChartSamples.texts(Self.stage(chart, indicator: 12.0 / 23))
    #expect(texts.contains("Nov 20, 2018"))
    #expect(texts.contains("9"))
  }

  @Test("moves its indicator by a drag, and switches series by a tap")
  func pointers() {
    let data = UserData(charts: [ChartSamples.chart([[0, 10, 20, 30, 40], [1, 2, 3, 4, 5]])])
    data.charts[0].lowerBound = 0
    data.charts[0].upperBound = 1
    let stage = ChartSamples.stage(data) { ChartView(chartIndex: 0, style: .bestKora) }
    stage.send(.tap(at: CGPoint(x: 16 + 343 * 0.75, y: 200)))
    #expect(ChartSamples.texts(stage).contains("30"))
    stage.send(.tap(at: CGPoint(x: 40, y: 525)))
    #expect(data.charts[0].lines.map(\.isHidden) == [true, false])
    // The values of the box are those of the series that is left.
    #expect(ChartSamples.texts(stage).contains("4"))
  }

  @Test("moves its window by a drag on the mini-map")
  func window() {
    let data = UserData(charts: ChartSamples.charts(1))
    let stage = ChartSamples.stage(data) { ChartView(chartIndex: 0, style: .bestKora) }
    let map = CGPoint(x: 16 + 343 * 0.55, y: 470)
    stage.send(.drag(from: map, to: CGPoint(x: map.x + 34.3, y: map.y)))
    #expect(abs(data.charts[0].lowerBound - 0.4) < 1e-9)
    #expect(abs(data.charts[0].upperBound - 0.9) < 1e-9)
  }

  @Test("gives the second of two axes whole numbers where its series has only such")
  func wholeTwin() {
    var chart = ChartSamples.chart([[0, 50, 100], [7, 8, 9]])
    chart.isYScaled = true
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let texts = ChartSamples.texts(Self.stage(chart))
    for mark in ["7", "8", "9", "10", "11", "12"] { #expect(texts.contains(mark)) }
  }

  @Test("shows the values of one box and of one axis in one notation")
  func oneNotation() {
    var chart = ChartSamples.chart([[1.017e15, 1.6e15, 2.1e15], [839_029_703_663_326, 0, 5e14]])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let texts = ChartSamples.texts(Self.stage(chart, indicator: 0))
    #expect(texts.contains("1.017E15") && texts.contains("8.39E14"))
    #expect(texts.allSatisfy { !$0.contains("\u{A0}") })
  }

  @Test(
    "shows names and values with enough contrast to their box",
    arguments: ColorScheme.allCases, 0..<8)
  func contrast(scheme: ColorScheme, color: Int) {
    var chart = ChartSamples.chart([[3, 12, 24, 37, 44]])
    chart.lines[0] = Line(
      id: "y0", title: "Shares", points: [3, 12, 24, 37, 44], color: SeriesPalette.color(color))
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let stage = ChartSamples.stage([chart]) {
      ChartView(chartIndex: 0, indicator: 0.5, style: .bestKora).environment(\.colorScheme, scheme)
    }
    let box = Color(white: scheme == .dark ? 67.0 / 255 : 229.0 / 255).resolve(in: scheme)
    let inks = Self.inks(stage.drawList(), of: ["Shares", "24"])
    #expect(inks.count >= 2)
    for ink in inks { #expect(ink.contrast(with: box) >= 2.99) }
  }

  @Test("starts all values of an axis at one place")
  func alignedValues() {
    var chart = ChartSamples.chart([[0, 5_000, 100_000]])
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let marks = Self.stage(chart).drawList().texts.filter {
      ["0", "20 K", "100 K"].contains($0.text.request.string)
    }
    #expect(marks.count == 3 && Set(marks.map(\.frame.minX)).count == 1)
  }

  @Test("survives values among the smallest of doubles")
  func denormals() {
    for column in [
      [0, .leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude], [0, 3e-308, 1e-307],
    ] as [ContiguousArray<Double>] {
      var chart = ChartSamples.chart([[0, 50, 100], column])
      chart.isYScaled = true
      #expect(ChartSamples.texts(Self.stage(chart)).contains("50"))
      #expect(!ChartSamples.texts(Self.stage(ChartSamples.chart([column]))).isEmpty)
    }
  }

  /// The bounds of all fills but rectangles, within the clips around them.
  private static func fills(
    _ list: DrawList, in clip: CGRect = CGRect(x: 0, y: 0, width: 375, height: 560),
    at origin: CGPoint = .zero
  ) -> [CGRect] {
    list.commands.flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, _) where path.rectangle == nil:
        return [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)]
      case .group(let group):
        let place = CGPoint(x: origin.x + group.transform.tx, y: origin.y + group.transform.ty)
        let inner = group.clip?.path.boundingRect.offsetBy(dx: place.x, dy: place.y)
        return fills(group.contents, in: inner.map(clip.intersection) ?? clip, at: place)
      default: return []
      }
    }
  }

  @Test("draws no bar beyond its plot")
  func clippedBars() throws {
    let chart = ChartSamples.chart([ContiguousArray(repeating: 5, count: 100)], type: .bar)
    let bars = try #require(
      Self.fills(Self.stage(chart).drawList()).max { $0.height < $1.height })
    #expect(bars.height > 100 && abs(bars.minX - 16) < 0.01 && abs(bars.maxX - 359) < 0.01)
  }

  @Test("gives the second of two axes the lines of the first")
  func twoAxes() throws {
    var chart = ChartSamples.chart([[0, 50, 100], [1000, 1500, 2100]])
    chart.isYScaled = true
    (chart.lowerBound, chart.upperBound) = (0, 1)
    let texts = Self.stage(chart).drawList().texts
    func baseline(_ string: String) throws -> CGFloat {
      try #require(texts.first { $0.text.request.string == string }).frame.maxY
    }
    for (left, right) in [("0", "1\u{A0}000"), ("20", "1.2 K"), ("100", "2.1 K")] {
      let distance = try abs(baseline(left) - baseline(right))
      #expect(distance < 1, "\(left) \(right)")
    }
  }

  @Test(
    "draws every kind, and what is awkward, within its picture and without a trap",
    arguments: Fixture.names(in: "awkward"),
    [CGSize(width: 375, height: 560), CGSize(width: 120, height: 90), CGSize(width: 1, height: 1)]
  )
  func awkward(name: String, size: CGSize) throws {
    let charts = try Fixture.file("awkward/\(name).json").charts.map { try $0.get() }
    for (chart, indicator) in charts.flatMap({ chart in [nil, 0, 0.8].map { (chart, $0) } }) {
      let stage = Self.stage(chart, indicator: indicator, width: size.width, height: size.height)
      let list = stage.drawList()
      #expect(!list.isEmpty)
      guard size.width > 300 else { continue }
      for text in list.texts {
        #expect(
          CGRect(origin: .zero, size: size).contains(text.frame),
          "\(text.text.request.string): \(text.frame)")
      }
    }
  }

  @Test("draws nothing but its ground where there is no chart")
  func noChart() {
    let stage = ChartSamples.stage([]) { ChartView(chartIndex: 0, style: .bestKora) }
    #expect(stage.drawList().texts.isEmpty)
  }
}
