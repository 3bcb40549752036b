import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stage")
struct StageTests {
  @Test("the clock moves forward only when it is told to")
  func clock() {
    let stage = stage { EmptyView() }
    stage.advance(to: 2)
    stage.advance(to: 1)
    #expect(stage.time == 2)
  }

  @Test("an unchanged stage hands out the same list without any work")
  func unchanged() {
    let stage = stage(width: 100, height: 100) { Nesting() }
    let first = stage.drawList()
    let counts = stage.counts
    #expect(stage.drawList() == first)
    #expect(stage.counts == counts)
  }

  @Test("a stage that is let go of frees its content, in the middle of a touch too")
  func leaks() {
    weak var name: Name?
    do {
      let held = Name("x")
      name = held
      let stage = stage(width: 20, height: 20) {
        NameEditor(name: held).overlay { GeometryReader { _ in Text(held.text) } }
          .environment(held)
      }
      _ = stage.drawList()
      stage.send(.down(at: CGPoint(x: 10, y: 10)))
    }
    #expect(name == nil)
  }
}
