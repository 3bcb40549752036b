import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Truncation")
struct TruncationModeTests {
  @Test(
    "a long text is truncated where the mode says",
    arguments: [
      (Text.TruncationMode.head, TextTruncation.head), (.middle, .middle), (.tail, .tail),
    ])
  func modes(mode: Text.TruncationMode, expected: TextTruncation) throws {
    let list = stage(width: 20) {
      Text("abcdef").font(.system(size: 10)).lineLimit(1).truncationMode(mode)
    }.drawList()
    guard case .text(let text, _, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(text.isTruncated && text.request.truncation == expected)
  }
}
