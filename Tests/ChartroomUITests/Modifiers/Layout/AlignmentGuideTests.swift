import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("an alignment guide of one's own moves a view against its row")
  func alignmentGuides() {
    let stage = stage(width: 100, height: 100) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(width: 20, height: 40).id("tall")
        Color.red.frame(width: 20, height: 40).alignmentGuide(.bottom) { $0.height * 0.75 }
          .id("lower")
      }
    }
    #expect(stage.frame(of: "tall") == CGRect(0, 0, 20, 40))
    #expect(stage.frame(of: "lower") == CGRect(20, 10, 20, 40))
  }
}
