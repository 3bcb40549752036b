import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Object handles")
struct ObjectHandleTests {
  @Test("a handle does not keep its object alive, and is nil after its end")
  func end() {
    let stage = stage(width: 10, height: 10) { Color.red }
    var element: LayoutElement? = LayoutElement(core: stage.core)
    let handle = element?.handle
    #expect(handle?.object === element)
    element = nil
    #expect(handle?.object == nil)
  }

  @Test("an object has one handle")
  func one() {
    let stage = stage(width: 10, height: 10) { Color.red }
    let element = LayoutElement(core: stage.core)
    #expect(element.handle === element.handle)
  }

  @Test("an element whose parent has ended has none")
  func parent() {
    let stage = stage(width: 10, height: 10) { Color.red }
    let child = LayoutElement(core: stage.core)
    var parent: WrapperElement? = WrapperElement(around: child, core: stage.core)
    #expect(child.parent === parent)
    parent = nil
    #expect(child.parent == nil)
    // It walks up to the parents.
    child.invalidateLayout()
  }
}
