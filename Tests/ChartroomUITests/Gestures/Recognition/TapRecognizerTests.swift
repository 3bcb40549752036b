import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("TapRecognizer")
struct TapRecognizerTests {
  @Test("the second tap of a double tap begins within 0.35 seconds", arguments: [0.3, 0.4])
  func timeLimit(pause: TimeInterval) {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture(count: 2) { log.entries.append("two") }
    }
    // A tap itself may take longer.
    stage.send([.down(at: middle, time: 1), .up(at: middle, time: 2)])
    stage.send([.down(at: middle, time: 2 + pause), .up(at: middle, time: 4)])
    #expect(log.entries == (pause < 0.35 ? ["two"] : []))
    stage.send(.tap(at: middle))
    #expect(log.entries == ["two"])
  }

  @Test("the second tap of a double tap is within 45 points", arguments: [40, 50] as [CGFloat])
  func distanceLimit(distance: CGFloat) {
    let log = Log<String>()
    let stage = stage(width: 200, height: 100) {
      Color.red.onTapGesture(count: 2) { log.entries.append("two") }
    }
    stage.send(.tap(at: middle))
    stage.send(.tap(at: CGPoint(x: 50 + distance, y: 50)))
    #expect(log.entries == (distance < 45 ? ["two"] : []))
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
    #expect(stage.drawList().description.contains("#FF383C"))
  }

  @Test("a second pointer makes a tap fail")
  func secondPointer() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture { log.entries.append("tap") }
    }
    stage.send([
      .down(at: middle), .down(at: .zero, pointer: 1), .up(at: .zero, pointer: 1),
      .up(at: middle),
    ])
    #expect(log.entries.isEmpty)
    stage.send([.down(at: middle, pointer: 5), .up(at: middle, pointer: 5)])
    #expect(log.entries == ["tap"])
  }

  @Test("taps on end until the count is reached, and the next ones begin a new gesture")
  func counts() {
    let log = Log<Int>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture(count: 3) { log.add(3) }
    }
    for number in 1...9 {
      stage.send(.tap(at: middle))
      #expect(log.entries.count == number / 3)
    }
  }
}
