import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Spans of a text")
struct TextSpanTests: ShapingSuite {
  let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  /// Shapes a string whose parts are spans, of which a closure changes some.
  private func shape(_ parts: [String], _ change: (inout [TextSpan]) -> Void = { _ in })
    -> ResolvedText
  {
    shape(parts.joined()) { request in
      var end = 0
      request.spans = parts.map { part in
        let start = end
        end += part.utf8.count
        return TextSpan(range: start..<end, font: request.font)
      }
      change(&request.spans)
    }
  }

  private func glyphs(_ text: ResolvedText) -> [ResolvedText.Glyph] {
    text.lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  @Test(
    "spans of one font have the glyphs of the undivided text, in any script",
    arguments: [
      ["A", "V", "AT", "o"], ["fi", "nd"], ["Zür", "ich ", "e\u{301}"], ["ab\nc", "d"],
      ["सं", "ख्या"], ["שלום ", "abc"], ["日本", "語"], ["a😀", "b"],
    ])
  func undivided(parts: [String]) {
    let plain = shape(parts.joined())
    let spans = shape(parts)
    #expect(glyphs(spans) == glyphs(plain))
    #expect(spans.size == plain.size)
    #expect(spans.lines.map(\.baseline) == plain.lines.map(\.baseline))
  }

  @Test("runs have the index, the edges and the size of their span")
  func runs() {
    let text = shape(["ab", "cd", "ef"]) { $0[1].font.size = 32 }
    let runs = text.lines[0].runs
    #expect(runs.map(\.span) == [0, 1, 2])
    #expect(runs.map(\.size) == [16, 32, 16])
    #expect(runs[0].x == 0)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(abs(run.x + run.width - next.x) < 1e-6)
    }
    #expect(abs(runs[2].x + runs[2].width - text.size.width) < 1e-6)
    #expect(abs(runs[1].width - shape("cd") { $0.font.size = 32 }.size.width) < 0.01)
  }

  @Test("a line is as high as its largest span, and others as theirs")
  func heights() {
    let large = shape("x") { $0.font.size = 32 }.size.height
    let small = shape("x").size.height
    #expect(abs(shape(["ab", "cd"]) { $0[1].font.size = 32 }.size.height - large) < 1e-6)
    let lines = shape(["ab\n", "cd"]) { $0[1].font.size = 32 }
    #expect(abs(lines.size.height - small - large) < 1e-6)
  }

  @Test(
    "kerning moves characters apart, and a negative one together", arguments: [3, -1] as [CGFloat])
  func kerning(value: CGFloat) {
    let plain = glyphs(shape("abcd"))
    let spaced = glyphs(shape(["abcd"]) { $0[0].kerning = value })
    for (index, (a, b)) in zip(plain, spaced).enumerated() {
      #expect(abs(b.position.x - a.position.x - CGFloat(index) * value) < 0.01 + abs(value) / 2)
    }
    for (index, (a, b)) in zip(zip(plain, plain.dropFirst()), zip(spaced, spaced.dropFirst()))
      .enumerated()
    {
      let change = (b.1.position.x - b.0.position.x) - (a.1.position.x - a.0.position.x)
      #expect(abs(change - value) < 0.01, "after character \(index)")
    }
  }

  @Test("a baseline offset raises the glyphs of its span only")
  func baseline() {
    let text = shape(["ab", "c"]) { $0[1].baselineOffset = 5 }
    let y = glyphs(text).map(\.position.y)
    #expect(y[0] == text.firstBaseline && y[1] == text.firstBaseline)
    #expect(abs(y[2] - text.firstBaseline + 5) < 0.01)
    #expect(text.size.height > shape("abc").size.height + 4.9)
  }

  @Test("a picture has its width and a run without glyphs")
  func picture() {
    let text = shape(["ab", "\u{FFFC}", "c"]) {
      $0[1].attachment = CGSize(width: 30, height: 40)
    }
    let runs = text.lines[0].runs
    #expect(runs.map(\.glyphs.count) == [2, 0, 1])
    #expect(abs(runs[1].width - 30) < 0.01)
    #expect(abs(text.size.width - shape("ab").size.width - 30 - shape("c").size.width) < 0.3)
    #expect(text.firstBaseline > 39.9)
    #expect(text.missing.isEmpty)
  }

  @Test(
    "an ellipsis in place of a picture has its own width",
    arguments: [0, 1, 10, 20, 30] as [CGFloat])
  func truncatedPicture(width: CGFloat) {
    var request = shape(["\u{FFFC}", " some words"]) {
      $0[0].attachment = CGSize(width: 30, height: 20)
    }.request
    request.width = width
    request.lineLimit = 1
    let cut = shaper.shape(request)
    #expect(cut.isTruncated && abs(cut.size.width - shape("…").size.width) < 0.01)
  }

  @Test("digits are monospaced in their span only")
  func digits() {
    let text = shape(["11", "11"]) { $0[1].font.hasMonospacedDigits = true }
    #expect(text.lines[0].runs[1].width > text.lines[0].runs[0].width + 1)
  }

  @Test("an ellipsis has the span at which the text is cut", arguments: [40, 70, 110] as [CGFloat])
  func ellipsis(width: CGFloat) {
    let text = shape(["first words ", "second words"]) { $0[1].font.weight = .bold }
    let cut = shaper.shape(
      {
        var request = text.request
        request.width = width
        request.lineLimit = 1
        return request
      }())
    #expect(cut.isTruncated && cut.size.width <= width)
    #expect(cut.lines[0].runs.allSatisfy { $0.span == 0 || $0.span == 1 })
  }

  @Test("tight and loose leading change a line by two points")
  func leading() {
    let height = shape("x").size.height
    #expect(shape("x") { $0.font.leading = .loose }.size.height == height + 2)
    #expect(shape("x") { $0.font.leading = .tight }.size.height == height - 2)
    #expect(shape(["x"]) { $0[0].font.leading = .loose }.size.height == height + 2)
  }

  @Test("families that are not found are listed once")
  func families() {
    let font = ResolvedFont(family: "Avenir", size: 10)
    let text = shape(["a", "b", "c"]) {
      $0[1].font = font
      $0[2].font = ResolvedFont(family: "Inter", size: 10)
    }
    #expect(text.missingFamilies == ["Avenir"])
    #expect(shape("a") { $0.font = font }.missingFamilies == ["Avenir"])
    #expect(shape("a").missingFamilies.isEmpty)
  }

  @Test("a large span of a long text stays within Pango's numbers")
  func large() {
    let text = shape(["small ", "large"]) { $0[1].font.size = 10_000 }
    #expect(abs(text.lines[0].runs[1].width - shape("large").size.width / 16 * 10_000) < 40)
  }
}
