import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Groups")
struct GroupTests {
  @Test("a modifier of a group applies to each view in it")
  func groups() {
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(stage.size == CGSize(width: 20, height: 40))
  }
}
