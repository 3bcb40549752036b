import ChartroomUI
import Testing

@Suite("TaskScope")
struct TaskScopeTests {
  private let tasks = StageTasks()

  @Test("the scope of a task ends when the last task that inherits it has finished")
  func inheritance() async {
    let first = AsyncStream.makeStream(of: Void.self)
    let second = AsyncStream.makeStream(of: Void.self)
    var scope: TaskScope? = TaskScope(tasks: tasks, view: "View")
    let ends = [first, second].map { stream in
      TaskScope.$current.withValue(scope) {
        Task<Void, Never>._Concurrency::init { for await _ in stream.stream {} }
      }
    }
    scope = nil
    #expect(tasks.areRunning)
    first.continuation.finish()
    await ends[0].value
    #expect(tasks.areRunning)
    second.continuation.finish()
    await ends[1].value
    while tasks.areRunning { await Task.yield() }
    #expect(tasks.changeCount == 2)
  }

  @Test("a task that is started in a scope has a new number and the name of the view")
  func starting() {
    let outer = TaskScope(tasks: tasks, view: "View")
    let inner = TaskScope.$current.withValue(outer) { TaskScope.starting { TaskScope.current } }
    #expect(inner?.tasks === tasks)
    #expect(inner?.view == "View")
    #expect(inner?.number != nil && inner?.number != outer.number)
    #expect(TaskScope.starting { TaskScope.current } == nil)
  }

  @Test("code outside of tasks has a scope without a number, which does not run")
  func outside() {
    let scope = TaskScope(outsideOf: tasks)
    #expect(scope.number == nil && scope.view == nil)
    #expect(!tasks.areRunning)
    #expect(TaskScope.$current.withValue(scope) { TaskScope.ofStage === scope })
  }

  @Test("the scope of a released stage is no scope of a stage")
  func released() {
    let scope = TaskScope(tasks: tasks, view: nil)
    tasks.cancelAll()
    #expect(TaskScope.$current.withValue(scope) { TaskScope.ofStage == nil })
    #expect(TaskScope.ofStage == nil)
  }
}
