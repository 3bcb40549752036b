import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("a binding writes to the state it came from, through its parts too")
  func bindings() {
    let stage = stage(width: 20, height: 20) { BoundParent() }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(stage.drawList().description.contains("\"1 2\""))
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test("bindings to one place are known as such")
  func places() {
    let (model, other) = (Names(), Names())
    let first = Bindable(model).names[0]
    #expect(first.isSame(as: Bindable(model).names[0]))
    #expect(!first.isSame(as: Bindable(model).names[1]))
    #expect(!first.isSame(as: Bindable(other).names[0]))
    // Closures may do anything.
    #expect(!Binding.constant(1).isSame(as: .constant(1)))
  }
}
