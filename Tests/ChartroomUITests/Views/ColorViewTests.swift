import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Colours as views")
struct ColorViewTests {
  @Test("a colour fills its frame, and a clear one draws nothing")
  func fills() {
    func text(_ color: Color) -> String {
      stage(width: 10, height: 10) { color }.drawList().description
    }
    #expect(text(.red) == "fill #FF383C rect 0,0 10x10\n")
    #expect(text(.clear).isEmpty)
  }

  @Test("a gradient fills its frame from one of its points to another")
  func gradient() {
    let list = stage(width: 10, height: 20) {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }.drawList()
    guard case .fill(_, _, .linear(_, let start, let end))? = list.commands.first else {
      Issue.record("no gradient: \(list)")
      return
    }
    #expect(start == CGPoint(x: 5, y: 0) && end == CGPoint(x: 5, y: 20))
  }
}
