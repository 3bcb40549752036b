import CKernels
import Synchronization

/// The check for memory that precedes large arrays.
///
/// An array for which there is no memory ends the process. A limit of the user (`ulimit -v`) must be an
/// error instead.
package enum FreeMemory {
  /// The bytes that must stay free beside a checked block, for all small blocks.
  private static let margin = 16 << 20
  /// The size of the smallest block that is checked: for a smaller one the check takes longer than the
  /// allocation.
  private static let least = 1 << 20
  private static let gate = Mutex(())

  /// Checks that a block can be allocated.
  ///
  /// Nothing is reserved, so another thread can still take the memory; see `claim(_:allocate:)`.
  /// - Parameter bytes: The size of the block. Sizes below 1 MiB are not checked.
  /// - Throws: `outOfMemory`.
  package static func require(_ bytes: Int) throws(CanvasError) {
    guard bytes >= least else { return }
    let (needed, isTooLarge) = bytes.addingReportingOverflow(margin)
    guard !isTooLarge, ck_memory_is_free(needed) else { throw .outOfMemory }
  }

  /// Allocates a block, after it was checked that it can be.
  ///
  /// One thread at a time does so: threads that share the work on frames allocate at the same time.
  /// - Parameters:
  ///   - bytes: The size of the block.
  ///   - allocate: Allocates the block.
  /// - Returns: The result of `allocate`.
  /// - Throws: `outOfMemory`.
  package static func claim<R: Sendable>(
    _ bytes: Int, allocate: () -> R
  ) throws(CanvasError) -> R {
    let result: Result<R, CanvasError> = gate.withLock { _ in
      do throws(CanvasError) {
        try require(bytes)
        return .success(allocate())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension [UInt8] {
  /// Makes the capacity at least a number of bytes; the bytes are lost where it was less.
  ///
  /// - Throws: `outOfMemory`; the array is then empty.
  package mutating func claimCapacity(_ count: Int) throws(CanvasError) {
    guard capacity < count else { return }
    // First, so that the old block and the new one never exist together.
    self = []
    self = try FreeMemory.claim(count) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(count)
      return bytes
    }
  }
}
