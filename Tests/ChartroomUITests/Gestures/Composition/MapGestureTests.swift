import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Mapped gestures")
struct MapGestureTests {
  private let log = Log<String>()

  @Test("a mapped gesture passes the converted value, once for equal ones")
  func map() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        DragGesture().map { $0.translation.width > 20 }
          .onChanged { log.entries.append("changed \($0)") }
          .map { $0 ? "far" : "near" }.onEnded { log.entries.append("ended \($0)") })
    }
    stage.send(.drag(from: .zero, to: CGPoint(x: 80, y: 0), steps: 8))
    #expect(log.entries == ["changed false", "changed true", "ended far"])
  }
}
