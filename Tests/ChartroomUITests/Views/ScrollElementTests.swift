import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The displayed part of the content of a scroll view.
@MainActor
@Suite("ScrollElement")
struct ScrollElementTests {
  /// A stage of 100 × 100 points with content that is larger than its scroll view.
  private func stage(
    _ axes: Axis.Set, _ size: CGSize, _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      ScrollView(axes) { Color.red.frame(width: size.width, height: size.height).id("content") }
        .environment(\.layoutDirection, direction)
    }
    _ = stage.drawList()
    return stage
  }

  private func origin(_ stage: Stage) -> CGPoint? { stage.frame(of: "content")?.origin }

  private func scroll(_ stage: Stage, _ width: CGFloat, _ height: CGFloat) -> CGPoint? {
    stage.scroll(at: middle, by: CGSize(width: width, height: height))
    return origin(stage)
  }

  @Test("the displayed part stays within the content, and moves along its axes only")
  func limits() {
    let column = stage(.vertical, CGSize(width: 100, height: 250))
    #expect(scroll(column, 30, 40) == CGPoint(x: 0, y: -40))
    #expect(scroll(column, 0, 1e9) == CGPoint(x: 0, y: -150))
    #expect(scroll(column, 0, -1e9) == .zero)
    let row = stage(.horizontal, CGSize(width: 250, height: 100))
    #expect(scroll(row, 30, 40) == CGPoint(x: -30, y: 0))
    let plane = stage([.horizontal, .vertical], CGSize(width: 150, height: 120))
    #expect(scroll(plane, 30, 10) == CGPoint(x: -30, y: -10))
    #expect(scroll(plane, 30, 40) == CGPoint(x: -50, y: -20))
    let short = stage(.vertical, CGSize(width: 100, height: 50))
    #expect(scroll(short, 0, 20) == .zero)
  }

  @Test("distances that are no numbers move nothing", arguments: [CGFloat.nan, .infinity])
  func hostile(number: CGFloat) {
    let stage = stage([.horizontal, .vertical], CGSize(width: 300, height: 300))
    _ = scroll(stage, 20, 20)
    #expect(scroll(stage, number, 5) == CGPoint(x: -20, y: -20))
    #expect(scroll(stage, 5, -number) == CGPoint(x: -20, y: -20))
  }

  @Test("towards the trailing edge is to the left where lines begin at the right")
  func rightToLeft() {
    let stage = stage(.horizontal, CGSize(width: 250, height: 100), .rightToLeft)
    #expect(origin(stage)?.x == -150)
    #expect(scroll(stage, 30, 0)?.x == -120)
    #expect(scroll(stage, 1e9, 0)?.x == 0)
    #expect(scroll(stage, -1e9, 0)?.x == -150)
  }

  @Test("scrolling measures nothing, and evaluates no body")
  func cost() {
    let stage = stage(.vertical, CGSize(width: 100, height: 5000))
    let before = stage.counts
    for _ in 0..<20 {
      _ = scroll(stage, 0, 100)
      _ = stage.drawList()
    }
    #expect(stage.counts.bodies == before.bodies)
    #expect(stage.counts.measurements == before.measurements)
  }

  @Test("an inner view at its end lets the outer one scroll")
  func nested() {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 100, height: 120).id("inner") }.frame(height: 100)
          Color.blue.frame(width: 100, height: 100).id("outer")
        }
      }
    }
    _ = stage.drawList()
    func places() -> [CGFloat?] { ["inner", "outer"].map { stage.frame(of: $0)?.minY } }
    stage.scroll(at: middle, by: CGSize(width: 0, height: 50))
    #expect(places() == [-20, 100])
    stage.scroll(at: middle, by: CGSize(width: 0, height: 50))
    #expect(places() == [-70, 50])
  }

  @Test("the displayed part moves back when the content or the end of it goes")
  func shrinking() {
    let model = Toggle()
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { ScrollView { Color.red.frame(height: model.isOn ? 130 : 300).id("content") } }
    }
    _ = stage.drawList()
    #expect(scroll(stage, 0, 200)?.y == -200)
    model.isOn = true
    #expect(origin(stage)?.y == -30)
    model.isOn = false
    #expect(origin(stage)?.y == -30)
  }

  /// Rows of random heights, of which a tap reveals one after the other.
  private struct Page: View {
    let heights: [CGFloat]
    let targets: [Int]
    let anchor: UnitPoint?
    @State private var next = 0

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(heights.indices, id: \.self) { Color.red.frame(height: heights[$0]).id($0) }
          }
          .frame(maxWidth: .infinity)
        }
        .onTapGesture {
          proxy.scrollTo(targets[next], anchor: anchor)
          next += 1
        }
      }
    }
  }

  @Test(
    "a target is revealed by the shortest move, or where the anchor wants it, within the content",
    arguments: [nil, UnitPoint.top, .center, .bottom, UnitPoint(x: 0, y: 0.3)])
  func reveal(anchor: UnitPoint?) {
    var random = SplitMix64(seed: 7)
    let heights = (0..<30).map { _ in CGFloat(Int.random(in: 1...150, using: &random)) }
    let targets = (0..<60).map { _ in Int.random(in: 0..<30, using: &random) }
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Page(heights: heights, targets: targets, anchor: anchor)
    }
    _ = stage.drawList()
    let length = heights.reduce(0, +)
    var offset: CGFloat = 0
    for target in targets {
      let low = heights[..<target].reduce(0, +)
      let high = low + heights[target]
      let wanted: CGFloat =
        if let anchor {
          low + (heights[target] - 100) * anchor.y
        } else if low < offset || high - low > 100 {
          low
        } else {
          max(offset, high - 100)
        }
      offset = min(max(wanted, 0), length - 100)
      stage.send(.tap(at: middle))
      let found = stage.frame(of: 0)?.minY ?? 1
      #expect(abs(found + offset) <= 0.5, "row \(target)")
    }
  }
}
