import ChartroomUI
import Foundation
import Graphics
import Synchronization
import Testing

@MainActor
@Suite("Task: sleep")
struct TaskSleepTests {
  private let log = Log<String>()

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
      RemovableTask(id: id) { id in
        let start = ContinuousClock.now
        do {
          try await Task.sleep(for: .seconds(10))
          log.add("\(id) slept")
        } catch {
          log.add("\(id) \(error is CancellationError) \(start.duration(to: .now))")
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

  @Test("a sleep for ever ends with the task")
  func longestSleep() async throws {
    let log = log
    func content(_ id: Int?) -> some View {
      RemovableTask(id: id) { _ in
        try? await Task.sleep(for: .seconds(1))
        do { try await Task.sleep(for: .seconds(Int.max)) } catch { log.add("\(error)") }
      }
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    try await stage.runTasks(until: 2)
    stage.update { content(nil) }
    try await stage.runTasks(until: 2)
    #expect(log.take() == ["CancellationError()"])
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

  @Test("every way to sleep with a task is virtual in a task of a stage")
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
        log.add("\(start.duration(to: .now))")
      }
    }
    try await stage.runTasks(until: 100)
    #expect(log.take() == ["1.0 seconds", "3.0 seconds", "5.0 seconds"])
  }

  @Test("a task sleeps on a clock of another type as that clock does")
  func otherClock() async throws {
    let log = log
    let clock = StoppedClock()
    let stage = stage(width: 100, height: 100) {
      Color.red.task {
        let start = ContinuousClock.now
        try? await Task.sleep(for: .seconds(7), clock: clock)
        try? await Task.sleep(until: clock.now.advanced(by: .seconds(8)), clock: clock)
        log.add("\(start.duration(to: .now))")
      }
    }
    try await stage.runTasks(until: 100)
    #expect(log.take() == ["0.0 seconds"])
    #expect(clock.deadlines.withLock { $0 } == [.seconds(7), .seconds(8)])
  }
}

/// A clock that stays at zero and on which all sleeps end at once.
private final class StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  let deadlines = Mutex<[Duration]>([])

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    deadlines.withLock { $0.append(deadline.offset) }
  }
}
