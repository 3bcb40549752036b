import Foundation

/// A detached thread, which ends when its work is done.
///
/// Unlike Foundation's `Thread`, it reports a failure to start.
package enum DetachedThread {
  /// Starts a thread.
  ///
  /// - Parameter work: The closure that the thread runs.
  /// - Returns: 0, or the system's error number, such as `EAGAIN`, if the closure does not run.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Int32 {
    let box = Unmanaged.passRetained(Box(work: work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { box in
        guard let box else { return nil }
        Unmanaged<Box>.fromOpaque(box).takeRetainedValue().work()
        return nil
      }, box.toOpaque())
    if code == 0 { pthread_detach(thread) } else { box.release() }
    return code
  }

  /// Checks that a number of threads can exist simultaneously, by starting and ending them.
  ///
  /// - Parameter count: The number of threads; nothing is checked for 0 and less.
  /// - Returns: 0, or the system's error number for the first thread that cannot be started.
  /// - Complexity: O(*n*), about 20 µs per thread.
  package static func check(_ count: Int) -> Int32 {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    defer {
      pthread_mutex_destroy(gate)
      gate.deallocate()
    }
    // All of them wait for the gate, so that they exist simultaneously.
    pthread_mutex_lock(gate)
    var threads: [pthread_t] = []
    var code: Int32 = 0
    while threads.count < count, code == 0 {
      var thread = pthread_t()
      code = pthread_create(
        &thread, nil,
        { gate in
          guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
          pthread_mutex_lock(gate)
          pthread_mutex_unlock(gate)
          return nil
        }, gate)
      if code == 0 { threads.append(thread) }
    }
    pthread_mutex_unlock(gate)
    // A thread that is still ending would count towards the limit, so each is joined.
    for thread in threads { pthread_join(thread, nil) }
    return code
  }

  /// The work that is passed to the thread.
  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
