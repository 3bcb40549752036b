import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Stage: tasks")
struct StageRunTasksTests {
  private let log = Log<String>()

  @Test("a sleep ends when the virtual clock reaches its end")
  func sleep() async throws {
    let stage = stage(width: 100, height: 100) { Loading() }
    #expect(stage.strings == "loading")
    try await stage.runTasks(until: 1.999)
    #expect(stage.strings == "loading")
    try await stage.runTasks(until: 2)
    #expect(stage.strings == "loaded")
    #expect(stage.time == 2)
  }

  @Test("tasks wake up in the order of the ends of their sleeps")
  func order() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        ForEach(Array([3, 1, 2, 1.5].enumerated()), id: \.offset) { index, seconds in
          Color.red.task {
            try? await Task.sleep(for: .seconds(seconds))
            log.add("\(index)")
            try? await Task.sleep(for: .seconds(2))
            log.add("\(index) again")
          }
        }
      }
    }
    try await stage.runTasks(until: 4.5)
    #expect(log.take() == ["1", "3", "2", "0", "1 again", "3 again", "2 again"])
  }

  @Test("sums of durations end exactly at the times of frames")
  func exactness() async throws {
    let stage = stage(width: 100, height: 100) { Ticking(period: .milliseconds(100)) }
    for frame in 0...120 {
      let time = Double(frame) / 60
      try await stage.runTasks(until: time)
      #expect(stage.strings == "\(frame / 6)", "at \(time)")
    }
  }

  @Test("a loop of sleeps that ignores its cancellation does not block the stage")
  func ignoredCancellation() async throws {
    let (log, end) = (log, Log<String>())
    defer { end.add("end") }
    func content(_ id: Int?) -> some View {
      RemovableTask(id: id) { _ in
        while end.entries.isEmpty {
          try? await Task.sleep(for: .seconds(1))
          log.add("tick")
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    try await stage.runTasks(until: 2)
    #expect(log.take() == ["tick", "tick"])
    stage.update { content(nil) }
    try await stage.runTasks(until: 3)
    #expect(stage.time == 3)
  }

  @Test("finishTasks leaves sleeping tasks asleep")
  func finish() async {
    let stage = stage(width: 100, height: 100) { Loading() }
    await stage.finishTasks()
    #expect(stage.strings == "loading")
    stage.advance(to: 2)
    await stage.finishTasks()
    #expect(stage.strings == "loaded")
  }

  @Test("a task that waits for something else is awaited in real time")
  func realTime() async throws {
    let stage = stage(width: 100, height: 100) {
      Computing {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            usleep(50_000)
            continuation.resume()
          }
        }
        return "computed"
      }
    }
    try await stage.runTasks(until: 0)
    #expect(stage.strings == "computed")
  }

  @Test("time in which the main actor is busy with other work does not end the wait for a task")
  func busyMainActor() async throws {
    let stage = stage(width: 100, height: 100) {
      Computing {
        // The task continues on the main actor, behind the work that blocks it.
        _ = await Task.detached { usleep(50_000) }.value
        return "done"
      }
    }
    let busy = Task { @MainActor in usleep(400_000) }
    try await stage.runTasks(until: 1, waitingAtMost: .milliseconds(200))
    _ = await busy.value
    #expect(stage.drawList().strings == ["done"])
  }

  @Test("a task that neither finishes nor sleeps is an error with the name of its view, once")
  func limit() async throws {
    let stage = stage(width: 100, height: 100) {
      Computing {
        let silence = AsyncStream<Int> { _ in }
        for await _ in silence {}
        return "finished"
      }
      Ticking(period: .seconds(1))
    }
    do {
      try await stage.runTasks(until: 2, waitingAtMost: .milliseconds(20))
      Issue.record("no error")
    } catch let error as WaitingTaskError {
      #expect(error.view == "Computing")
      #expect(error.description.contains("view \"Computing\" has neither finished nor slept"))
    }
    try await stage.runTasks(until: 2, waitingAtMost: .milliseconds(20))
    #expect(stage.strings == "nothing 2")
  }

  @Test("two runs of equal tasks on several threads give equal draw lists")
  func repeatability() async throws {
    func run() async throws -> [DrawList] {
      let stage = stage(width: 100, height: 300) {
        VStack {
          ForEach(0..<5) { index in
            Computing {
              var text = ""
              for step in 1...4 {
                text += await Self.digits(of: index * step)
                try? await Task.sleep(for: .milliseconds(100 * (index % 3 + 1)))
              }
              return text
            }
          }
        }
      }
      var lists: [DrawList] = []
      for frame in 0...20 {
        try await stage.runTasks(until: Double(frame) / 15)
        lists.append(stage.drawList())
      }
      return lists
    }
    let first = try await run()
    #expect(first.contains { $0 != first[0] })
    for _ in 0..<5 { #expect(try await run() == first) }
  }

  nonisolated private static func digits(of number: Int) async -> String {
    await Task.yield()
    return "\(number)"
  }

  @Test("an app's model that sleeps shows its states at their times, in both language modes")
  func appSource() async throws {
    let five = stage(width: 200, height: 300) { AppSourceSwift5.NewsScreen() }
    let six = stage(width: 200, height: 300) { AppSourceSwift6.NewsScreen() }
    for stage in [five, six] {
      try await stage.runTasks(until: 1)
      #expect(stage.strings == "1 s Loading… Save")
      stage.tap("save")
      try await stage.runTasks(until: 2.9)
      #expect(stage.strings == "2 s Headline 1 Headline 2 Saved")
      try await stage.runTasks(until: 3.5)
      #expect(stage.strings == "3 s Headline 1 Headline 2 Headline 3 Headline 4 Save")
      try await stage.runTasks(until: 5)
      #expect(stage.strings.contains("No more news"))
    }
    #expect(five.drawList() == six.drawList())
  }
}

private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    Text(isLoaded ? "loaded" : "loading").task {
      try? await Task.sleep(for: .seconds(2))
      isLoaded = true
    }
  }
}

private struct Ticking: View {
  let period: Duration
  @State private var count = 0

  var body: some View {
    Text("\(count)").task {
      while !Task.isCancelled {
        try? await Task.sleep(for: period)
        count += 1
      }
    }
  }
}

private struct Computing: View {
  let compute: @MainActor () async -> String
  @State private var text = "nothing"

  var body: some View { Text(text).task { text = await compute() } }
}
