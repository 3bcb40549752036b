import CKernels
import Foundation

/// The settings of the heap, in which images and series are allocated.
enum Heap {
  /// Shares one heap between all threads if the addresses of the process are limited (`ulimit -v`).
  ///
  /// A heap for each thread reserves 64 MiB of addresses, so that a dozen threads would use up the limit while
  /// little memory is in use. Call it before the first thread starts.
  static func spareAddresses() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
      limit.rlim_cur != rlim_t.max
    else { return }
    ck_share_heap()
  }

  /// Keeps large blocks after they are freed, and uses large pages where the system has them.
  ///
  /// Images and series repeatedly allocate blocks of the same sizes. A block that was returned to the system
  /// costs a page fault per 4 kB at its next use, which can take as long as a short task. The first image of
  /// a process, 8 MB at 1920 × 1080, costs 2 025 page faults of 4 kB, or 4 of 2 MB.
  ///
  /// Call this function once, before the heap grows. Memory that is never written is not allocated.
  static func keepLargeBlocks() {
    // glibc allocates blocks on the heap up to the size of the largest block freed so far, 32 MiB at most,
    // and returns the end of the heap to the system when twice that is free.
    let largest = 31 << 20
    let first = malloc(largest)
    // Without this use, the compiler would remove the allocation.
    if let first { preferLargePages(in: .init(start: first, count: largest)) }
    free(first)
    let sizes = [largest, largest - (1 << 20)]
    let blocks = sizes.map { malloc($0) }
    for (block, size) in zip(blocks, sizes) {
      if let block {
        preferLargePages(in: UnsafeMutableRawBufferPointer(start: block, count: size))
      }
    }
    for block in blocks { free(block) }
    if let start = blocks.first ?? nil {
      skip(to: start.alignedUp(toMultipleOf: largePage), from: start)
    }
  }

  /// Allocates the memory before the first large page for good, so that small blocks are on large pages too.
  ///
  /// The memory is not written, and therefore takes nothing but addresses.
  private static func skip(to page: UnsafeMutableRawPointer, from start: UnsafeMutableRawPointer) {
    // Each block is preceded by its size, in 16 bytes.
    guard page - start > 64, let skipped = malloc(page - start - 16) else { return }
    // Without this use, the compiler would remove the allocation.
    madvise(skipped.alignedDown(toMultipleOf: 4096), page - start, MADV_HUGEPAGE)
  }

  /// The size of a large page, in bytes.
  private static let largePage = 2 << 20

  private static func preferLargePages(in block: UnsafeMutableRawBufferPointer) {
    guard let base = block.baseAddress else { return }
    let start = base.alignedUp(toMultipleOf: largePage)
    let end = (base + block.count).alignedDown(toMultipleOf: largePage)
    // A system without large pages refuses, which changes nothing.
    if end > start { madvise(start, end - start, MADV_HUGEPAGE) }
  }
}
