import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("lines of text")
struct TextLinesTests: ShapingSuite {
  let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("a text measured without a width fits into that width")
  func fits() {
    for string in [fox, "a", "日本語 text", "مرحبا بالعالم", "0.1 0.2"] {
      let size = shape(string).size
      let again = shape(string) { $0.width = size.width }
      #expect(again.lines.count == 1)
      #expect(again.size == size)
    }
  }

  @Test("line breaks of every kind are kept, and ranges leave them out")
  func paragraphs() {
    let text = shape("one\ntwo\r\nthree\u{2029}\rfive\n")
    #expect(lines(text) == ["one", "two", "three", "", "five", ""])
    #expect(abs(text.size.height - 6 * shape("").size.height) < 0.01)
  }

  @Test("a limit that is not reached changes nothing")
  func loose() {
    let text = shape("one\ntwo") { $0.lineLimit = 2 }
    let free = shape("one\ntwo")
    #expect(text.lines == free.lines)
    #expect(!text.isTruncated)
  }

  @Test(
    "a paragraph runs as its first letter does, whatever is around it",
    arguments: LayoutDirection.allCases)
  func baseDirection(direction: LayoutDirection) {
    let left = shape("abc!") { $0.layoutDirection = direction }
    #expect(left.lines[0].runs.flatMap(\.glyphs).last?.cluster == 3)
    let right = shape("مرحبا!") { $0.layoutDirection = direction }
    #expect(right.lines[0].runs.flatMap(\.glyphs).first?.cluster == 10)
  }

  @Test("without letters the request's direction decides")
  func noLetters() {
    let left = shape("1 (")
    let right = shape("1 (") { $0.layoutDirection = .rightToLeft }
    #expect(left.lines[0].runs.flatMap(\.glyphs).last?.cluster == 2)
    #expect(right.lines[0].runs.flatMap(\.glyphs).first?.cluster == 2)
  }

  @Test("a very long line does not overflow")
  func long() {
    let text = shape(String(repeating: "wide words ", count: 9_000)) { $0.font.size = 100 }
    let one = shape("wide words ") { $0.font.size = 100 }
    #expect(text.lines.count == 1)
    #expect(abs(text.size.width / 9_000 / one.size.width - 1) < 0.05)
  }
}
