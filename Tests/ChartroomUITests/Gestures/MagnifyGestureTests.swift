import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Magnification")
struct MagnifyGestureTests {
  @Test("the value holds the magnification, its velocity and the start of the gesture")
  func value() throws {
    let log = Log<MagnifyGesture.Value>()
    let ends = Log<CGFloat>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        MagnifyGesture().onChanged { log.entries.append($0) }
          .onEnded { ends.entries.append($0.magnification) })
    }
    stage.send([
      .down(at: CGPoint(x: 10, y: 40)), .moved(to: CGPoint(x: 20, y: 40)),
      .down(at: CGPoint(x: 40, y: 40), pointer: 1), .down(at: .zero, pointer: 2),
      .moved(to: CGPoint(x: 20, y: 40)), .moved(to: CGPoint(x: 50, y: 40), pointer: 1, time: 0.1),
      .moved(to: CGPoint(x: 60, y: 40), pointer: 1, time: 0.2), .moved(to: .zero, pointer: 2),
      .up(at: CGPoint(x: 20, y: 40), time: 0.5), .moved(to: .zero, pointer: 1),
    ])
    #expect(log.entries.map(\.magnification) == [1.5, 2])
    let value = try #require(log.entries.last)
    #expect(abs(value.velocity - 5) < 1e-9)
    #expect(value.startLocation == CGPoint(x: 30, y: 40))
    #expect(value.startAnchor == UnitPoint(x: 0.3, y: 0.4))
    #expect(value.time.timeIntervalSinceReferenceDate == 0.2)
    #expect(ends.entries == [2])
  }
}
