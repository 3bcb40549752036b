import Foundation
import Graphics
import Testing

import CairoCanvas

@Suite("lines of text")
struct TextLinesTests {
  private let shaper: PangoTextShaper
  private let fox = "The quick brown fox jumps over the lazy dog and runs away"

  init() throws { shaper = try PangoTextShaper() }

  private func shape(
    _ string: String, _ change: (inout TextRequest) -> Void = { _ in }
  ) -> ResolvedText {
    var wanted = request(string)
    change(&wanted)
    return shaper.shape(wanted)
  }

  /// The text of each line.
  private func lines(_ text: ResolvedText) -> [String] {
    text.lines.map {
      String(decoding: Array(text.request.string.utf8)[$0.range], as: UTF8.self)
    }
  }

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

  @Test("a text measured without a width fits into that width")
  func fits() {
    for string in [fox, "a", "日本語 text", "مرحبا بالعالم", "0.1 0.2"] {
      let size = shape(string).size
      let again = shape(string) { $0.width = size.width }
      #expect(again.lines.count == 1)
      #expect(again.size == size)
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

  @Test("line breaks of every kind are kept, and ranges leave them out")
  func paragraphs() {
    let text = shape("one\ntwo\r\nthree\u{2029}\rfive\n")
    #expect(lines(text) == ["one", "two", "three", "", "five", ""])
    #expect(abs(text.size.height - 6 * shape("").size.height) < 0.01)
  }

  @Test("clusters are offsets of the whole string, in order from left to right")
  func clusters() {
    let text = shape("äb\ncd")
    #expect(text.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.cluster) == [0, 2, 4, 5])
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

  @Test("a limit that is not reached changes nothing")
  func loose() {
    let text = shape("one\ntwo") { $0.lineLimit = 2 }
    let free = shape("one\ntwo")
    #expect(text.lines == free.lines)
    #expect(!text.isTruncated)
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

  @Test("a cut at a line break ends in an ellipsis")
  func cutParagraph() {
    let text = shape("one\ntwo\nthree") { $0.lineLimit = 2 }
    #expect(text.isTruncated)
    #expect(lines(text) == ["one", "two"])
    #expect(text.lines[1].width == shape("two…").size.width)
    #expect(text.lines[1].runs.flatMap(\.glyphs).allSatisfy { (4...7).contains($0.cluster) })
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

  @Test("Arabic runs from right to left, its last letter leftmost")
  func rightToLeft() {
    let text = shape("مرحبا")
    #expect(text.lines[0].runs.map(\.isRightToLeft) == [true])
    let clusters = text.lines[0].runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
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

  @Test("a zero byte is a space")
  func zeroByte() {
    #expect(shape("a\0b").size == shape("a b").size)
  }

  @Test("a very long line does not overflow")
  func long() {
    let text = shape(String(repeating: "wide words ", count: 9_000)) { $0.font.size = 100 }
    let one = shape("wide words ") { $0.font.size = 100 }
    #expect(text.lines.count == 1)
    #expect(abs(text.size.width / 9_000 / one.size.width - 1) < 0.05)
  }

  @Test("without Inter there is no shaper, and the error names the package")
  func noInter() {
    #expect(throws: CanvasError.missingFont(family: "Inter", package: "fonts-inter")) {
      _ = try PangoTextShaper(fontFolders: ["/usr/share/fonts/truetype/noto"])
    }
  }

  @Test("without Noto, what Inter lacks is missing")
  func noNoto() throws {
    let text = try PangoTextShaper(fontFolders: ["/usr/share/fonts/opentype/inter"]).shape(
      request("a日👍"))
    #expect(text.missing == ["日", "👍"])
    #expect(text.lines[0].runs.map(\.face.path).allSatisfy { $0.contains("inter") })
  }
}
