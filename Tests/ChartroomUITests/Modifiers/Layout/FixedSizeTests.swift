import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Fixed size")
struct FixedSizeTests {
  @Test("fixedSize lets a text keep its ideal width")
  func fixedSize() {
    let text = Text("abcdef").font(.system(size: 20))
    #expect(stageSize(width: 30) { text }.width == 30)
    #expect(stageSize(width: 30) { text.fixedSize() }.width == 60)
  }
}
