import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Alignment of lines")
struct MultilineTextAlignmentTests {
  @Test(
    "lines of one text are aligned as the environment says",
    arguments: [
      (TextAlignment.leading, 0), (.center, 10), (.trailing, 20),
    ] as [(TextAlignment, CGFloat)])
  func alignments(alignment: TextAlignment, x: CGFloat) throws {
    let list = stage(width: 30) {
      Text("abcdef gh").font(.system(size: 10)).multilineTextAlignment(alignment)
    }.drawList()
    guard case .text(let text, _, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(text.lines.map(\.x) == [0, x])
  }
}
