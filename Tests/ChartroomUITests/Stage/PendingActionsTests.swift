import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Actions after a layout")
struct PendingActionsTests {
  private let log = Log<String>()

  @Test("actions of descendants run before those of ancestors, and siblings in order")
  func order() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("a").onAppear { log.add("inner a") }.onAppear { log.add("outer a") }
        HStack { Text("b").onAppear { log.add("b") } }.onAppear { log.add("row") }
      }
      .onAppear { log.add("column") }
    }
    #expect(log.take() == [])
    _ = stage.drawList()
    #expect(log.take() == ["inner a", "outer a", "b", "row", "column"])
    _ = stage.drawList()
    #expect(log.take() == [])
  }

  @Test("a view that is replaced disappears after its successor has appeared")
  func replacement() {
    let log = log
    func content(_ first: Bool) -> some View {
      VStack {
        if first {
          Text("a").onAppear { log.add("+a") }.onDisappear { log.add("-a") }
        } else {
          Text("b").onAppear { log.add("+b") }.onDisappear { log.add("-b") }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    _ = stage.drawList()
    stage.update { content(false) }
    #expect(log.take() == ["+a"])
    _ = stage.drawList()
    #expect(log.take() == ["+b", "-a"])
  }

  @Test("rows that are removed together disappear in their order")
  func removal() {
    let log = log
    func content(_ ids: Range<Int>) -> some View {
      ForEach(ids, id: \.self) { id in Text("x").onDisappear { log.add("\(id)") } }
    }
    let stage = stage(width: 100, height: 100) { content(0..<20) }
    _ = stage.drawList()
    stage.update { content(0..<0) }
    _ = stage.drawList()
    #expect(log.take() == (0..<20).map { "\($0)" })
  }

  @Test("tasks start after the actions of all views, descendants first")
  func tasks() async {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("a").task { log.add("inner task") }
        Text("b").onAppear { log.add("b") }
      }
      .task { log.add("outer task") }
      .onAppear { log.add("column") }
    }
    await stage.finishTasks()
    #expect(log.take() == ["b", "column", "inner task", "outer task"])
  }

  @Test("actions that an action causes run after another layout, in the same call")
  func rounds() {
    let log = log
    let stage = stage(width: 100, height: 100) { Stepping(log: log) }
    #expect(stage.drawList().strings == ["3"])
    #expect(log.take() == ["1", "2", "3"])
  }
}

/// Counts to three, one step after each change.
private struct Stepping: View {
  let log: Log<String>
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { count = 1 }.onChange(of: count) { _, new in
      log.add("\(new)")
      if new < 3 { count += 1 }
    }
  }
}
