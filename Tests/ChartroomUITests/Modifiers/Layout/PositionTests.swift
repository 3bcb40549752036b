import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Position")
struct PositionTests {
  @Test("a view lies with its centre at the point and takes all the space it is offered")
  func centre() {
    let stage = stage(width: 100, height: 60) {
      Color.red.frame(width: 10, height: 20).id("view").position(x: 30, y: 50).id("space")
    }
    #expect(stage.frame(of: "view") == CGRect(25, 40, 10, 20))
    #expect(stage.frame(of: "space") == CGRect(0, 0, 100, 60))
  }

  @Test("a view that is offered nothing keeps its size")
  func ideal() {
    let size = stageSize { Color.red.frame(width: 10, height: 20).position(x: 30, y: 50) }
    #expect(size == CGSize(width: 10, height: 20))
  }
}
