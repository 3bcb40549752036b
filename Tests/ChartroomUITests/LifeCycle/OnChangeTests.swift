import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("onChange")
struct OnChangeTests {
  private let log = Log<String>()

  @Test("the action receives the old and the new value, once for each layout")
  func values() {
    let log = log
    func content(_ value: Int) -> some View {
      Text("x").onChange(of: value) { log.add("\($0)→\($1)") }
        .onChange(of: value, initial: true) { log.add("initial \($0) \($1)") }
        .onChange(of: value) { log.add("plain") }
        .onChange(of: value) { new in log.add("new \(new)") }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    _ = stage.drawList()
    #expect(log.take() == ["initial 1 1"])
    stage.update { content(2) }
    stage.update { content(3) }
    _ = stage.drawList()
    #expect(log.take() == ["1→3", "initial 1 3", "plain", "new 3"])
    stage.update { content(4) }
    stage.update { content(3) }
    _ = stage.drawList()
    #expect(log.take() == [])
  }

  @Test("onAppear and onChange with an initial action run in the order of the modifiers")
  func order() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Text("x").onAppear { log.add("1") }
        .onChange(of: 0, initial: true) { log.add("2") }
        .task { log.add("task") }
        .onAppear { log.add("3") }
    }
    _ = stage.drawList()
    #expect(log.take() == ["1", "2", "3", "task"])
  }

  @Test("a change that follows from another one is in the same draw list")
  func chain() {
    let stage = stage(width: 100, height: 100) { Following() }
    _ = stage.drawList()
    stage.send(.tap(at: middle))
    #expect(stage.drawList().strings == ["1 2 3"])
  }

  @Test("changes without end are named")
  func endless() throws {
    let stage = stage(width: 100, height: 100) { Endless() }
    _ = stage.drawList()
    let error = try #require(throws: UnsettledError.self) { try stage.checkSettled() }
    #expect(error == UnsettledError(view: "Endless", cause: .actions))
  }

  @Test("actions of siblings run in the order of the views, also if the first one was added later")
  func siblings() {
    let log = log
    func content(_ isOn: Bool, _ value: Int) -> some View {
      VStack {
        if isOn { Text("a").onChange(of: value) { log.add("a") } }
        Text("b").onChange(of: value) { log.add("b") }
      }
    }
    let stage = stage(width: 100, height: 100) { content(false, 0) }
    for (isOn, value) in [(true, 0), (true, 1)] {
      stage.update { content(isOn, value) }
      _ = stage.drawList()
    }
    #expect(log.take() == ["a", "b"])
  }
}

private struct Following: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0

  var body: some View {
    Text("\(first) \(second) \(third)").frame(width: 100, height: 100).contentShape(Rectangle())
      .onTapGesture { first = 1 }
      .onChange(of: first) { second = first + 1 }
      .onChange(of: second) { third = second + 1 }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}
