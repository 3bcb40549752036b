import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Content shapes")
struct ContentShapeTests {
  @Test("a content shape is where a view is touched: no less and no more")
  func contentShape() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Color.red.contentShape(Circle()).onTapGesture { log.entries.append("circle") }
        HStack {
          Color.red.frame(width: 1, height: 1)
          Spacer()
        }
        .frame(height: 50).contentShape(Rectangle()).onTapGesture { log.entries.append("row") }
      }
    }
    stage.send(.tap(at: CGPoint(x: 2, y: 2)))
    #expect(log.entries.isEmpty)
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    stage.send(.tap(at: CGPoint(x: 90, y: 90)))
    #expect(log.entries == ["circle", "row"])
  }

  @Test("a content shape can leave out a hole, and only its kind for interaction counts")
  func holesAndKinds() {
    let log = Log<String>()
    func tap<Content: View>(_ content: Content) -> Bool {
      log.entries = []
      let stage = stage(width: 100, height: 100) {
        content.onTapGesture { log.entries.append("tap") }
      }
      stage.send(.tap(at: middle))
      return !log.entries.isEmpty
    }
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(tap(Color.red.contentShape(ring)))
    #expect(!tap(Color.red.contentShape(ring, eoFill: true)))
    #expect(!tap(Color.red.contentShape([.interaction, .hoverEffect], ring, eoFill: true)))
    #expect(tap(Color.red.contentShape(.dragPreview, ring, eoFill: true)))
    #expect(!tap(Color.clear.contentShape(.dragPreview, ring)))
  }
}
