import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Layout of texts")
struct TextLeafTests {
  private let text = Text("aa bb cc").font(.system(size: 10))

  @Test(
    "a text has as many lines as fit in its height, with half a point to spare, and at least one",
    arguments: [(nil, 36), (0, 12), (23.4, 12), (23.6, 24), (35.4, 24), (35.6, 36), (100, 36)]
      as [(CGFloat?, CGFloat)])
  func height(offered: CGFloat?, expected: CGFloat) {
    #expect(stageSize(width: 10, height: offered) { text } == CGSize(width: 10, height: expected))
  }

  @Test("sizes are rounded up to device pixels, so that no text wraps in its own size")
  func rounding() {
    let text = Text("ab cd").font(.system(size: 11.04))
    let stage = stage(scale: 2) { text.id("text") }
    // 27.6 × 13.248 points, which would be rounded to 27.5 × 13.
    #expect(stage.size == CGSize(width: 28, height: 13.5))
    #expect(
      stageSize(width: stage.size.width, height: stage.size.height) { text }
        == CGSize(width: 28, height: 14))
  }

  /// A text above a square, and the change of a model in an animation of one second.
  private func animated<Content: View>(
    _ model: Toggle, @ViewBuilder _ content: @escaping () -> Content
  ) -> Stage {
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        VStack(alignment: .leading, spacing: 0) {
          content()
          Color.red.frame(width: 10, height: 10).id("below")
        }
      }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(to: 0)
    return stage
  }

  private func sizes(_ stage: Stage) -> [CGFloat] {
    stage.drawList().texts.map(\.text.request.font.size)
  }

  @Test("the size of a text is animated, and the layout follows it")
  func animatedSize() {
    let model = Toggle()
    let stage = animated(model) { Text("ab").font(.system(size: model.isOn ? 40 : 20)).id("text") }
    for (time, size) in [(0, 20), (0.25, 25), (0.5, 30), (1, 40)] as [(TimeInterval, CGFloat)] {
      stage.advance(to: time)
      #expect(sizes(stage) == [size])
      #expect(stage.frame(of: "text")?.size == CGSize(width: size, height: 1.2 * size))
      #expect(stage.frame(of: "below")?.minY == 1.2 * size)
    }
    #expect(!stage.isAnimating)
  }

  @Test("a size that returns on its way adds to the rest of the way")
  func returningSize() {
    let model = Toggle()
    let stage = animated(model) { Text("ab").font(.system(size: model.isOn ? 40 : 20)) }
    stage.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    stage.advance(to: 0.5)
    #expect(sizes(stage) == [30])
    stage.advance(to: 1.5)
    #expect(sizes(stage) == [20])
    #expect(stage.frame(of: "below")?.minY == 24)
  }

  @Test("a text with other characters has its size at once")
  func otherCharacters() {
    let model = Toggle()
    let stage = animated(model) {
      Text(model.isOn ? "xy" : "ab").font(.system(size: model.isOn ? 40 : 20))
    }
    stage.advance(to: 0.5)
    #expect(sizes(stage) == [40])
  }

  @Test("an animated colour measures nothing")
  func animatedColor() {
    let model = Toggle()
    let stage = animated(model) { Text("ab").foregroundStyle(model.isOn ? Color.red : .blue) }
    _ = stage.drawList()
    let count = stage.counts.measurements
    stage.advance(to: 0.5)
    _ = stage.drawList()
    #expect(stage.counts.measurements == count)
  }

  @Test("a line that fits is measured once, and lines that wrap in each proposed height")
  func measurements() {
    func count(width: CGFloat) -> Int {
      let stage = stage(width: width, height: 100) {
        VStack {
          text
          Color.red
        }
      }
      _ = stage.size
      return stage.counts.measurements
    }
    // A column proposes an infinite height, 0 and a share.
    #expect(count(width: 20) - count(width: 100) == 2)
  }

  @Test("rows align by the first or the last baseline of several lines")
  func baselines() {
    func tops(_ alignment: VerticalAlignment) -> [CGFloat?] {
      let stage = stage {
        HStack(alignment: alignment, spacing: 0) {
          Text("x").font(.system(size: 20)).id("large")
          text.frame(width: 10).id("lines")
        }
      }
      return ["large", "lines"].map { stage.frame(of: $0)?.minY }
    }
    // Baselines at 18 points in the large text, and at 9 and 33 in the small one.
    #expect(tops(.firstTextBaseline) == [0, 9])
    #expect(tops(.lastTextBaseline) == [15, 0])
  }

  @Test("the first baseline is drawn on a pixel edge", arguments: [1, 2] as [CGFloat])
  func sharpBaseline(scale: CGFloat) throws {
    let list = stage(scale: scale) { Text("x").font(.system(size: 11)) }.drawList()
    let drawn = try #require(list.texts.first)
    let baseline = (drawn.frame.minY + drawn.text.firstBaseline) * scale
    #expect(abs(baseline - (9.9 * scale).rounded()) < 1e-9)
  }

  @Test("empty texts and clear ones draw nothing")
  func nothing() {
    #expect(stage { Text("") }.drawList().isEmpty)
    #expect(stage { Text("a").foregroundStyle(Color.clear) }.drawList().isEmpty)
  }
}
