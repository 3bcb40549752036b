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
