import Decimation
import Foundation
import Synchronization
import Testing

@Suite("ParallelWork")
struct ParallelWorkTests {
  /// How often each part ran, and the largest number of a thread.
  private final class Record: Sendable {
    private let state: Mutex<(runs: [Int], thread: Int)>

    init(parts: Int) { state = Mutex((Array(repeating: 0, count: parts), 0)) }

    func add(_ part: Int, _ thread: Int) {
      state.withLock {
        $0.runs[part] += 1
        $0.thread = max($0.thread, thread)
      }
    }

    var runs: [Int] { state.withLock { $0.runs } }
    var thread: Int { state.withLock { $0.thread } }
  }

  #if os(Linux)
    @Test("only processors on which the thread may run are counted")
    func processors() async throws {
      typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> CInt
      // The header of the C library hides these functions from Swift.
      func function(_ name: String) throws -> Affinity {
        unsafeBitCast(try #require(dlsym(nil, name)), to: Affinity.self)
      }
      let (get, set) = try (function("sched_getaffinity"), function("sched_setaffinity"))
      // A thread of its own, so that other tests keep their processors.
      let (all, one) = await withCheckedContinuation { continuation in
        Thread {
          var mask = [UInt64](repeating: 0, count: 16)
          _ = get(0, 128, &mask)
          let all = ParallelWork.processors
          if let word = mask.firstIndex(where: { $0 != 0 }) {
            let lowest = mask[word] & (0 &- mask[word])
            mask = mask.indices.map { $0 == word ? lowest : 0 }
          }
          _ = set(0, 128, &mask)
          continuation.resume(returning: (all, ParallelWork.processors))
        }.start()
      }
      #expect(all >= 1)
      #expect(one == 1)
    }
  #endif

  @Test(
    "each part is done once when the call returns", arguments: [0, 1, 2, 7, 1000], [0, 1, 2, 16])
  func once(parts: Int, threads: Int) {
    for _ in 0..<20 {
      let record = Record(parts: parts)
      ParallelWork.run(parts: parts, threads: threads) { record.add($0, $1) }
      #expect(record.runs == Array(repeating: 1, count: parts))
      #expect(record.thread < max(threads, 1))
    }
  }

  @Test("other threads help")
  func helps() {
    // Each part waits for the other one.
    let counter = Counter()
    ParallelWork.run(parts: 2, threads: 2) { _, _ in
      counter.count.add(1, ordering: .relaxed)
      while counter.count.load(ordering: .relaxed) < 2 { usleep(100) }
    }
    #expect(counter.count.load(ordering: .relaxed) == 2)
  }

  private final class Counter: Sendable {
    let count = Atomic(0)
  }

  @Test("where no thread can start, the calling one does the work")
  func refused() async {
    await #expect(processExitsWith: .success) {
      // The stack of a new thread, of 8 MiB, does not fit into the addresses that are left.
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let used = try #require(pages.split(separator: " ").first.flatMap { rlim_t($0) }) * 4096
      var limit = rlimit(rlim_cur: used + (4 << 20), rlim_max: used + (4 << 20))
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      let counter = Counter()
      ParallelWork.run(parts: 100, threads: 8) { _, _ in
        counter.count.add(1, ordering: .relaxed)
      }
      try #require(counter.count.load(ordering: .relaxed) == 100)
    }
  }
}
