import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Clock: sleep")
struct ClockSleepTests {
  private let log = Log<String>()

  /// Runs a task of a stage until a time.
  private func run(
    until time: Double, _ operation: @escaping @MainActor () async throws -> Void
  ) async throws {
    let stage = stage(width: 100, height: 100) { Color.red.task { try? await operation() } }
    try await stage.runTasks(until: time)
  }

  @Test("every way to sleep on a clock of the system is virtual in a task of a stage")
  func ways() async throws {
    let log = log
    try await run(until: 100) {
      let start = ContinuousClock.now
      let suspended = SuspendingClock.now
      try await ContinuousClock().sleep(for: .seconds(1))
      log.add("\(start.duration(to: .now))")
      try await ContinuousClock().sleep(until: start + .seconds(3))
      log.add("\(start.duration(to: ContinuousClock().now))")
      try await SuspendingClock().sleep(for: .seconds(1))
      try await SuspendingClock().sleep(until: suspended + .seconds(6))
      log.add("\(suspended.duration(to: SuspendingClock().now))")
      let clock: any Clock<Duration> = ContinuousClock()
      try await clock.sleep(for: .seconds(1))
      log.add("\(suspended.duration(to: .now))")
    }
    #expect(log.take() == ["1.0 seconds", "3.0 seconds", "6.0 seconds", "7.0 seconds"])
  }

  @Test("a sleep until a deadline that has passed does not take time")
  func passed() async throws {
    let log = log
    try await run(until: 1) {
      let (start, suspended) = (ContinuousClock.now, SuspendingClock.now)
      try await ContinuousClock().sleep(until: start - .seconds(5))
      try await SuspendingClock().sleep(until: suspended)
      try await ContinuousClock().sleep(for: .zero)
      log.add("\(start.duration(to: .now))")
    }
    #expect(log.take() == ["0.0 seconds"])
  }

  @Test("outside of a stage, the clocks show and take real time")
  func outside() async throws {
    let (start, suspended) = (ContinuousClock.now, SuspendingClock.now)
    try await ContinuousClock().sleep(for: .milliseconds(3))
    try await SuspendingClock().sleep(until: suspended + .milliseconds(6))
    try await ContinuousClock().sleep(until: start + .milliseconds(9))
    #expect(start.duration(to: .now) >= .milliseconds(9))
    #expect(start.duration(to: ContinuousClock()._Concurrency::now) >= .milliseconds(9))
    #expect(suspended.duration(to: .now) >= .milliseconds(6))
  }
}
