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

  @Test("a frame with an ideal size only has it inside of fixedSize, with the text in its centre")
  func idealSize() {
    let stage = stage(width: 300, height: 300) {
      Text("abc").font(.system(size: 20)).id("text")
        .frame(idealWidth: 150, idealHeight: 40).id("frame")
        .fixedSize().id("fixed")
    }
    #expect(stage.frame(of: "fixed") == CGRect(0, 0, 150, 40))
    #expect(stage.frame(of: "frame") == CGRect(0, 0, 150, 40))
    #expect(stage.frame(of: "text") == CGRect(60, 8, 30, 24))
  }

  @Test("views of a stack inside of fixedSize have their ideal sizes, and dividers fill its height")
  func stacks() {
    let ideal = stage(width: 300, height: 300) {
      HStack(spacing: 0) {
        Text("a").frame(idealWidth: 100).id("a")
        Text("b").id("b")
      }
      .font(.system(size: 20)).fixedSize()
    }
    #expect(ideal.frame(of: "a") == CGRect(0, 0, 100, 24))
    #expect(ideal.frame(of: "b") == CGRect(100, 0, 10, 24))
    let divided = stage(width: 300, height: 300) {
      HStack(spacing: 0) {
        Text("a").font(.system(size: 20))
        Divider().id("divider")
      }
      .fixedSize()
    }
    #expect(divided.frame(of: "divider") == CGRect(10, 0, 1, 24))
  }
}
