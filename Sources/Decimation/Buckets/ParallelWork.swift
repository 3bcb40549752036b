import CKernels
import Glibc
import Synchronization

/// Work in parts, which several threads take in turn.
package enum ParallelWork {
  /// The number of processors on which the calling thread may run; at least 1.
  ///
  /// It is less than that of the machine under `taskset` and in containers with a set of processors, where more
  /// threads would only take turns.
  package static var processors: Int { Int(ck_usable_processors()) }

  /// Runs all parts of some work, and returns when they are done.
  ///
  /// The calling thread takes part. The other threads help as soon as they run. A thread that the system
  /// refuses, or has not started yet, is not waited for: where threads are limited, or all processors are busy,
  /// the calling thread does the work alone. Dispatch would wait without end for a thread that cannot start.
  ///
  /// - Parameters:
  ///   - parts: The number of parts; for 0 and less, nothing is done.
  ///   - threads: The maximum number of threads, including the calling one, which takes part in any case.
  ///   - body: The work of a part, from the numbers of the part and of the thread, both from 0. It is not
  ///     called after this function has returned. Parts run in any order.
  /// - Complexity: About 30 µs for each thread, in addition to the work.
  package static func run(
    parts: Int, threads: Int, _ body: @escaping @Sendable (_ part: Int, _ thread: Int) -> Void
  ) {
    guard parts > 0 else { return }
    let shared = SharedParts(count: parts, body)
    for thread in 1..<max(1, min(threads, parts)) {
      guard Helper(of: shared, thread: thread).start() else { break }
    }
    shared.take(thread: 0)
    shared.wait()
  }
}

/// The parts that were not taken yet.
///
/// The object lives until the last thread that helps has ended.
private final class SharedParts: Sendable {
  private let count: Int
  private let body: @Sendable (Int, Int) -> Void
  private let next = Atomic(0)
  private let unfinished: Atomic<Int>
  /// It is posted once, when no part is unfinished; semaphores are made for use by several threads.
  private nonisolated(unsafe) let end: UnsafeMutablePointer<sem_t>

  init(count: Int, _ body: @escaping @Sendable (Int, Int) -> Void) {
    self.count = count
    self.body = body
    unfinished = Atomic(count)
    end = .allocate(capacity: 1)
    sem_init(end, 0, 0)
  }

  deinit {
    sem_destroy(end)
    end.deallocate()
  }

  /// Runs one part after the other, until all are taken.
  func take(thread: Int) {
    while true {
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < count else { return }
      body(part, thread)
      if unfinished.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
        sem_post(end)
      }
    }
  }

  /// Waits until no part is unfinished.
  func wait() { while sem_wait(end) != 0, errno == EINTR {} }
}

/// A thread that takes parts.
private final class Helper: Sendable {
  private let parts: SharedParts
  private let thread: Int

  init(of parts: SharedParts, thread: Int) {
    self.parts = parts
    self.thread = thread
  }

  /// Starts the thread, detached; returns whether the system allows it.
  func start() -> Bool {
    let helper = Unmanaged.passRetained(self)
    var identifier = pthread_t()
    let code = pthread_create(
      &identifier, nil,
      { helper in
        guard let helper else { return nil }
        let retained = Unmanaged<Helper>.fromOpaque(helper).takeRetainedValue()
        retained.parts.take(thread: retained.thread)
        return nil
      }, helper.toOpaque())
    guard code == 0 else {
      helper.release()
      return false
    }
    pthread_detach(identifier)
    return true
  }
}
