import ChartroomUI
import Foundation
import Synchronization
import Testing

@Suite("SleepClock")
struct SleepClockTests {
  private let clock = SleepClock()
  private let log = Entries<String>()
  private let counts = Entries<Int>()

  /// Starts a task that sleeps, and returns when its sleep has begun.
  private func sleeper(_ name: String, for duration: Duration) async -> Task<Void, Never> {
    let (clock, log, counts) = (clock, log, counts)
    let begun = counts.all.count { $0 == 1 }
    let task = Task {
      do {
        try await clock.sleep(for: duration) { counts.add($0) }
        log.add("\(name) at \(clock.now)")
      } catch {
        log.add("\(name): \(error)")
      }
    }
    while counts.all.count(where: { $0 == 1 }) == begun { await Task.yield() }
    return task
  }

  @Test("the clock starts at 0, and only later times move it")
  func time() {
    #expect(clock.now == .zero)
    clock.advance(to: 0.1)
    clock.advance(to: 0.05)
    clock.advance(to: -1)
    clock.advance(to: .nan)
    #expect(clock.now == .milliseconds(100))
    #expect(clock.nextDeadline == nil)
    clock.performNext()
    #expect(clock.now == .milliseconds(100))
    clock.advance(to: .infinity)
    #expect(clock.now == .nanoseconds(Int64.max))
  }

  @Test("one sleep ends at a time, in the order of the deadlines and then of the beginnings")
  func order() async {
    var tasks: [Task<Void, Never>] = []
    for (name, seconds) in [("a", 3), ("b", 1), ("c", 2), ("d", 1)] {
      tasks.append(await sleeper(name, for: .seconds(seconds)))
    }
    for (index, deadline) in zip([1, 3, 2, 0], [1.0, 1, 2, 3]) {
      #expect(clock.nextDeadline == deadline)
      clock.performNext()
      await tasks[index].value
    }
    #expect(clock.nextDeadline == nil)
    let times = ["b at 1.0 seconds", "d at 1.0 seconds", "c at 2.0 seconds", "a at 3.0 seconds"]
    #expect(log.take() == times)
    #expect(counts.all == [1, 1, 1, 1, -1, -1, -1, -1])
  }

  @Test("deadlines are counted from the time at which the sleep begins, without rounding errors")
  func sums() async {
    clock.advance(to: 0.1)
    for deadline in [0.2, 0.3, 0.4] {
      let task = await sleeper("", for: .milliseconds(100))
      #expect(clock.nextDeadline == deadline)
      clock.performNext()
      await task.value
    }
  }

  /// A stage that saw no task running and no deadline would advance the time, and the sleep would end too late.
  @Test("a sleep is counted together with the insertion and the removal of its deadline")
  func counting() async {
    let (clock, deadlines) = (clock, Entries<Double?>())
    let task = Task {
      try? await clock.sleep(for: .seconds(1)) { _ in
        let isRead = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          deadlines.add(clock.nextDeadline)
          isRead.signal()
        }
        _ = isRead.wait(timeout: .now() + 0.05)
      }
    }
    while deadlines.all.isEmpty { await Task.yield() }
    clock.performNext()
    await task.value
    while deadlines.all.count < 2 { await Task.yield() }
    #expect(deadlines.all == [1, nil])
  }

  @Test("a cancelled sleep ends with an error, and the others sleep on")
  func cancellation() async {
    let first = await sleeper("first", for: .seconds(1))
    let second = await sleeper("second", for: .seconds(2))
    first.cancel()
    await first.value
    #expect(log.take() == ["first: CancellationError()"])
    #expect(clock.now == .zero)
    #expect(clock.nextDeadline == 2)
    clock.performNext()
    await second.value
    #expect(log.take() == ["second at 2.0 seconds"])
    #expect(counts.all == [1, 1, -1, -1])
  }

  @Test("closing the clock ends all sleeps, and those that begin later, with an error")
  func close() async {
    let tasks = [await sleeper("a", for: .seconds(1)), await sleeper("b", for: .seconds(2))]
    #expect(!clock.isClosed)
    clock.close()
    #expect(clock.isClosed)
    for task in tasks { await task.value }
    #expect(log.take().sorted() == ["a: CancellationError()", "b: CancellationError()"])
    let counts = counts
    await #expect(throws: CancellationError.self) {
      try await clock.sleep(for: .seconds(1)) { counts.add($0) }
    }
    #expect(counts.all == [1, 1, -1, -1])
    #expect(clock.nextDeadline == nil)
  }
}

/// Notes of what happened on any thread, in order.
private final class Entries<Entry: Sendable>: Sendable {
  private let entries = Mutex<[Entry]>([])

  var all: [Entry] { entries.withLock { $0 } }

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// Removes all entries and returns them.
  func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
