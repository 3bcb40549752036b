import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PinchRecognizer")
struct PinchRecognizerTests {
  @Test("one pointer or a small change magnifies nothing")
  func nothing() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        MagnificationGesture(minimumScaleDelta: 0.5).onChanged { log.entries.append("\($0)") }
          .onEnded { log.entries.append("end \($0)") })
    }
    stage.send(.drag(from: .zero, to: middle))
    let second = CGPoint(x: 20, y: 0)
    stage.send([
      .down(at: .zero), .down(at: second, pointer: 1),
      .moved(to: CGPoint(x: 25, y: 0), pointer: 1), .up(at: second, pointer: 1), .up(at: .zero),
    ])
    #expect(log.entries.isEmpty)
    stage.send([
      .down(at: .zero), .down(at: second, pointer: 1),
      .moved(to: CGPoint(x: 40, y: 0), pointer: 1), .up(at: CGPoint(x: 40, y: 0), pointer: 1),
    ])
    #expect(log.entries == ["2.0", "end 2.0"])
  }

  @Test("pointers at one point are 1 point apart")
  func onePoint() {
    let log = Log<CGFloat>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(MagnificationGesture().onChanged { log.entries.append($0) })
    }
    stage.send([
      .down(at: middle), .down(at: middle, pointer: 1), .moved(to: CGPoint(x: 70, y: 50)),
    ])
    #expect(log.entries == [20])
  }

  @Test("the amount is the ratio of the distances and the angle between the directions")
  func random() throws {
    var random = SplitMix64(seed: 71)
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...99, using: &random), y: .random(in: 0...99, using: &random))
    }
    for _ in 0..<50 {
      let magnifications = Log<CGFloat>()
      let rotations = Log<Double>()
      let stage = stage(width: 100, height: 100) {
        Color.red.gesture(
          MagnifyGesture(minimumScaleDelta: 0).onChanged { magnifications.add($0.magnification) }
        )
        .simultaneousGesture(
          RotateGesture(minimumAngleDelta: .zero).onChanged { rotations.add($0.rotation.radians) })
      }
      let (first, second, end) = (point(), point(), point())
      stage.send([
        .down(at: first), .down(at: second, pointer: 1), .moved(to: end, pointer: 1),
      ])
      let (before, after) = (vector(from: first, to: second), vector(from: first, to: end))
      let (length, newLength) = (hypot(before.x, before.y), hypot(after.x, after.y))
      let magnification = try #require(magnifications.entries.last)
      let rotation = try #require(rotations.entries.last)
      #expect(abs(magnification - newLength / max(length, 1)) < 1e-9)
      // The cross and the dot product of the directions.
      #expect(
        abs(sin(rotation) * length * newLength - (before.x * after.y - before.y * after.x)) < 1e-6)
      #expect(
        abs(cos(rotation) * length * newLength - (before.x * after.x + before.y * after.y)) < 1e-6)
      #expect(abs(rotation) <= .pi)
    }
  }

  private func vector(from start: CGPoint, to end: CGPoint) -> CGPoint {
    CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  @Test("a cancelled pointer ends the gesture without its end")
  func cancelled() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        MagnifyGesture().onChanged { log.add("\($0.magnification)") }.onEnded { _ in log.add("end")
        }
      )
    }
    let second = CGPoint(x: 60, y: 50)
    stage.send([
      .down(at: middle), .down(at: second, pointer: 1),
      .moved(to: CGPoint(x: 70, y: 50), pointer: 1), .cancelled(pointer: 1),
      .moved(to: .zero), .up(at: .zero),
    ])
    #expect(log.entries == ["2.0"])
  }
}
