import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pointers")
struct PointerDispatcherTests {
  @Test("a view that is removed during a touch hears no more of it")
  func removedDuringTouch() {
    let log = Log<String>()
    func content(_ isShown: Bool) -> some View {
      ZStack {
        if isShown { Color.red.onTapGesture { log.entries.append("tap") } }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    stage.send(.down(at: middle))
    stage.update { content(false) }
    stage.send(.up(at: middle))
    #expect(log.entries.isEmpty)
  }

  @Test("a view that is removed during a press is pressed no longer, and its timer does not run")
  func removedDuringPress() {
    let log = Log<String>()
    func content(_ isShown: Bool) -> some View {
      ZStack {
        if isShown {
          Color.red.onLongPressGesture {
            log.entries.append("done")
          } onPressingChanged: {
            log.entries.append("\($0)")
          }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    stage.send(.down(at: middle))
    stage.update { content(false) }
    stage.advance(to: 5)
    #expect(log.entries == ["true", "false"])
  }

  @Test("pointers on different views drag both at the same time")
  func twoPointers() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        ForEach(["left", "right"], id: \.self) { name in
          Color.red.gesture(
            DragGesture().onChanged { log.entries.append("\(name) \($0.translation.width)") }
              .onEnded { _ in log.entries.append("\(name) ended") })
        }
      }
    }
    stage.send([
      .down(at: CGPoint(x: 10, y: 50), pointer: 7), .down(at: CGPoint(x: 60, y: 50), pointer: 8),
      .moved(to: CGPoint(x: 30, y: 50), pointer: 7), .moved(to: CGPoint(x: 90, y: 50), pointer: 8),
      .up(at: CGPoint(x: 30, y: 50), pointer: 7), .moved(to: CGPoint(x: 95, y: 50), pointer: 8),
      .cancelled(pointer: 8),
    ])
    #expect(log.entries == ["left 20.0", "right 30.0", "left ended", "right 35.0"])
  }

  @Test("a press of a pointer that is down cancels its touch")
  func pressedTwice() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        DragGesture().onChanged { log.entries.append("\($0.startLocation.x)") }
          .onEnded { _ in log.entries.append("ended") })
    }
    stage.send([
      .down(at: middle), .moved(to: .zero), .down(at: CGPoint(x: 20, y: 50)),
      .moved(to: middle), .up(at: middle),
    ])
    #expect(log.entries == ["50.0", "20.0", "ended"])
  }

  @Test("an action may send further events")
  func nestedEvents() {
    let log = Log<String>()
    var sendMore: () -> Void = {}
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Color.red.onTapGesture {
          log.entries.append("red")
          sendMore()
        }
        Color.blue.onTapGesture { log.entries.append("blue") }
      }
    }
    sendMore = { [unowned stage] in stage.send(.tap(at: CGPoint(x: 50, y: 90))) }
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(log.entries == ["red", "blue"])
  }
}
