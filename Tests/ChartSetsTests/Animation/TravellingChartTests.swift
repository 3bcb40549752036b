import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TravellingChart")
struct TravellingChartTests {
  private static let size = CGSize(width: 500, height: 400)

  /// Noise within fixed bounds that every window of a hundred points reaches, so that the Y scale
  /// stays the same while the window is panned.
  private static func chart(_ count: Int = 20_000, series: Int = 3) -> LinesSet {
    var random = SplitMix64(seed: 5)
    let time = ContiguousArray((0..<count).map { 1_542_412_800_000 + Double($0) * 60_000 })
    let lines = (0..<series).map { number in
      Line(
        id: "y\(number)", title: "Series \(number)",
        points: ContiguousArray(
          (0..<count).map {
            $0 % 50 == 7 ? 0 : $0 % 50 == 31 ? 1000 : Double.random(in: 1...999, using: &random)
          }), color: SeriesPalette.color(number))
    }
    return LinesSet(id: 0, title: "Title", time: time, lines: lines)
  }

  private static func travelling(
    _ chart: LinesSet, from start: ClosedRange<Double>, to end: ClosedRange<Double>,
    style: ChartStyle = .contest
  ) -> TravellingChart {
    TravellingChart(
      chart,
      travel: WindowTravel(
        from: WindowBounds(start), to: WindowBounds(end), duration: 1), size: size,
      style: style, shaper: BoxShaper())
  }

  /// The contents of all flattened groups: the plot and the mini-map.
  private static func flattened(_ list: DrawList) -> [DrawList] {
    list.commands.flatMap { command in
      guard case .group(let group) = command else { return [DrawList]() }
      return group.isFlattened ? [group.contents] : flattened(group.contents)
    }
  }

  private static func polylines(_ list: DrawList) -> [Polyline] {
    list.commands.flatMap { command in
      switch command {
      case .polyline(let line, _, _): [line]
      case .group(let group): polylines(group.contents)
      default: [Polyline]()
      }
    }
  }

  private static func storage(_ list: DrawList) -> UnsafeRawPointer? {
    list.commands.withUnsafeBytes { $0.baseAddress }
  }

  @Test("frames are those of a stage of their own, whatever came before")
  func sameAsAlone() {
    let chart = Self.chart()
    let travelling = Self.travelling(chart, from: 0...0.3, to: 0.5...1)
    for step in 0..<7 {
      let time = Double(step) / 6
      let alone = Self.travelling(chart, from: 0...0.3, to: 0.5...1)
      #expect(travelling.drawList(at: time) == alone.drawList(at: time), "\(time)")
    }
  }

  /// Noise with a spike that is thirty times as high in the middle.
  private static func spiked() -> LinesSet {
    var random = SplitMix64(seed: 8)
    var values = ContiguousArray((0..<400).map { _ in Double.random(in: 50...100, using: &random) })
    values[200] = 3000
    return ChartSamples.chart([values])
  }

  /// The lines of the plot, which lies over the mini-map: all but those of the first group.
  private static func plotLines(_ list: DrawList) -> [Polyline] {
    let all = polylines(list)
    return Array(all.suffix(all.count / 2))
  }

  /// The places of the median and of the highest vertex in view, by the scale of a frame.
  private static func heights(_ list: DrawList) -> (median: CGFloat, high: CGFloat)? {
    let places = plotLines(list).flatMap(\.points).map(\.y).filter(\.isFinite).sorted()
    guard let high = places.first else { return nil }
    return (places[places.count / 2], high)
  }

  @Test("a spike that comes and goes never leaves the plot, and moves the rest by an eased step")
  func easedSpike() throws {
    let travelling = Self.travelling(Self.spiked(), from: 0.2...0.3, to: 0.7...0.8)
    var noise: [CGFloat] = []
    for frame in 0...60 {
      let list = travelling.drawList(at: Double(frame) / 60)
      let heights = try #require(Self.heights(list))
      #expect(heights.high >= 0, "\(frame)")
      // Noise lies between 50 and 100, and only one vertex is the spike.
      noise.append(heights.median)
    }
    let lowest = try #require(noise.max())
    #expect(lowest - (try #require(noise.min())) > 100)
    for (before, after) in zip(noise, noise.dropFirst()) {
      // A scale that shrinks at an even pace moves what is low the most at its end. At once, the way
      // is more than a hundred points.
      #expect(abs(before - after) < 90)
    }
  }

  @Test(
    "a frame depends on its time, and not on the frames before it", arguments: ChartStyle.allCases)
  func anyOrder(style: ChartStyle) {
    let times = [0.9, 0.1, 0.55, 0.5, 0.45]
    let inOrder = Self.travelling(Self.spiked(), from: 0.2...0.3, to: 0.7...0.8, style: style)
    var lists: [Double: DrawList] = [:]
    for time in times.sorted() { lists[time] = inOrder.drawList(at: time) }
    for time in times {
      let alone = Self.travelling(Self.spiked(), from: 0.2...0.3, to: 0.7...0.8, style: style)
      #expect(alone.drawList(at: time) == lists[time], "\(time)")
    }
  }

  @Test("the mini-map keeps its piece, and a frame that stands still keeps everything")
  func sharing() throws {
    let travelling = Self.travelling(Self.chart(), from: 0...0.3, to: 0.6...1)
    let before = travelling.drawList(at: 0.1)
    let after = travelling.drawList(at: 0.2)
    let (old, new) = (Self.flattened(before), Self.flattened(after))
    try #require(old.count == 2 && new.count == 2)
    let kept = zip(old, new).filter { Self.storage($0) == Self.storage($1) }
    #expect(kept.count == 1 && Self.polylines(kept[0].0).count == 3)
    let work = travelling.counts
    #expect(Self.storage(travelling.drawList(at: 0.2)) == Self.storage(after))
    #expect(travelling.counts.pieces == work.pieces)
  }

  @Test("a frame evaluates only what depends on the window")
  func counts() {
    let travelling = Self.travelling(Self.chart(), from: 0...0.3, to: 0.6...1)
    _ = travelling.drawList(at: 0)
    let first = travelling.counts
    for step in 1...10 { _ = travelling.drawList(at: Double(step) / 20) }
    let counts = travelling.counts
    // The chart, its parts, the strip of the mini-map, their geometry readers, the heading and the dates of
    // frames with a new day, and the texts of the X axis; no button and no Y axis, and not the map behind
    // its window.
    #expect(counts.bodies - first.bodies <= 10 * 16)
    #expect(counts.measurements - first.measurements <= 10 * 75)
    #expect(counts.pieces - first.pieces <= 10 * 100)
  }

  @Test("a frame within a day updates neither the heading nor the Y axes")
  func countsWithinDay() {
    let travelling = Self.travelling(Self.chart(), from: 0.1...0.4, to: 0.101...0.401)
    _ = travelling.drawList(at: 0.3)
    let first = travelling.counts
    for frame in 1...10 { _ = travelling.drawList(at: 0.3 + Double(frame) / 100) }
    let counts = travelling.counts
    // The chart, its parts, the mini-map with its area, strip and geometry reader, the X axis and the plot
    // with theirs, the series, and the texts of the X axis if one of them fades at an edge.
    #expect(counts.bodies - first.bodies <= 10 * 12)
    #expect(counts.measurements - first.measurements <= 10 * 40)
  }

  @Test("vertices stick to the data while the window is panned: nothing flickers")
  func stickingVertices() throws {
    let length = 0.3
    let travelling = Self.travelling(Self.chart(), from: 0.1...0.1 + length, to: 0.5...0.5 + length)
    var before: [Polyline] = []
    for step in 0...8 {
      let lines = Self.polylines(travelling.drawList(at: Double(step) / 500))
      defer { before = lines }
      guard step > 0 else { continue }
      try #require(lines.count == before.count && lines.count == 6)
      // How far the window moves, in points of the plot between its margins.
      let shift = 0.4 / 500 / length * (Self.size.width - 32)
      // The plot lies over the mini-map.
      for (old, new) in zip(before, lines).suffix(3) {
        let places = Set(old.points.map { Place($0) })
        let inside = new.points.filter { $0.x > 4 && $0.x < Self.size.width - 4 - shift }
        #expect(inside.count > 1000)
        for point in inside {
          #expect(places.contains(Place(CGPoint(x: point.x + shift, y: point.y))))
        }
      }
    }
  }

  /// A point to a thousandth.
  private struct Place: Hashable {
    var x: Int
    var y: Int

    init(_ point: CGPoint) {
      x = Int((point.x * 1000).rounded())
      y = Int((point.y * 1000).rounded())
    }
  }

  @Test("labels of the X axis move with their moments, and none comes or goes in sight")
  func stickingLabels() {
    let length = 0.3
    let travelling = Self.travelling(Self.chart(), from: 0.1...0.1 + length, to: 0.5...0.5 + length)
    func labels(_ step: Int) -> [String: CGFloat] {
      Dictionary(
        travelling.drawList(at: Double(step) / 500).texts
          .filter { $0.text.request.font.size == 11 && $0.text.request.string.contains("Nov") }
          .map { ($0.text.request.string, $0.frame.midX) }, uniquingKeysWith: { first, _ in first })
    }
    let shift = 0.4 / 500 / length * (Self.size.width - 32)
    var before = labels(0)
    for step in 1...20 {
      let after = labels(step)
      #expect(after.count >= 2)
      for (text, x) in before where x - shift > 40 {
        // Frames stand on whole pixels.
        #expect(after[text].map { abs($0 - (x - shift)) <= 1.001 } == true, "\(text)")
      }
      before = after
    }
  }

  @Test(
    "any travel will do, also outside, back, and of charts without points",
    arguments: [0, 1, 2, 500])
  func anything(count: Int) {
    for (start, end) in [(0.0...0.0, 1.0...1.0), (0.9...1, 0...0.1), (-3...5, 0.5...0.5)] {
      let travelling = Self.travelling(Self.chart(count), from: start, to: end)
      for time in [0, 0.3, 0.5, 1, 2, .nan, -1] {
        let list = travelling.drawList(at: time)
        #expect(list.texts.contains { $0.text.request.string == "Title" })
        for point in Self.polylines(list).flatMap(\.points) {
          #expect(point.x.isFinite && point.y.isFinite)
        }
      }
    }
  }
}
