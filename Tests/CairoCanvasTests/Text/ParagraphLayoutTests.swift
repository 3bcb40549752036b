import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ParagraphLayout")
struct ParagraphLayoutTests: ShapingSuite {
  let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("lines break between words, and none is wider than asked", arguments: [60, 100, 200])
  func wrap(width: CGFloat) {
    let text = shape(fox) { $0.width = width }
    #expect(text.lines.count > 1)
    #expect(text.size.width <= width)
    #expect(text.size.width == text.lines.map(\.width).max())
    #expect(lines(text).joined() == fox)
    for line in lines(text).dropLast() { #expect(line.hasSuffix(" ")) }
    let height = text.size.height / CGFloat(text.lines.count)
    for (above, below) in zip(text.lines, text.lines.dropFirst()) {
      #expect(abs(below.baseline - above.baseline - height) < 0.01)
    }
  }

  @Test("a word that does not fit breaks between characters, at least one a line")
  func characters() {
    #expect(shape("Donaudampfschiff") { $0.width = 50 }.lines.count > 1)
    for width in [0, 0.5, 1] as [CGFloat] {
      let text = shape("abc") { $0.width = width }
      #expect(lines(text) == ["a", "b", "c"])
    }
  }

  @Test("a line shows a hyphen only where it breaks at a soft hyphen")
  func hyphens() {
    func glyphs(_ string: String, width: CGFloat?) -> [Int] {
      shape(string) { $0.width = width }.lines.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
    }
    let word = "Dampfkessel"
    let lines = glyphs(word, width: 40)
    #expect(lines.count > 2 && lines.reduce(0, +) == 11)
    let first = shape("Dampf").size.width
    #expect(glyphs("Dampf\u{AD}kessel", width: first * 1.3) == [6, 6])
    #expect(glyphs("Dampf\u{AD}kessel", width: nil) == [11])
  }

  @Test("a limit cuts lines and says so", arguments: [1, 2, 3])
  func limit(lines: Int) {
    let whole = shape(fox) { $0.width = 100 }
    let text = shape(fox) {
      $0.width = 100
      $0.lineLimit = lines
    }
    #expect(whole.lines.count > 3)
    #expect(text.lines.count == lines)
    #expect(text.isTruncated)
    #expect(!whole.isTruncated)
    #expect(text.size.width <= 100)
    #expect(text.lines.dropLast() == whole.lines.prefix(lines - 1))
  }

  @Test("what is cut away differs: head, middle, tail")
  func truncation() throws {
    var clusters: [TextTruncation: [Int]] = [:]
    for truncation in [TextTruncation.head, .middle, .tail] {
      let text = shape(fox) {
        $0.width = 120
        $0.lineLimit = 1
        $0.truncation = truncation
      }
      #expect(text.isTruncated)
      #expect(text.size.width <= 120)
      clusters[truncation] = text.lines[0].runs.flatMap(\.glyphs).map(\.cluster)
    }
    let last = fox.utf8.count - 1
    #expect(clusters[.tail]?.contains(1) == true && clusters[.tail]?.contains(last) == false)
    #expect(clusters[.head]?.contains(1) == false && clusters[.head]?.contains(last) == true)
    #expect(clusters[.middle]?.contains(1) == true && clusters[.middle]?.contains(last) == true)
  }

  @Test("an ellipsis is as wide as its glyph, and a line as its glyphs")
  func ellipsis() throws {
    let own = shape("…")
    let id = try #require(own.lines[0].runs.first?.glyphs.first?.id)
    for truncation in [TextTruncation.head, .middle, .tail] {
      let text = shape(fox) {
        $0.width = 120
        $0.lineLimit = 1
        $0.truncation = truncation
      }
      let runs = text.lines[0].runs
      let ellipsis = try #require(runs.first { $0.glyphs.first?.id == id })
      #expect(abs(ellipsis.width - own.size.width) < 0.01)
      #expect(abs(runs.reduce(0) { $0 + $1.width } - text.size.width) < 0.01)
    }
  }

  @Test("a cut at a line break ends in an ellipsis")
  func cutParagraph() {
    let text = shape("one\ntwo\nthree") { $0.lineLimit = 2 }
    #expect(text.isTruncated)
    #expect(lines(text) == ["one", "two"])
    #expect(text.lines[1].width == shape("two…").size.width)
    #expect(text.lines[1].runs.flatMap(\.glyphs).allSatisfy { (4...7).contains($0.cluster) })
  }

  @Test("a zero byte is a space")
  func zeroByte() {
    #expect(shape("a\0b").size == shape("a b").size)
  }

  @Test("Arabic runs from right to left, its last letter leftmost")
  func rightToLeft() {
    let text = shape("مرحبا")
    #expect(text.lines[0].runs.map(\.isRightToLeft) == [true])
    let clusters = text.lines[0].runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
  }
}
