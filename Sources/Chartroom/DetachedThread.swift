import Foundation

/// A thread that runs on its own until its work is done.
///
/// `Thread` of Foundation does not tell when the system has no threads left.
package enum DetachedThread {
  /// Starts a thread.
  ///
  /// - Parameter work: What it does.
  /// - Returns: 0, or the system's error number, such as `EAGAIN`; then nothing is done.
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

  /// Work on its way to its thread.
  private final class Box: Sendable {
    let work: @Sendable () -> Void

    init(work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
