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
}
