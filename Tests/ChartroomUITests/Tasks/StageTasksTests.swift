import ChartroomUI
import Testing

@Suite("StageTasks")
struct StageTasksTests {
  private let tasks = StageTasks()

  @Test("a task runs from its beginning to its end, except while it sleeps")
  func running() async throws {
    #expect(!tasks.areRunning)
    let number = tasks.begin(for: "View")
    #expect(tasks.areRunning)
    let count = tasks.changeCount
    let sleep = Task { [tasks] in try await tasks.sleep(for: .seconds(1), in: number) }
    while tasks.areRunning { await Task.yield() }
    #expect(tasks.changeCount == count + 1)
    tasks.clock.performNext()
    #expect(tasks.areRunning)
    try await sleep.value
    #expect(tasks.changeCount == count + 2)
    tasks.end(number)
    #expect(!tasks.areRunning)
    #expect(tasks.changeCount == count + 3)
  }

  @Test(
    "ten thousand tasks that sleep until one time wake up in the order in which their sleeps began")
  func manySleepers() async throws {
    let count = 10_000
    var sleeps: [Task<Void, any Error>] = []
    for index in 0..<count {
      let number = tasks.begin(for: nil)
      let changes = tasks.changeCount
      sleeps.append(Task { [tasks] in try await tasks.sleep(for: .seconds(1), in: number) })
      while tasks.changeCount == changes { await Task.yield() }
      #expect(!tasks.areRunning, "\(index)")
    }
    for (index, sleep) in sleeps.enumerated() {
      #expect(tasks.clock.nextDeadline == 1)
      tasks.clock.performNext()
      try await sleep.value
      #expect(tasks.areRunning)
      tasks.end(index + 1)
      #expect(!tasks.areRunning)
    }
    #expect(tasks.clock.nextDeadline == nil)
  }

  @Test("a sleep of zero or less continues immediately", arguments: [Duration.zero, .seconds(-1)])
  func zero(duration: Duration) async throws {
    let count = tasks.changeCount
    try await tasks.sleep(for: duration, in: nil)
    #expect(tasks.changeCount == count)
  }

  @Test("running tasks can be ignored until they sleep, with the view of the oldest")
  func ignored() async throws {
    let first = tasks.begin(for: "First")
    let second = tasks.begin(for: "Second")
    #expect(tasks.ignoreRunning() == "First")
    #expect(!tasks.areRunning)
    let sleep = Task { [tasks] in try await tasks.sleep(for: .seconds(1), in: second) }
    while tasks.clock.nextDeadline == nil { await Task.yield() }
    #expect(!tasks.areRunning)
    tasks.clock.performNext()
    try await sleep.value
    #expect(tasks.areRunning)
    #expect(tasks.ignoreRunning() == "Second")
    tasks.end(first)
    tasks.end(second)
    #expect(tasks.ignoreRunning() == nil)
  }

  @Test("a cancelled task that goes on to sleep is ignored after a hundred sleeps")
  func cancelledSleeps() async {
    let number = tasks.begin(for: "View")
    let loop = Task { [tasks] in
      withUnsafeCurrentTask { $0?.cancel() }
      for _ in 0..<100 { try? await tasks.sleep(for: .seconds(1), in: number) }
    }
    await loop.value
    #expect(tasks.areRunning)
    let last = Task { [tasks] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await tasks.sleep(for: .seconds(1), in: number)
    }
    await #expect(throws: CancellationError.self) { try await last.value }
    #expect(!tasks.areRunning)
  }

  @Test("the end of the stage ends all sleeps with an error")
  func cancelAll() async {
    let number = tasks.begin(for: "View")
    let sleep = Task { [tasks] in try await tasks.sleep(for: .seconds(1), in: number) }
    while tasks.areRunning { await Task.yield() }
    tasks.cancelAll()
    #expect(tasks.areRunning)
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(tasks.clock.isClosed)
  }
}
