import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Rotation")
struct RotateGestureTests {
  @Test("a rotation counts full turns, clockwise on screen")
  func turns() throws {
    let log = Log<RotateGesture.Value>()
    let old = Log<Double>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(RotateGesture().onChanged { log.entries.append($0) })
        .simultaneousGesture(
          RotationGesture().onEnded { old.entries.append($0.degrees.rounded()) })
    }
    stage.send([.down(at: middle), .down(at: CGPoint(x: 70, y: 50), pointer: 1)])
    for step in 1...50 {
      let angle = Double(step) * 9 * .pi / 180
      let point = CGPoint(x: 50 + 20 * cos(angle), y: 50 + 20 * sin(angle))
      stage.send(.moved(to: point, pointer: 1, time: Double(step) * 0.05))
    }
    stage.send(.up(at: middle))
    #expect(log.entries.count == 50)
    let value = try #require(log.entries.last)
    #expect(abs(value.rotation.degrees - 450) < 1e-6)
    #expect(abs(value.velocity.degrees - 180) < 1e-6)
    #expect(value.startLocation == CGPoint(x: 60, y: 50))
    #expect(value.startAnchor == UnitPoint(x: 0.6, y: 0.5))
    #expect(old.entries == [450])
  }
}
