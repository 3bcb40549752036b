import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The drawing order of siblings.
@MainActor
@Suite("zIndex")
struct ZIndexTests {
  @Test("views are drawn and touched in the order of zIndex, and laid out in their own")
  func order() {
    final class Log { var touched = "" }
    let log = Log()
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: -10) {
        Color.red.frame(width: 20, height: 20).onTapGesture { log.touched += "a" }.zIndex(1)
        Color.blue.frame(width: 20, height: 20).onTapGesture { log.touched += "b" }
        Color.green.frame(width: 20, height: 20).zIndex(-1).zIndex(.nan)
      }
    }
    let lines = stage.drawList().description.split(separator: "\n").map { $0.suffix(10) }
    #expect(lines == [" 10,0 20x20", " 20,0 20x20", "t 0,0 20x20"].map { $0.suffix(10) })
    stage.send(.tap(at: CGPoint(x: 15, y: 5)))
    #expect(log.touched == "a")
  }
}
