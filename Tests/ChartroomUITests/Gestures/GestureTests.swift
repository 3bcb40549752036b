import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Custom gestures")
struct GestureTests {
  private let log = Log<String>()

  @Test("a custom gesture is that of its body, with the actions of the last evaluation")
  func custom() {
    func content(_ step: Int) -> some View {
      Color.red.gesture(
        Swipe { log.entries.append("\($0) in \(step)") }
          .onEnded { _ in log.entries.append("ended in \(step)") })
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    stage.send([.down(at: middle), .moved(to: .zero)])
    stage.update { content(2) }
    stage.send(.up(at: .zero))
    #expect(log.entries == ["left in 2", "ended in 2"])
  }
}

private struct Swipe: Gesture {
  let action: (String) -> Void

  var body: some Gesture<DragGesture.Value> {
    DragGesture().onEnded { action($0.translation.width < 0 ? "left" : "right") }
  }
}
