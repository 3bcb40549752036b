import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Bindable")
struct BindableTests {
  @Test("@Bindable writes to an observable object")
  func bindable() {
    let name = Name("x")
    let stage = stage(width: 20, height: 20) { NameEditor(name: name) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(name.text == "x!")
    #expect(stage.drawList().description.contains("\"x!\""))
  }
}
