import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ZStack")
struct ZStackLayoutTests {
  @Test(
    "every pair of guides puts a view of a ZStack where it says",
    arguments: [
      (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)),
      (.center, CGPoint(x: 40, y: 45)), (.bottomTrailing, CGPoint(x: 80, y: 90)),
      (.leading, CGPoint(x: 0, y: 45)),
    ])
  func zStack(alignment: Alignment, origin: CGPoint) {
    let stage = stage(width: 100, height: 100) {
      ZStack(alignment: alignment) {
        Color.white
        Color.red.frame(width: 20, height: 10).id("view")
      }
    }
    #expect(stage.frame(of: "view") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test("only views of the highest layout priority decide the size of a ZStack")
  func priority() {
    let stage = stage(width: 100, height: 100) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 30, height: 40).id("large")
        Color.blue.frame(width: 20, height: 10).layoutPriority(1).id("deciding")
      }
    }
    #expect(stage.size == CGSize(width: 20, height: 10))
    #expect(stage.frame(of: "large") == CGRect(-10, -30, 30, 40))
    #expect(stage.frame(of: "deciding") == CGRect(0, 0, 20, 10))
  }
}
