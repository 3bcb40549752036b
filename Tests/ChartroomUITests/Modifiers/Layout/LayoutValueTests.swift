import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Layout values")
struct LayoutValueTests {
  @Test("a layout reads the values that views carry")
  func layoutValues() {
    let stage = stage(width: 100, height: 100) {
      PlacedByValue {
        Color.red.frame(width: 10, height: 10).layoutValue(key: Place.self, value: 30).id("set")
        Color.red.frame(width: 10, height: 10).id("plain")
      }
    }
    #expect(stage.frame(of: "set")?.minX == 30)
    #expect(stage.frame(of: "plain")?.minX == 7)
  }
}
