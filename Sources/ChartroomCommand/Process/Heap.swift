import Foundation

/// The memory that pictures and series are made in.
enum Heap {
  /// Keeps large blocks when they are freed, and takes them in large pages where the system has them.
  ///
  /// Pictures and series take the same megabytes again and again. Given back to the system in between,
  /// they cost a page fault for each 4 kB, and that is as much as the work itself where it is short.
  /// The first picture of a process, 8 MB in full HD, is 2 025 faults of 4 kB, or 4 of 2 MB.
  ///
  /// Call it once, before there is much on the heap. Memory that nobody writes to is not taken.
  static func keepLargeBlocks() {
    // glibc takes blocks from the heap up to the size of the largest one that it has seen freed, 32 MiB
    // at most, and gives back the end of the heap when twice that is free.
    let largest = 31 << 20
    let first = malloc(largest)
    // Used, or the compiler would leave out a block that is freed at once.
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
  }

  private static func preferLargePages(in block: UnsafeMutableRawBufferPointer) {
    guard let base = block.baseAddress else { return }
    let page = 2 << 20
    let start = base.alignedUp(toMultipleOf: page)
    let end = (base + block.count).alignedDown(toMultipleOf: page)
    // A system without them refuses, and everything is as it was.
    if end > start { madvise(start, end - start, MADV_HUGEPAGE) }
  }
}
