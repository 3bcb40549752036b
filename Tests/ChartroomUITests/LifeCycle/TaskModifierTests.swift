import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("task")
struct TaskModifierTests {
  private let log = Log<String>()

  @Test("tasks start after all actions, those of descendants first")
  func order() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("a").task { log.add("task a") }.onAppear { log.add("a") }
        Text("b").onAppear { log.add("b") }
      }
      .task { log.add("task") }
      .onAppear { log.add("column") }
    }
    _ = stage.drawList()
    #expect(log.take() == ["a", "b", "column", "task a", "task"])
  }

  @Test("what a task sets before its first suspension is in the first draw list, the rest later")
  func suspension() async {
    let stage = stage(width: 100, height: 100) { Loading() }
    #expect(stage.drawList().strings == ["begun"])
    await stage.finishTasks()
    #expect(stage.drawList().strings == ["loaded"])
  }

  @Test("a task is cancelled and starts anew when its id changes, and ends with its view")
  func cancellation() async {
    let log = log
    func content(_ id: Int?) -> some View {
      VStack {
        if let id {
          Text("x").task(id: id) {
            log.add("start \(id)")
            while !Task.isCancelled { await Task.yield() }
            log.add("end \(id)")
          }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    _ = stage.drawList()
    #expect(log.take() == ["start 1"])
    stage.update { content(1) }
    _ = stage.drawList()
    #expect(log.take() == [])
    stage.update { content(2) }
    _ = stage.drawList()
    #expect(log.take() == ["start 2"])
    stage.update { content(nil) }
    await stage.finishTasks()
    #expect(log.take().sorted() == ["end 1", "end 2"])
  }

  @Test("a stage that is gone leaves no task and no view behind")
  func release() async {
    let log = log
    weak var core: AnyObject?
    var stage: Stage? = stage(width: 100, height: 100) {
      Text("x").task {
        while !Task.isCancelled { await Task.yield() }
        log.add("end")
      }
    }
    _ = stage?.drawList()
    core = stage?.core
    stage?.update { Text("y").background { Color.red } }
    stage = nil
    for _ in 0..<1_000 where log.entries.isEmpty || core != nil { await Task.yield() }
    #expect(log.take() == ["end"])
    #expect(core == nil)
  }
}

private struct Loading: View {
  @State private var text = "nothing"

  var body: some View {
    Text(text).task {
      text = "begun"
      await Task.yield()
      text = "loaded"
    }
  }
}
