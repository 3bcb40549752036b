import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Drawing groups")
struct DrawingGroupTests {
  @Test("a drawing group is a flattened group, and none around nothing")
  func flattened() {
    func text(_ color: Color) -> String {
      stage(width: 10, height: 10) { color.drawingGroup() }.drawList().description
    }
    #expect(text(.red) == "flattened {\n  fill #FF383C rect 0,0 10x10\n}\n")
    #expect(text(.clear).isEmpty)
  }

  @Test("a compositing group is one picture")
  func composited() {
    let view = stage(width: 10, height: 10) { Color.red.compositingGroup().opacity(0.5) }
    #expect(view.drawList().description.contains("flattened"))
  }
}
