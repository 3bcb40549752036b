import Synchronization

/// Reusable storage for the bytes of one frame.
///
/// Only one stage uses it at a time, so the lock is never contended. The array has a single owner, so writing
/// to it copies nothing.
package final class FrameBuffer: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  /// Creates an empty buffer.
  package init() {}

  /// Calls `body` with the bytes, which it can change.
  ///
  /// - Throws: Rethrows the error of `body`.
  package func withBytes<R>(_ body: (inout [UInt8]) throws -> R) rethrows -> R {
    try bytes.withLock { bytes in try body(&bytes) }
  }

  /// Returns the bytes, and leaves the buffer empty.
  package func take() -> [UInt8] {
    withBytes { bytes in
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      return taken
    }
  }
}
