import Foundation

/// The memory that the process can still allocate.
package enum AvailableMemory {
  /// Fewer bytes than this are not checked: the check would cost more than the allocation.
  private static let least = 1 << 20

  /// Checks that the system grants an allocation, before an array is made of it.
  ///
  /// Swift ends the process where an array finds no memory. The check maps as many bytes as are asked
  /// for, and some more, and returns them. It catches a limit of address space (`ulimit -v`) and strict
  /// accounting of memory. It catches neither another thread that allocates in between, nor a container
  /// that ends processes.
  /// - Parameter bytes: The bytes of all that is allocated next. Fewer than 1 MiB are not checked.
  /// - Throws: `outOfMemory` where they cannot be allocated.
  /// - Complexity: O(1), about 2 µs; no page is touched.
  package static func require(_ bytes: Int) throws(CanvasError) {
    guard bytes >= least else { return }
    // Besides the bytes, a heap and a thread want some.
    let (count, overflows) = bytes.addingReportingOverflow(bytes / 64 + (4 << 20))
    guard !overflows,
      let address = mmap(
        nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      address != MAP_FAILED
    else { throw .outOfMemory }
    munmap(address, count)
  }
}
