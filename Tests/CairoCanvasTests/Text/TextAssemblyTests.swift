import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("TextAssembly")
struct TextAssemblyTests: ShapingSuite {
  let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("clusters are offsets of the whole string, in order from left to right")
  func clusters() {
    let text = shape("äb\ncd")
    #expect(text.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.cluster) == [0, 2, 4, 5])
  }

  @Test("lines are aligned within the widest one", arguments: LayoutDirection.allCases)
  func alignment(direction: LayoutDirection) {
    for alignment in TextAlignment.allCases {
      let text = shape("wide line\nab") {
        $0.alignment = alignment
        $0.layoutDirection = direction
      }
      let room = text.size.width - text.lines[1].width
      #expect(text.lines[0].x == 0)
      let isRight = (alignment == .trailing) == (direction == .leftToRight)
      #expect(text.lines[1].x == (alignment == .center ? room / 2 : isRight ? room : 0))
      #expect(text.lines[1].runs[0].glyphs[0].position.x == text.lines[1].x)
    }
  }

  @Test("line spacing stands between lines and nowhere else")
  func spacing() {
    let plain = shape("a\nb\nc")
    let spaced = shape("a\nb\nc") { $0.lineSpacing = 7 }
    #expect(abs(spaced.size.height - plain.size.height - 14) < 0.001)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    #expect(shape("a") { $0.lineSpacing = 7 }.size == shape("a").size)
  }

  @Test("baselines and the height are sums of the heights of the lines above")
  func heights() {
    // A line of taller glyphs is higher; the others keep the font's height.
    let text = shape("a\nกุ้ง\nb") { $0.lineSpacing = 3 }
    let parts = ["a", "กุ้ง", "b"].map { shape($0) }
    var top: CGFloat = 0
    for (line, part) in zip(text.lines, parts) {
      #expect(abs(line.baseline - top - part.firstBaseline) < 1e-6)
      top += part.size.height + 3
    }
    #expect(abs(text.size.height - (top - 3)) < 1e-6)
    #expect(text.size.width == parts.map(\.size.width).max())
  }

  @Test("no line spacing makes the text lower than nothing, and none that is not finite counts")
  func hostileSpacing() {
    #expect(shape("a\nb") { $0.lineSpacing = -1_000 }.size.height == 0)
    for spacing in [CGFloat.nan, .infinity, -.infinity] {
      #expect(shape("a\nb") { $0.lineSpacing = spacing }.size == shape("a\nb").size)
    }
  }

  @Test("missing characters of all lines are listed in order, each once")
  func missing() {
    let text = shape("\u{378}a\u{10FFFD}\nb\u{378}\n\u{10FFFC}")
    #expect(text.missing == ["\u{378}", "\u{10FFFD}", "\u{10FFFC}"])
  }
}
