import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("LabeledContent")
struct LabeledContentTests {
  @Test("in accessibility sizes, the content is below the label, and both are at the leading edge")
  func stacked() throws {
    let stage = stage(width: 300) {
      LabeledContent("Name", value: "Value").id("line").dynamicTypeSize(.accessibility1)
    }
    let texts = stage.drawList().texts
    try #require(texts.count == 2)
    #expect(texts[0].frame.maxY <= texts[1].frame.minY)
    #expect(texts.allSatisfy { $0.frame.minX == 0 })
    #expect(stage.frame(of: "line")?.width == 300)
  }

  @Test("a hidden label leaves the content alone, in all sizes")
  func hidden() {
    for size in [DynamicTypeSize.large, .accessibility1] {
      let stage = stage(width: 300) {
        LabeledContent("Name", value: "Value").labelsHidden().dynamicTypeSize(size)
      }
      #expect(stage.drawList().strings == ["Value"])
    }
  }
}
