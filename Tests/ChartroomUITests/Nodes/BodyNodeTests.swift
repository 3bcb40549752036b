import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Bodies")
struct BodyNodeTests {
  @Test("only bodies that read what changed are evaluated again")
  func evaluations() {
    let stage = stage(width: 100, height: 100) { Nesting() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    _ = stage.drawList()
    // The toggling view and nothing around or beside it.
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("a body that an outer one evaluates is not evaluated once more")
  func evaluatedOnce() {
    let stage = stage(width: 20, height: 20) { BoundParent() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    _ = stage.drawList()
    // The parent, whose state changed, and its child, whose own state changed as well.
    #expect(stage.counts.bodies == before + 2)
  }

  @Test("a thousand levels of stacks do not overflow")
  func deepTrees() {
    let stage = stage(width: 300, height: 300) { Nest(depth: 1000) }
    #expect(stage.size.width > 0)
    #expect(!stage.drawList().isEmpty)
  }
}
