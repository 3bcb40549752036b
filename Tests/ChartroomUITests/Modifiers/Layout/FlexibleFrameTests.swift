import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Flexible frames")
struct FlexibleFrameTests {
  @Test("a frame with an infinite maximum takes all that is offered")
  func flexibleFrame() {
    let stage = stage(width: 100, height: 60) {
      Color.red.frame(width: 20, height: 20).id("child")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(stage.size == CGSize(width: 100, height: 60))
    #expect(stage.frame(of: "child") == CGRect(80, 40, 20, 20))
  }

  @Test(
    "a frame with limits follows its proposal between them",
    arguments: [(10, 40), (50, 50), (90, 80)] as [(CGFloat, CGFloat)])
  func limits(offered: CGFloat, width: CGFloat) {
    let stage = stage(width: offered, height: 10) { Color.red.frame(minWidth: 40, maxWidth: 80) }
    #expect(stage.size.width == width)
  }
}
