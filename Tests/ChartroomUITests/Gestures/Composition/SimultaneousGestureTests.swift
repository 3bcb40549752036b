import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Simultaneous gestures")
struct SimultaneousGestureTests {
  private let log = Log<String>()

  @Test("both gestures of two pointers are recognised, and each has its value from its beginning")
  func magnifyAndRotate() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { log.entries.append(Self.text($0)) }
          .onEnded { log.entries.append("end \(Self.text($0))") })
    }
    stage.send([
      .down(at: .zero), .down(at: CGPoint(x: 10, y: 0), pointer: 1),
      .moved(to: CGPoint(x: 20, y: 0), pointer: 1), .moved(to: CGPoint(x: 0, y: 20), pointer: 1),
      .up(at: .zero), .up(at: .zero, pointer: 1),
    ])
    #expect(log.entries == ["2.0 nil", "2.0 90.0", "end 2.0 90.0"])
  }

  private static func text(
    _ value: SimultaneousGesture<MagnificationGesture, RotationGesture>.Value
  ) -> String {
    let angle = value.second.map { "\($0.degrees.rounded())" } ?? "nil"
    return "\(value.first.map { "\($0)" } ?? "nil") \(angle)"
  }

  @Test("the combination ends with the last of its gestures, and fails if both fail")
  func end() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        TapGesture().onEnded { _ in log.entries.append("tap") }
          .simultaneously(with: LongPressGesture().onEnded { _ in log.entries.append("press") })
          .onEnded { log.entries.append("\($0.first != nil) \($0.second != nil)") })
    }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["tap", "true false"])
    log.entries = []
    stage.send([.down(at: middle, time: 1), .up(at: middle, time: 2)])
    #expect(log.entries == ["press", "tap", "true true"])
    log.entries = []
    stage.send(.drag(from: middle, to: CGPoint(x: 100, y: 50)))
    #expect(log.entries.isEmpty)
  }
}
