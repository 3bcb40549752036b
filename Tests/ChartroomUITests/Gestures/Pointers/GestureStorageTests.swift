import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Properties of custom gestures")
struct GestureStorageTests {
  private let log = Log<String>()

  @Test("a gesture's own state follows the gesture and is reset at the end")
  func state() {
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(Pull(log: log))
    }
    stage.send(.down(at: middle))
    stage.send(.moved(to: CGPoint(x: 80, y: 50)))
    #expect(log.take() == ["0", "30"])
    stage.send(.up(at: CGPoint(x: 80, y: 50)))
    stage.send(.down(at: CGPoint(x: 60, y: 50)))
    stage.send(.moved(to: CGPoint(x: 65, y: 50)))
    #expect(log.take() == ["0", "0", "5"])
  }

  @Test("the state belongs to the view: one gesture value on two views has two states")
  func identity() {
    let pull = Pull(log: log)
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        Color.red.gesture(pull)
        Color.blue.simultaneousGesture(pull.simultaneously(with: pull))
      }
    }
    stage.send(.down(at: CGPoint(x: 10, y: 10)))
    stage.send(.moved(to: CGPoint(x: 30, y: 10)))
    stage.send(.down(at: CGPoint(x: 60, y: 10), pointer: 1))
    stage.send(.moved(to: CGPoint(x: 64, y: 10), pointer: 1))
    #expect(log.take() == ["0", "20", "0", "0", "4", "4"])
    stage.send(.moved(to: CGPoint(x: 31, y: 10)))
    #expect(log.take() == ["21"])
  }

  @Test("the body is evaluated again when state that it reads changes")
  func evaluation() {
    let stage = stage(width: 100, height: 100) { Color.red.gesture(Armed(log: log)) }
    stage.send(.down(at: middle))
    stage.send(.moved(to: CGPoint(x: 60, y: 50)))
    stage.send(.up(at: CGPoint(x: 60, y: 50)))
    stage.send(.down(at: middle))
    #expect(log.take() == ["first", "armed", "first"])
  }

  @Test("a gesture can change the state of its view, and read the environment")
  func outside() {
    let stage = stage(width: 100, height: 100) { Owner().environment(\.step, 3) }
    stage.send(.down(at: middle))
    stage.send(.moved(to: CGPoint(x: 60, y: 50)))
    #expect(stage.strings == "30")
    stage.send(.up(at: middle))
    #expect(stage.strings == "0")
  }

  @Test("a stage forgets the properties of a gesture that is gone")
  func release() {
    let stage = stage(width: 100, height: 100) { Color.red.gesture(Armed(log: log)) }
    _ = stage.drawList()
    let count = stage.core.listenerCount
    stage.send(.down(at: middle))
    #expect(stage.core.listenerCount == count + 1)
    stage.send(.up(at: middle))
    stage.update { Text("gone") }
    _ = stage.drawList()
    #expect(stage.core.listenerCount <= count)
  }
}

private struct Pull: Gesture {
  @GestureState private var distance = 0
  let log: Log<String>

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0)
      .updating($distance) { value, state, _ in state = Int(value.translation.width) }
      .onChanged { _ in log.add("\(distance)") }
      .onEnded { _ in log.add("\(distance)") }
  }

  init(log: Log<String>) { self.log = log }
}

private struct Armed: Gesture {
  @GestureState private var isArmed = false
  let log: Log<String>

  var body: some Gesture<DragGesture.Value> {
    let name = isArmed ? "armed" : "first"
    return DragGesture(minimumDistance: 0)
      .updating($isArmed) { _, state, _ in state = true }
      .onChanged { _ in log.add(name) }
  }

  init(log: Log<String>) { self.log = log }
}

private struct Scaled: Gesture {
  let state: GestureState<CGFloat>
  @Environment(\.step) private var step

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0).updating(state) { value, state, _ in
      state = value.translation.width * step
    }
  }

  init(state: GestureState<CGFloat>) { self.state = state }
}

private struct Owner: View {
  @GestureState private var distance: CGFloat = 0

  var body: some View {
    Color.red.overlay(Text("\(Int(distance))")).gesture(Scaled(state: $distance))
  }
}

private struct StepKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  fileprivate var step: CGFloat {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
