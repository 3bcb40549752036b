import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test("a button is tapped anywhere in its frame")
  func taps() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Button {
        log.entries.append("tap")
      } label: {
        Text("a").frame(width: 80, height: 80)
      }
    }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.send(.tap(at: CGPoint(x: 85, y: 85)))
    #expect(log.entries == ["tap"])
  }

  @Test("a title is a text")
  func title() {
    #expect(stage { Button("Save") {} }.drawList().description.contains("\"Save\""))
  }
}
