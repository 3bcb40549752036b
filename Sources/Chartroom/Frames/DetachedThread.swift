import Foundation

/// A thread that ends when its work is done; nobody joins it.
///
/// Foundation's `Thread` does not report when the system has no threads left.
package enum DetachedThread {
  /// Starts a thread.
  ///
  /// - Parameter work: The work of the thread.
  /// - Returns: 0, or the system's error number, such as `EAGAIN`; in that case the work does not run.
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

  /// The work that is passed to the thread.
  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
