import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
  @Test("a filled shape is touched inside its outline, a stroked one on its stroke")
  func touch() {
    let log = Log<String>()
    func tapped<Content: View>(
      _ content: Content, at point: CGPoint = CGPoint(x: 5, y: 5)
    ) -> Bool {
      log.entries = []
      let stage = stage(width: 100, height: 100) {
        content.onTapGesture { log.entries.append("tap") }
      }
      stage.send(.tap(at: point))
      return !log.entries.isEmpty
    }
    #expect(tapped(Rectangle()))
    #expect(!tapped(Circle()))
    #expect(!tapped(Circle().stroke(.red)))
    #expect(!tapped(Circle().stroke(.red, lineWidth: 10), at: middle))
    #expect(tapped(Circle().stroke(.red, lineWidth: 10), at: CGPoint(x: 4, y: 50)))
    #expect(!tapped(Circle().stroke(.red, lineWidth: 0), at: CGPoint(x: 0, y: 50)))
    #expect(!tapped(Rectangle().fill(.clear)))
    #expect(!tapped(Rectangle().stroke(.clear, lineWidth: 20)))
    #expect(tapped(Rectangle().fill(.clear).contentShape(Rectangle())))
  }

  @Test("further fills and strokes lie over the first")
  func layers() {
    let text = stage(width: 10, height: 10) {
      Rectangle().fill(.red).stroke(.blue)
      Ellipse().stroke(.red).fill(.green)
    }.drawList().description
    let colors = text.split(separator: "\n").compactMap { line in
      ["fill #FF383C", "stroke #0088FF", "stroke #FF383C", "fill #34C759"].first {
        line.contains($0)
      }
    }
    #expect(colors == ["fill #FF383C", "stroke #0088FF", "stroke #FF383C", "fill #34C759"])
  }

  @Test("a stroke without a width and a shape without an outline draw nothing")
  func nothing() {
    func list<Content: View>(_ content: Content) -> DrawList {
      stage(width: 10, height: 10) { content }.drawList()
    }
    #expect(list(Rectangle().stroke(.red, lineWidth: 0)).isEmpty)
    #expect(list(Rectangle().stroke(.red, lineWidth: .infinity)).isEmpty)
    #expect(list(Path().fill(.red)).isEmpty)
    #expect(list(Rectangle().fill(.clear)).isEmpty)
  }
}
