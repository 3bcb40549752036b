import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Taps")
struct TapGestureTests {
  @Test("two taps make a double tap, and one does not")
  func doubleTap() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture(count: 2) { log.entries.append("two") }
    }
    stage.send(.tap(at: middle))
    #expect(log.entries.isEmpty)
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two"])
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two"])
  }

  @Test("the inner of two taps wins, and the outer one hears of taps beside it")
  func nested() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 20).onTapGesture { log.entries.append("inner") }
      }
      .onTapGesture { log.entries.append("outer") }
    }
    stage.send(.tap(at: middle))
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("a cancelled touch ends without effect")
  func cancelled() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture { log.entries.append("tap") }
        .gesture(DragGesture().onEnded { _ in log.entries.append("drag") })
    }
    stage.send([.down(at: middle), .cancelled, .up(at: middle)])
    stage.send([
      .down(at: middle), .moved(to: .zero), .cancelled, .moved(to: middle),
      .up(at: middle),
    ])
    stage.send([.up(at: middle), .moved(to: .zero)])
    #expect(log.entries.isEmpty)
  }

  @Test("a tap that slips away does nothing")
  func slippedTap() {
    let stage = stage(width: 100, height: 20) { Toggling() }
    stage.send([
      .down(at: CGPoint(x: 10, y: 10)), .moved(to: CGPoint(x: 60, y: 10)),
      .up(at: CGPoint(x: 10, y: 10)),
    ])
    #expect(stage.drawList().description.contains("#FF3B30"))
  }
}
