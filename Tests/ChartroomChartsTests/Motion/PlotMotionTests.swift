import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PlotMotion")
struct PlotMotionTests: MotionSuite {
  @Test(
    "bars keep their identities when others with equal ids appear beside them",
    arguments: [0, 1, 2])
  func siblings(variant: Int) {
    let data = MotionData(["a": 4, "b": 6])
    let other = MotionItem(id: "a", value: 9)
    let stage = stage {
      Chart {
        if variant == 0, data.limit > 10 { costs([other]) }
        ForEach(data.items) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value), width: 8) }
        if variant == 1, data.limit > 10 { costs([other]) }
        if variant == 2 { costs(data.limit > 10 ? [other] : []) }
      }
      .chartYScale(domain: 0...20).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let fading = fading(stage).flatMap { frames($0.contents) }
    #expect(fading.map(\.height) == [45])
    #expect(frames(stage).map(\.height).sorted() == [20, 30, 45])
  }

  @Test(
    "only marks that vanish or appear fade, and the others of their batch do not",
    arguments: [("bc", 1), ("ac", 1), ("ab", 1), ("bcd", 2), ("abcd", 1), ("xyz", 6)])
  func remaining(ids: String, fadingCount: Int) {
    let data = MotionData(["a": 1, "b": 1, "c": 1])
    let stage = bars(data)
    withAnimation(linear) { data.items = ids.map { MotionItem(id: "\($0)", value: 1) } }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(fading(stage).flatMap { frames($0.contents) }.count == fadingCount)
    #expect(frames(stage).count == Set(ids).union("abc").count)
  }

  @Test("a mark whose category vanishes or appears is at the place of the label of its category")
  func categories() {
    for isReversed in [false, true] {
      let ids = [["a", "b", "c"], ["x", "b", "c", "d", "e"]]
      let data = MotionData([:])
      func items(_ state: Int) -> [MotionItem] { ids[state].map { MotionItem(id: $0, value: 1) } }
      data.items = items(isReversed ? 1 : 0)
      let stage = bars(data)
      withAnimation(linear) { data.items = items(isReversed ? 0 : 1) }
      _ = stage.drawList()
      stage.advance(to: 0.5)
      let found = fading(stage).flatMap { frames($0.contents) }.map(\.midX).sorted()
      let expected = [10, 100.0 / 6, 70, 90]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-3 } && found.count == 4)
    }
  }

  private func costs(_ items: [MotionItem]) -> some ChartContent {
    ForEach(items) {
      RectangleMark(x: .value("x", $0.id), yStart: .value("y", 0), yEnd: .value("y", $0.value))
    }
  }

  @Test("marks of a former state vanish behind their mask, and in their layer")
  func layers() throws {
    let data = MotionData(["a": 4])
    let stage = stage {
      Chart {
        if data.limit < 20 {
          RectangleMark(
            xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0),
            yEnd: .value("y", 10)
          )
          .mask {
            RectangleMark(
              xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 2),
              yEnd: .value("y", 4))
          }
        } else {
          BarMark(x: .value("x", 5), y: .value("y", 8), width: 20)
        }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let masked = commands(stage.drawList()).compactMap { command -> DrawGroup? in
      if case .group(let group) = command, group.mask != nil { group } else { nil }
    }
    let mask = try #require(masked.first?.mask)
    #expect(masked.count == 1 && frames(mask) == [CGRect(x: 20, y: 60, width: 20, height: 20)])
    #expect(frames(masked[0].contents).map(\.width) == [100])
    // The marks of the mask are drawn nowhere else.
    #expect(frames(stage).map(\.width) == [100, 20])
  }

  @Test("a tick as long as its label grows with it")
  func tickLengths() {
    let data = MotionData(["a": 4])
    let stage = stage {
      Chart(data.items) { PointMark(x: .value("x", $0.value), y: .value("y", 5)).opacity(0) }
        .chartYScale(domain: 0...10).chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [5]) { _ in
            AxisTick(length: .label)
            AxisValueLabel(data.limit < 20 ? "short" : "much longer")
          }
        }
    }
    func length() -> CGFloat { stage.drawList().strokes.map(\.boundingRect.width).max() ?? 0 }
    let start = length()
    withAnimation(linear) { data.limit = 20 }
    #expect(length() == start)
    stage.advance(to: 0.5)
    let middle = length()
    stage.advance(to: 1.5)
    let end = length()
    #expect(start > 0 && end > start + 4)
    #expect(abs(middle - (start + end) / 2) < 1e-6)
  }

  @Test("a mark that loses its mask fades out behind it while it appears without")
  func unmasked() throws {
    let data = MotionData(["a": 4])
    let stage = stage {
      Chart {
        let mark = RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0),
          yEnd: .value("y", 10))
        if data.limit < 20 {
          mark.mask {
            RectangleMark(
              xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 2),
              yEnd: .value("y", 4))
          }
        } else {
          mark
        }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.25)
    let all = commands(stage.drawList()).compactMap { command -> DrawGroup? in
      if case .group(let group) = command { group } else { nil }
    }
    let masked = try #require(all.first { $0.mask != nil })
    let inside = commands(masked.contents).compactMap { command -> Double? in
      if case .group(let group) = command, group.opacity < 1 { group.opacity } else { nil }
    }
    #expect(inside == [0.75])
    #expect(fading(stage).map(\.opacity).sorted() == [0.25, 0.75], "\(stage.drawList())")
  }

  @Test("the symbols of a moving line have their own sizes from the start")
  func symbols() {
    let data = MotionData(["1": 2, "5": 5, "9": 9])
    let stage = stage {
      Chart(data.items) {
        LineMark(x: .value("x", $0.id), y: .value("y", $0.value), series: .value("s", "all"))
          .symbol(.circle).symbolSize(by: .value("n", Double($0.id) ?? 0))
      }
      .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    func sizes() -> [CGFloat] {
      commands(stage.drawList()).flatMap { command -> [CGFloat] in
        guard case .paintedMarks(let marks) = command else { return [] }
        return (0..<marks.count).map { marks.scale(at: $0) }
      }
    }
    let old = sizes()
    withAnimation(linear) { data.items[0].value = 3 }
    _ = stage.drawList()
    stage.advance(to: 1e-4)
    #expect(old.count == 3 && Set(old).count == 3)
    #expect(zip(old, sizes()).allSatisfy { abs($0 - $1) < 1e-6 } && sizes().count == 3)
  }

  @Test("bars stay on their grid lines, however many animations follow one another")
  func manyStates() {
    let data = MotionData(["a": 5])
    let stage = stage {
      Chart(data.items) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        .chartYScale(domain: 0...data.limit).chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: [5]) { _ in AxisGridLine() } }
    }
    func line() -> CGFloat? {
      commands(stage.drawList()).compactMap { command -> CGFloat? in
        if case .stroke(let path, _, _) = command { path.boundingRect.minY } else { nil }
      }.first
    }
    var last: CGFloat?
    for frame in 0..<60 {
      if frame < 30 { withAnimation(.spring(duration: 1)) { data.limit = 10 + Double(frame) } }
      stage.advance(to: Double(frame) / 30)
      let top = frames(stage).first?.minY
      #expect(abs((line() ?? -1) - (top ?? 0)) < 1e-3, "frame \(frame)")
      if let last, let top { #expect(abs(top - last) < 6, "frame \(frame)") }
      last = top
    }
  }

  @Test("a line without values appears like a new one when its values are known")
  func loading() {
    let data = MotionData(["1": .nan, "5": .nan])
    let stage = lines(data)
    withAnimation(linear) { data.items = MotionData.items(["1": 2, "5": 8]) }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(points(stage).count == 2 && points(stage).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(fading(stage).map(\.opacity) == [0.5])
  }

  @Test("a long line that vanishes keeps all points where the environment asks for every mark")
  func everyMark() {
    let data = MotionData(["a": 1])
    let stage = stage {
      Chart {
        if data.limit < 20 {
          ForEach(0..<3_000, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
        }
        PointMark(x: .value("x", 0), y: .value("y", 0))
      }
      .chartXScale(domain: 0...3_000).chartYScale(domain: 0...7)
      .chartXAxis(.hidden).chartYAxis(.hidden).environment(\.drawsEveryMark, true)
    }
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(points(stage).count == 3_000)
  }

  private func areas(_ data: MotionData, id: @escaping (String) -> String = { $0 }) -> Stage {
    stage {
      Chart(data.items.map { (id: id($0.id), item: $0) }, id: \.id) {
        AreaMark(x: .value("x", Double($0.item.id) ?? 0), y: .value("y", $0.item.value))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  /// Returns the outlines of all areas, rounded: the upper edges from left to right, and the lower ones back.
  private func outlines(_ stage: Stage) -> [[CGPoint]] {
    commands(stage.drawList()).compactMap { command in
      guard case .fill(let path, _, _) = command else { return nil }
      var points: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point):
          points.append(
            CGPoint(x: (point.x * 1e6).rounded() / 1e6, y: (point.y * 1e6).rounded() / 1e6))
        default: break
        }
      }
      return points
    }
  }

  @Test(
    "the points that an area gets start on its old edges, and those that it loses end on its new ones"
  )
  func areaPoints() {
    let few = MotionData.items(["0": 0, "5": 0, "10": 10])
    let many = MotionData.items(["0": 0, "2": 8, "5": 0, "7": 1, "10": 10])
    let upper = zip([0.0, 20, 50, 70, 100], [100.0, 60, 100, 75, 0])
    let middle =
      upper.map { CGPoint(x: $0, y: $1) }
      + [100.0, 70, 50, 20, 0].map { CGPoint(x: $0, y: 100) }
    for (old, new) in [(few, many), (many, few)] {
      let data = MotionData([:])
      data.items = old
      let stage = areas(data)
      withAnimation(linear) { data.items = new }
      _ = stage.drawList()
      stage.advance(to: 0.5)
      #expect(outlines(stage) == [middle])
      stage.advance(to: 1)
      #expect(outlines(stage).map(\.count) == [2 * new.count])
    }
  }

  @Test("an area without ids in common is joined by positions")
  func areaPositions() {
    let data = MotionData(["0": 0, "10": 10])
    var round = 0
    let stage = areas(data) { "\(round)-\($0)" }
    round = 1
    withAnimation(linear) { data.items = MotionData.items(["0": 10, "4": 10, "10": 0]) }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let upper = [CGPoint(x: 0, y: 50), CGPoint(x: 40, y: 30), CGPoint(x: 100, y: 50)]
    #expect(outlines(stage) == [upper + [100, 40, 0].map { CGPoint(x: $0, y: 100) }])
  }

  @Test("stacked areas that get points share their edges at each moment of an animation")
  func stackedAreas() throws {
    let data = MotionData(["0": 1, "10": 3])
    let stage = stage {
      Chart(
        data.items.flatMap { item in ["a", "b"].map { (id: item.id + $0, item: item, name: $0) } },
        id: \.id
      ) {
        AreaMark(x: .value("x", Double($0.item.id) ?? 0), y: .value("y", $0.item.value))
          .foregroundStyle(by: .value("s", $0.name))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    withAnimation(linear) {
      data.items = MotionData.items(["0": 4, "3": 1, "6": 5, "10": 2])
    }
    _ = stage.drawList()
    for time in [0, 0.25, 0.5, 0.75, 1] {
      stage.advance(to: time)
      let found = outlines(stage)
      try #require(found.count == 2)
      // The upper edge of the first area is the lower one of the second.
      let lower = found[0].prefix(found[0].count / 2)
      #expect(Array(lower) == found[1].suffix(found[1].count / 2).reversed())
      #expect(lower.count == 4 || time == 0)
    }
  }
}
