import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Sleeps of tasks")
struct TaskSleepTests {
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

  @Test("every way to sleep on a clock of the system is virtual in a task of a stage")
  func ways() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Color.red.task {
        let (start, suspended) = (ContinuousClock.now, SuspendingClock.now)
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        log.add("\(start.duration(to: .now))")
        try? await Task.sleep(for: .seconds(1))
        try? await Task.sleep(for: .seconds(1), tolerance: .seconds(9), clock: .suspending)
        log.add("\(suspended.duration(to: .now))")
        try? await Task.sleep(until: start + .seconds(4))
        try? await Task.sleep(until: suspended + .seconds(5), clock: .suspending)
        log.add("\(start.duration(to: ContinuousClock().now))")
        try? await ContinuousClock().sleep(for: .seconds(1))
        try? await ContinuousClock().sleep(until: start + .seconds(7))
        try? await SuspendingClock().sleep(until: SuspendingClock().now + .seconds(1))
        let clock: any Clock<Duration> = ContinuousClock()
        try? await clock.sleep(for: .seconds(1))
        log.add("\(start.duration(to: .now))")
      }
    }
    try await stage.runTasks(until: 100)
    #expect(log.take() == ["1.0 seconds", "3.0 seconds", "5.0 seconds", "9.0 seconds"])
  }

  @Test("tasks wake up in the order of the ends of their sleeps, then of their beginnings")
  func order() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        ForEach(Array([3, 1, 2, 1].enumerated()), id: \.offset) { index, seconds in
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

  @Test("tasks that actions start sleep on the clock of the stage")
  func actions() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Color.red.id("button")
        .onTapGesture {
          Task {
            try await Task.sleep(for: .seconds(1))
            Task { @MainActor in
              try? await Task.sleep(for: .seconds(1))
              log.add("inner")
            }
            log.add("outer")
          }
        }
    }
    try await stage.runTasks(until: 5)
    stage.tap("button")
    try await stage.runTasks(until: 6.5)
    #expect(log.take() == ["outer"])
    try await stage.runTasks(until: 7)
    #expect(log.take() == ["inner"])
  }

  @Test("a sleep in a child task or in another function is virtual")
  func children() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Color.red.task {
        async let first = Self.answer(after: .seconds(3), "a")
        async let second = Self.answer(after: .seconds(1), "b")
        log.add((try? await first) ?? "none")
        log.add((try? await second) ?? "none")
        let sum = await withTaskGroup(of: Int.self) { group in
          for seconds in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(seconds))
              return seconds
            }
          }
          var sum = 0
          for await seconds in group { sum += seconds }
          return sum
        }
        log.add("\(sum)")
      }
    }
    try await stage.runTasks(until: 2.9)
    #expect(log.take() == [])
    try await stage.runTasks(until: 3)
    #expect(log.take() == ["a", "b"])
    try await stage.runTasks(until: 6)
    #expect(log.take() == ["6"])
  }

  nonisolated private static func answer(
    after duration: Duration, _ text: String
  ) async throws -> String {
    try await Task.sleep(for: duration)
    return text
  }

  @Test("a cancelled sleep ends at the time of the cancellation")
  func cancellation() async throws {
    let log = log
    func content(_ id: Int?) -> some View {
      VStack {
        if let id {
          Color.red.task(id: id) {
            let start = ContinuousClock.now
            do {
              try await Task.sleep(for: .seconds(10))
              log.add("\(id) slept")
            } catch {
              log.add("\(id) \(error is CancellationError) \(start.duration(to: .now))")
            }
          }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    try await stage.runTasks(until: 3)
    stage.update { content(2) }
    try await stage.runTasks(until: 5)
    #expect(log.take() == ["1 true 3.0 seconds"])
    stage.update { content(nil) }
    try await stage.runTasks(until: 5)
    #expect(log.take() == ["2 true 2.0 seconds"])
    stage.update { content(3) }
    try await stage.runTasks(until: 20)
    #expect(log.take() == ["3 slept"])
  }

  @Test("a task that is cancelled before it sleeps does not sleep")
  func earlyCancellation() async throws {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Color.red.task {
        withUnsafeCurrentTask { $0?.cancel() }
        do { try await Task.sleep(for: .seconds(1)) } catch { log.add("\(error)") }
        do { try await Task.sleep(for: .seconds(-1)) } catch { log.add("\(error)") }
      }
    }
    try await stage.runTasks(until: 0)
    #expect(log.take() == ["CancellationError()", "CancellationError()"])
  }

  @Test("a loop of sleeps that ignores its cancellation does not block the stage")
  func ignoredCancellation() async throws {
    let (log, end) = (log, Log<String>())
    defer { end.add("end") }
    func content(isShown: Bool) -> some View {
      VStack {
        if isShown {
          Color.red.task {
            while end.entries.isEmpty {
              try? await Task.sleep(for: .seconds(1))
              log.add("tick")
            }
          }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(isShown: true) }
    try await stage.runTasks(until: 2)
    #expect(log.take() == ["tick", "tick"])
    stage.update { content(isShown: false) }
    try await stage.runTasks(until: 3)
    #expect(stage.time == 3)
  }

  @Test("a sleep for ever ends with the task")
  func longestSleep() async throws {
    let log = log
    func content(isShown: Bool) -> some View {
      VStack {
        if isShown {
          Color.red.task {
            try? await Task.sleep(for: .seconds(1))
            do { try await Task.sleep(for: .seconds(Int.max)) } catch { log.add("\(error)") }
          }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(isShown: true) }
    try await stage.runTasks(until: 2)
    stage.update { content(isShown: false) }
    try await stage.runTasks(until: 2)
    #expect(log.take() == ["CancellationError()"])
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
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
        }
        return "computed"
      }
    }
    try await stage.runTasks(until: 0)
    #expect(stage.strings == "computed")
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

  @Test("a sleep outside of a stage, and one after the end of the stage, takes real time")
  func outside() async throws {
    let log = log
    let begun = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(5))
    #expect(begun.duration(to: .now) >= .milliseconds(5))
    var stage: Stage? = stage(width: 100, height: 100) {
      Color.red.onAppear {
        Task {
          do { try await Task.sleep(for: .seconds(100)) } catch { log.add("\(error)") }
          let start = ContinuousClock.now
          try await Task.sleep(for: .milliseconds(5))
          log.add("\(start.duration(to: .now) >= .milliseconds(5))")
        }
      }
    }
    try await stage?.runTasks(until: 1)
    stage = nil
    for _ in 0..<1_000 where log.entries.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.take() == ["CancellationError()", "true"])
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
