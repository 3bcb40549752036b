import Chartroom
import Foundation
import Synchronization
import Testing

@Suite("DetachedThread", .timeLimit(.minutes(10)))
struct DetachedThreadTests {
  @Test("runs each closure once, on another thread")
  func start() {
    let done = DispatchSemaphore(value: 0)
    let counts = Mutex([Int](repeating: 0, count: 20))
    let threads = Mutex<Set<pthread_t>>([pthread_self()])
    for number in 0..<20 {
      let code = DetachedThread.start {
        counts.withLock { $0[number] += 1 }
        threads.withLock { _ = $0.insert(pthread_self()) }
        done.signal()
      }
      #expect(code == 0)
    }
    for _ in 0..<20 { done.wait() }
    #expect(counts.withLock { $0 } == [Int](repeating: 1, count: 20))
    #expect(threads.withLock { $0.count } > 1)
  }

  @Test("lets go of a closure that has run")
  func release() {
    let released = DispatchSemaphore(value: 0)
    final class Guard: Sendable {
      let semaphore: DispatchSemaphore
      init(_ semaphore: DispatchSemaphore) { self.semaphore = semaphore }
      deinit { semaphore.signal() }
    }
    do {
      let guarded = Guard(released)
      #expect(DetachedThread.start { _ = guarded } == 0)
    }
    released.wait()
  }

  @Test("of no threads checks nothing", arguments: [0, -1, .min])
  func none(count: Int) {
    #expect(DetachedThread.check(count) == 0)
  }

  @Test("reports the limit on threads")
  func limit() async {
    await #expect(processExitsWith: .success) {
      // Threads take address space: a limit on it is a limit on them for every user.
      var size = 0
      for line in try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        .split(separator: "\n") where line.hasPrefix("VmSize:")
      {
        size = Int(line.split(separator: " ")[1].trimmingCharacters(in: .whitespaces)) ?? 0
      }
      try #require(size > 0)
      let most = rlim_t(size << 10) + 64 << 20
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      #expect(DetachedThread.check(2) == 0)
      #expect(DetachedThread.check(1_000) == EAGAIN)
      #expect(DetachedThread.check(2) == 0)
    }
  }

  @Test("threads are started for a moment, and given back")
  func threads() throws {
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
    let before = try count()
    #expect(DetachedThread.check(0) == 0 && DetachedThread.check(40) == 0)
    // Other tests start threads, too, but not forty.
    #expect(try count() < before + 40)
  }
}
