import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Gesture state")
struct GestureStateTests {
  @Test("the state follows the gesture and returns to its initial value at the end")
  func end() {
    let stage = stage(width: 200, height: 20) { Follower() }
    stage.send([.down(at: CGPoint(x: 5, y: 5)), .moved(to: CGPoint(x: 45, y: 5))])
    #expect(stage.frame(of: "knob")?.minX == 40)
    stage.send(.up(at: CGPoint(x: 45, y: 5)))
    #expect(stage.frame(of: "knob")?.minX == 0)
  }

  @Test("a cancelled touch, a disabled gesture and a removed view reset the state")
  func cancellation() {
    let changes: [(Stage) -> Void] = [
      { $0.send(.cancelled) },
      { $0.update { Follower(isEnabled: false) } },
      { $0.update { Follower(showsArea: false) } },
    ]
    for change in changes {
      let stage = stage(width: 200, height: 20) { Follower() }
      stage.send([.down(at: CGPoint(x: 5, y: 5)), .moved(to: CGPoint(x: 45, y: 5))])
      #expect(stage.frame(of: "knob")?.minX == 40)
      change(stage)
      #expect(stage.frame(of: "knob")?.minX == 0)
      stage.send(.moved(to: CGPoint(x: 65, y: 5)))
      #expect(stage.frame(of: "knob")?.minX == 0)
    }
  }

  @Test("a gesture that another one excludes resets the state")
  func exclusion() {
    let log = Log<Bool>()
    let stage = stage(width: 100, height: 100) { Pressed { log.entries.append($0) } }
    stage.send(.down(at: middle))
    _ = stage.size
    stage.send(.moved(to: CGPoint(x: 59, y: 50)))
    _ = stage.size
    #expect(log.entries == [false, true, false])
  }

  @Test("the forms of the wrapper give the initial value, and a closure sees the last value")
  func forms() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Forms {
        log.entries.append($0)
      } resetting: {
        log.entries.append("reset from \($0)")
      }
    }
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 70, y: 50))])
    _ = stage.size
    stage.send(.up(at: CGPoint(x: 70, y: 50)))
    _ = stage.size
    #expect(
      log.entries == [
        "1 2 3 4 nil nil", "1 2 3 20 nil 20", "reset from 20", "1 2 3 4 nil nil",
      ])
  }
}

private struct Follower: View {
  var isEnabled = true
  var showsArea = true
  @GestureState private var translation = CGSize.zero

  var body: some View {
    ZStack(alignment: .leading) {
      if showsArea {
        Color.gray.gesture(
          DragGesture().updating($translation) { value, state, _ in state = value.translation },
          isEnabled: isEnabled)
      }
      Color.red.frame(width: 10, height: 5).allowsHitTesting(false).id("knob")
        .offset(x: translation.width)
    }
  }
}

private struct Pressed: View {
  let note: (Bool) -> Void
  @GestureState private var isPressed = false

  var body: some View {
    note(isPressed)
    return Color.red
      .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
      .highPriorityGesture(DragGesture(minimumDistance: 5))
  }
}

private struct Forms: View {
  let note: (String) -> Void
  let resetting: (Int) -> Void
  @GestureState private var one = 1
  @GestureState(initialValue: 2) private var two
  @GestureState(resetTransaction: Transaction()) private var three = 3
  @GestureState<Int> private var four: Int
  @GestureState private var none: Int?
  @GestureState(reset: { _, _ in }) private var other: Int?

  init(note: @escaping (String) -> Void, resetting: @escaping (Int) -> Void) {
    self.note = note
    self.resetting = resetting
    _four = GestureState(wrappedValue: 4) { last, _ in resetting(last) }
  }

  var body: some View {
    let optionals = [none, other].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
    note("\(one) \(two) \(three) \(four) \(optionals)")
    return Color.red.gesture(
      DragGesture()
        .updating($four) { value, state, _ in state = Int(value.translation.width) }
        .updating($other) { value, state, transaction in
          transaction = Transaction()
          state = Int(value.translation.width)
        })
  }
}
