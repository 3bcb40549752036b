import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Text")
struct TextTests {
  @Test("a text breaks into lines, and drops those that do not fit in height")
  func textLines() {
    let text = Text("aa bb cc").font(.system(size: 10))
    #expect(stageSize(width: 10) { text } == CGSize(width: 10, height: 36))
    #expect(stageSize(width: 10, height: 25) { text } == CGSize(width: 10, height: 24))
    #expect(stageSize(width: 10) { text.lineLimit(1) } == CGSize(width: 10, height: 12))
  }
}
