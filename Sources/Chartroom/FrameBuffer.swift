import Synchronization

/// Storage for the bytes of one frame, used again for another.
///
/// Only one stage has it at a time, so that the lock never waits; and as the array has no second
/// owner, writing to it copies nothing.
final class FrameBuffer: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  /// Calls `body` with the bytes, which it may change.
  ///
  /// - Throws: What `body` throws.
  func withBytes<R>(_ body: (inout [UInt8]) throws -> R) rethrows -> R {
    try bytes.withLock { bytes in try body(&bytes) }
  }

  /// Takes the bytes out, and leaves none.
  func take() -> [UInt8] {
    withBytes { bytes in
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      return taken
    }
  }
}
