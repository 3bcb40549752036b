/// A stretch of a series, cut into whole blocks and what is left over at its ends.
struct PyramidCut {
  /// The values before the first whole block; all of them where there is none.
  let head: Range<Int>
  /// The numbers of the whole blocks.
  let blocks: Range<Int>
  /// The values after the last whole block.
  let tail: Range<Int>

  /// Cuts a stretch.
  ///
  /// - Parameters:
  ///   - start: Where it starts in the series.
  ///   - end: Where it ends.
  ///   - block: The length of a block, a power of two.
  @inline(__always)
  init(_ start: Int, _ end: Int, block: Int) {
    // Shifts, because a division by a number that is not known here takes longer than all the rest.
    let shift = block.trailingZeroBitCount
    let first = (start + block - 1) >> shift
    let last = end >> shift
    if first < last {
      head = start..<first << shift
      blocks = first..<last
      tail = last << shift..<end
    } else {
      head = start..<end
      blocks = first..<first
      tail = end..<end
    }
  }
}
