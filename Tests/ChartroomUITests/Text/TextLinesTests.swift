import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Lines of texts")
struct TextLinesTests {
  private func commands(_ text: some View) -> [String] {
    stage { text.font(.system(size: 20)) }.drawList().description.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("an underline is below the baseline, on whole pixels and under the text")
  func underline() {
    // The baseline is at 18 points; the line is 0.13 ems lower, and 0.068 ems wide.
    let drawn = commands(Text("ab").underline())
    #expect(drawn.first == "fill #000000 rect 0,21 20x1")
    #expect(drawn.last?.hasPrefix("text #000000") == true)
  }

  @Test("a line through the text is drawn over it, in its own colour")
  func strikethrough() {
    let drawn = commands(Text("ab").strikethrough(color: .red))
    #expect(drawn.last == "fill #FF383C rect 0,12 20x1")
    #expect(drawn.count == 2)
  }

  @Test("only the span has a line, in the colour of its characters")
  func span() {
    let drawn = commands(Text("ab") + Text("c").underline().foregroundColor(.red))
    #expect(drawn.first == "fill #FF383C rect 20,21 10x1")
  }

  @Test("patterns are dashes of whole widths of the line")
  func patterns() {
    let drawn = commands(Text("ab").underline(pattern: .dashDot))
    #expect(drawn.first == "stroke #000000 width 1 dash [4 2 1 2] M 0,21.5 L 20,21.5")
  }

  @Test(
    "the background of a part of an attributed string is as high as the line, and behind the text")
  func background() throws {
    var string = AttributedString("ab cd")
    let range = try #require(string.range(of: "cd"))
    string[range].backgroundColor = .yellow
    string[range].underlineStyle = .single
    let drawn = commands(Text(string))
    #expect(drawn.first == "fill #FFCC00 rect 30,0 20x24")
    #expect(drawn.dropFirst().first?.hasPrefix("fill #000000 rect 30,21") == true)
  }

  @Test("a view sets lines for texts without any, and a text can refuse them")
  func environment() {
    let drawn = commands(
      VStack(spacing: 0) {
        Text("a")
        Text("b").underline(false)
        Text("c").underline(false).underline(true)
      }
      .underline())
    #expect(drawn.filter { $0.hasPrefix("fill") }.count == 2)
    #expect(commands(VStack { Text("a") }.strikethrough(false)).count == 1)
  }
}
