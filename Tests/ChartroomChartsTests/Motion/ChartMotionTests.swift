import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Chart motion")
struct ChartMotionTests: MotionSuite {
  // MARK: Laws

  @Test("the picture is the old one at the start of an animation, and the new one at its end")
  func ends() {
    let data = MotionData(["a": 2, "b": 4, "c": 6])
    let stage = stage {
      Chart(data.items) {
        BarMark(x: .value("x", $0.id), y: .value("y", $0.value))
        LineMark(x: .value("x", $0.id), y: .value("y", $0.value / 2))
        PointMark(x: .value("x", $0.id), y: .value("y", $0.value / 3))
      }
    }
    let old = text(stage)
    withAnimation(linear) { data.items = MotionData.items(["b": 30, "c": 1, "d": 7, "e": 9]) }
    #expect(sorted(text(stage)) == sorted(old))
    stage.advance(to: 0.5)
    let middle = text(stage)
    #expect(middle != old)
    stage.advance(to: 1)
    #expect(!stage.isAnimating)
    let new = bodyOfNew(data)
    #expect(text(stage) == new)
    #expect(middle != new)
  }

  private func bodyOfNew(_ data: MotionData) -> String {
    text(
      stage {
        Chart(data.items) {
          BarMark(x: .value("x", $0.id), y: .value("y", $0.value))
          LineMark(x: .value("x", $0.id), y: .value("y", $0.value / 2))
          PointMark(x: .value("x", $0.id), y: .value("y", $0.value / 3))
        }
      })
  }

  @Test(
    "without an animation, and in a transaction that disables them, the new picture is there at once"
  )
  func still() {
    for disables in [false, true] {
      let data = MotionData(["a": 2, "b": 4])
      let stage = bars(data)
      if disables {
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { data.items[0].value = 8 }
      } else {
        data.items[0].value = 8
      }
      #expect(frames(stage)[0].height == 80)
      #expect(!stage.isAnimating)
    }
  }

  @Test("the innermost animation takes effect, and nil switches it off")
  func scopes() {
    let data = MotionData(["a": 2])
    let stage = stage {
      Chart(data.items) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        .animation(nil, value: data.items[0].value)
    }
    withAnimation(linear) { data.items[0].value = 8 }
    #expect(frames(stage)[0].height == 80)
  }

  @Test("no body is evaluated and nothing is measured during an animation")
  func work() {
    let data = MotionData(["a": 2, "b": 4])
    let stage = stage {
      Chart(data.items) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
    }
    withAnimation(linear) { data.items = MotionData.items(["a": 20, "c": 5]) }
    _ = stage.drawList()
    let counts = stage.counts
    for time in [0.25, 0.5, 0.75] {
      stage.advance(to: time)
      _ = stage.drawList()
    }
    #expect(stage.counts.bodies == counts.bodies)
    #expect(stage.counts.measurements == counts.measurements)
    #expect(stage.counts.pieces > counts.pieces)
  }

  // MARK: Marks

  @Test("a bar has the mean height in the middle of a linear animation")
  func bar() {
    let data = MotionData(["a": 2, "b": 4])
    let stage = bars(data)
    withAnimation(linear) { data.items[0].value = 8 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(frames(stage).map(\.height) == [50, 40])
  }

  @Test("bars are recognised by their ids, and not by their order")
  func order() {
    let data = MotionData(["a": 2, "b": 4])
    let stage = bars(data)
    withAnimation(linear) { data.items.reverse() }
    _ = stage.drawList()
    stage.advance(to: 0.25)
    let frames = frames(stage)
    // The first one is b, on its way from the right to the left.
    #expect(frames.map(\.height) == [40, 20])
    #expect(frames.map(\.midX) == [62.5, 37.5])
  }

  @Test("marks without ids are recognised by their order")
  func noIDs() {
    let data = MotionData(["a": 2])
    let stage = stage {
      Chart {
        BarMark(x: .value("x", "first"), y: .value("y", data.items[0].value))
        BarMark(x: .value("x", "second"), y: .value("y", 5))
      }
      .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { data.items[0].value = 8 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(frames(stage).map(\.height) == [50, 50])
  }

  @Test("the presented domain is between both domains")
  func domain() {
    let data = MotionData(["a": 4])
    let stage = bars(data)
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(frames(stage).map(\.height) == [30])
  }

  @Test("an animation that is redirected goes on from the presented picture")
  func retarget() {
    for animation in [linear, .spring(duration: 1)] {
      let data = MotionData(["a": 2, "b": 4])
      let stage = bars(data)
      withAnimation(animation) { data.items = MotionData.items(["a": 8, "c": 5]) }
      _ = stage.drawList()
      stage.advance(to: 0.4)
      let before = frames(stage).first { abs($0.minX) < 20 }
      withAnimation(animation) { data.items = MotionData.items(["a": 0.5, "b": 4]) }
      let after = frames(stage).first { abs($0.minX) < 20 }
      #expect(abs((before?.height ?? 0) - (after?.height ?? 1)) < 1e-3)
      #expect(abs((before?.minX ?? 0) - (after?.minX ?? 1)) < 1e-3)
      stage.advance(to: 5)
      #expect(abs((frames(stage).first?.height ?? 0) - 5) < 1e-9)
    }
  }

  @Test("marks that appear fade in, and those that vanish fade out")
  func fades() {
    let data = MotionData(["a": 2, "b": 4])
    let stage = bars(data)
    withAnimation(linear) { data.items = MotionData.items(["a": 2, "c": 6]) }
    _ = stage.drawList()
    stage.advance(to: 0.25)
    #expect(fading(stage).map(\.opacity) == [0.75, 0.25])
  }

  @Test("colours, symbol sizes and line widths are interpolated")
  func styles() {
    let data = MotionData(["a": 0])
    let stage = stage {
      let isOn = data.items[0].value > 0
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5))
          .symbolSize(isOn ? 400 : 100).foregroundStyle(isOn ? Color.white : .black)
        RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: isOn ? 5 : 1))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let old = text(stage)
    withAnimation(linear) { data.items[0].value = 1 }
    #expect(text(stage) == old)
    stage.advance(to: 0.5)
    let middle = text(stage)
    #expect(middle.contains("#808080"), "\(middle)")
    #expect(middle.contains("width 3"), "\(middle)")
    var scales: [CGFloat] = []
    for case .paintedMarks(let marks) in commands(stage.drawList()) {
      scales += (0..<marks.count).map { marks.scale(at: $0) }
    }
    // Sides are 10 and 20 points.
    #expect(scales == [0.75])
  }

  @Test("sectors share the circle at each moment")
  func sectors() {
    let data = MotionData(["a": 1, "b": 1])
    let stage = stage {
      Chart(data.items) { SectorMark(angle: .value("y", $0.value)) }
    }
    let old = text(stage)
    withAnimation(linear) { data.items = MotionData.items(["a": 1, "n": 2, "b": 1]) }
    #expect(text(stage) == old)
    stage.advance(to: 0.5)
    // a, half of its sector n, and b: 3/8, 2/8 and 3/8 of the circle, from 12 o'clock.
    let frames = frames(stage)
    #expect(frames.count == 3)
    #expect(frames.contains { abs($0.minX - 50 + 50 * 0.5.squareRoot()) < 0.01 && $0.minY > 49 })
  }

  // MARK: Lines

  @Test("the points of a line with more points start on the old line")
  func longerLine() {
    let data = MotionData(["0": 0, "10": 10])
    let stage = lines(data)
    withAnimation(linear) {
      data.items = MotionData.items(["0": 0, "5": 0, "10": 10])
    }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(points(stage) == [CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 75), CGPoint(x: 100, y: 0)])
  }

  @Test("the points that a line loses end on the new line")
  func shorterLine() {
    let data = MotionData(["0": 0, "2": 8, "5": 0, "7": 1, "10": 10])
    let stage = lines(data)
    withAnimation(linear) {
      data.items = MotionData.items(["0": 0, "5": 0, "10": 10])
    }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let found = points(stage)
    #expect(found.map(\.x) == [0, 20, 50, 70, 100])
    #expect(zip(found, [100, 60, 100, 75, 0]).allSatisfy { abs($0.y - $1) < 1e-9 }, "\(found)")
  }

  @Test("a line without ids in common is joined by positions")
  func positions() {
    let data = MotionData(["0": 0, "10": 10])
    var round = 0
    let stage = stage {
      Chart(data.items.map { (id: "\(round)-\($0.id)", item: $0) }, id: \.id) {
        LineMark(x: .value("x", Double($0.item.id) ?? 0), y: .value("y", $0.item.value))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    round = 1
    withAnimation(linear) { data.items = MotionData.items(["0": 10, "4": 10, "10": 0]) }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let found = points(stage)
    #expect(found.map(\.x) == [0, 40, 100])
    #expect(found.map(\.y) == [50, 30, 50])
  }

  @Test("an empty chart gets its marks and loses them")
  func empty() {
    for draw in [bars, lines] {
      let data = MotionData([:])
      let stage = draw(data)
      let old = text(stage)
      withAnimation(linear) { data.items = MotionData.items(["1": 3, "2": 4]) }
      #expect(text(stage) == old)
      stage.advance(to: 0.5)
      #expect(text(stage).contains("opacity 0.5"))
      stage.advance(to: 1)
      let full = text(stage)
      #expect(!full.contains("opacity"))
      withAnimation(linear) { data.items = [] }
      #expect(text(stage) == full)
      stage.advance(to: 2)
      #expect(text(stage) == old)
    }
  }

  @Test("gaps and values that are not finite in any state draw nothing and do not trap")
  func gaps() {
    let values: [Double] = [.nan, .infinity, -.infinity, 0, -3, 1e308, 5]
    for draw in [bars, lines] {
      for first in values {
        for second in values {
          let data = MotionData(["1": first, "2": 2, "3": second])
          let stage = draw(data)
          withAnimation(linear) {
            data.items = MotionData.items(["1": second, "3": first, "4": .nan, "5": first])
          }
          for time in [0, 0.5, 1] {
            stage.advance(to: time)
            #expect(!text(stage).contains("nan"))
          }
        }
      }
    }
  }

  @Test("very many marks move with their scales and cross-fade")
  func many() {
    let data = MotionData(["a": 1])
    let stage = stage {
      Chart(0..<6_000, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", Double($0 % 7) * data.items[0].value))
      }
      .chartYScale(domain: 0...data.limit).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    withAnimation(linear) { data.limit = 20 }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let groups = fading(stage)
    #expect(groups.map(\.opacity) == [0.5, 0.5])
    for group in groups {
      guard case .marks(let marks, _)? = group.contents.commands.first else {
        Issue.record("not one command")
        continue
      }
      // The value 1 is at the mean of 1/10 and 1/20.
      #expect(abs(marks.positions[1].y - 92.5) < 1e-9)
    }
  }

  // MARK: Axes

  @Test("grid lines and labels move to their new places, new ones fade in and old ones fade out")
  func axes() {
    let data = MotionData(["a": 4])
    let stage = stage {
      Chart(data.items) { PointMark(x: .value("x", 1), y: .value("y", $0.value)) }
        .chartYScale(domain: 0...data.limit).chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(preset: .inset, values: [0, 5, 10].map { $0 * data.limit / 10 })
        }
    }
    let old = text(stage)
    withAnimation(linear) { data.limit = 20 }
    #expect(sorted(text(stage)) == sorted(old))
    stage.advance(to: 0.5)
    let lines = gridLines(stage)
    // 5 at its old and 20 at its new place, and 10 from the top to the middle.
    #expect(lines.filter { $0.opacity == 1 }.map(\.y).sorted() == [21.25, 85])
    #expect(lines.filter { $0.opacity == 0.5 }.map(\.y).sorted() == [0, 42.5])
    #expect(text(stage).contains("group opacity 0.5"))
    stage.advance(to: 1)
    #expect(!stage.isAnimating)
    #expect(gridLines(stage).map(\.y).sorted() == [0, 42.5, 85])
  }

  @Test("a label without room stays out of the picture while it leaves")
  func labelWithoutRoom() {
    let data = MotionData(["a": 4])
    let stage = stage {
      Chart(data.items) { PointMark(x: .value("x", 1), y: .value("y", $0.value)) }
        .chartXScale(domain: 0...6).chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: data.limit == 10 ? [0, 6] : [0, 3]) }
    }
    #expect(stage.drawList().strings == ["0"])
    withAnimation(linear) { data.limit = 20 }
    stage.advance(to: 0.5)
    #expect(stage.drawList().strings.sorted() == ["0", "3"])
  }

  /// Returns the places of horizontal lines, with their opacity in relation to that of grid lines.
  private func gridLines(_ stage: Stage) -> [(y: CGFloat, opacity: Float)] {
    let found = commands(stage.drawList()).compactMap { command -> (y: CGFloat, opacity: Float)? in
      guard case .stroke(let path, _, .color(let color)) = command else { return nil }
      return (path.boundingRect.minY, color.opacity)
    }
    let most = found.map(\.opacity).max() ?? 1
    return found.map { ($0.y, $0.opacity / most) }
  }
}
