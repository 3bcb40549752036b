import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Sequences of gestures")
struct SequenceGestureTests {
  private let log = Log<String>()

  /// A drag that a press of 0.1 seconds unlocks, with a note of each value.
  private func unlockedDrag() -> Stage {
    stage(width: 100, height: 100) {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
          .onChanged { log.entries.append("changed \(Self.text($0))") }
          .onEnded { log.entries.append("ended \(Self.text($0))") })
    }
  }

  private static func text(
    _ value: SequenceGesture<LongPressGesture, DragGesture>.Value
  ) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(let isPressed, let drag):
      "second \(isPressed) \(drag.map { "\($0.startLocation.x) \($0.translation.width)" } ?? "nil")"
    }
  }

  @Test("a long press and then a drag pass through all values, in this order")
  func longPressAndDrag() {
    let stage = unlockedDrag()
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 51, y: 50))])
    stage.advance(to: 0.2)
    stage.send([
      .moved(to: CGPoint(x: 56, y: 50)), .moved(to: CGPoint(x: 71, y: 50)),
      .up(at: CGPoint(x: 71, y: 50)),
    ])
    #expect(
      log.entries == [
        "changed first true", "changed second true nil", "changed second true 51.0 20.0",
        "ended second true 51.0 20.0",
      ])
  }

  @Test("a sequence fails with either of its gestures, and can then begin again")
  func failures() {
    let stage = unlockedDrag()
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 90, y: 50)), .up(at: middle)])
    #expect(log.entries == ["changed first true"])
    stage.send(.down(at: middle, time: 1))
    stage.send(.up(at: middle, time: 2))
    #expect(log.entries.suffix(2) == ["changed first true", "changed second true nil"])
    stage.send([
      .down(at: middle, time: 3), .moved(to: .zero, time: 4), .up(at: .zero),
    ])
    #expect(log.entries.last == "ended second true 50.0 -50.0")
  }

  @Test(
    "a drag after a long press takes the touch from an inner drag, which a movement before it keeps",
    arguments: [0, 10])
  func innerDrag(minimumDistance: CGFloat) {
    let stage = stage(width: 100, height: 100) {
      Color.red
        .gesture(DragGesture().onChanged { _ in log.entries.append("inner") })
        .gesture(
          LongPressGesture(minimumDuration: 0.1)
            .sequenced(before: DragGesture(minimumDistance: minimumDistance))
            .onEnded { _ in log.entries.append("sequence") })
    }
    stage.send([.down(at: middle), .moved(to: .zero, time: 0.2), .up(at: .zero)])
    #expect(log.entries == ["sequence"])
    stage.send([.down(at: middle), .moved(to: .zero), .up(at: .zero, time: 0.4)])
    #expect(log.entries == ["sequence", "inner"])
  }

  @Test("the second gesture can begin with a later touch")
  func twoTouches() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        TapGesture().onEnded { _ in log.entries.append("tap") }
          .sequenced(before: DragGesture().onEnded { _ in log.entries.append("drag") })
          .onEnded { _ in log.entries.append("both") })
    }
    stage.send(.tap(at: middle))
    stage.advance(to: 9)
    #expect(log.entries == ["tap"])
    stage.send(.drag(from: middle, to: .zero))
    #expect(log.entries == ["tap", "drag", "both"])
  }
}
