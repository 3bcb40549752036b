import CKernels
import Synchronization

/// A check that enough memory is free, made before a large array is allocated.
///
/// A failed allocation of an array ends the process, but a memory limit set by the user (`ulimit -v`) must
/// be reported as an error.
package enum FreeMemory {
  /// The number of bytes that must stay free in addition to a checked block, for small blocks.
  private static let margin = 16 << 20
  /// The minimum size of a checked block, in bytes; for smaller ones, the check is slower than the
  /// allocation.
  private static let least = 1 << 20
  private static let gate = Mutex(())

  /// Returns the free memory of the heap to the system, so that the resident memory is that in use.
  package static func returnToSystem() { ck_trim_heap() }

  /// The number of bytes in allocated blocks of the heap, with their headers; see `ck_heap_in_use`.
  package static var heapInUse: Int { ck_heap_in_use() }

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

  /// Checks that a block can be allocated, and allocates it.
  ///
  /// Only one thread at a time does both, because threads that render frames often allocate simultaneously.
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
  /// Increases the capacity to at least `count` bytes; the contents are lost if it was less.
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
