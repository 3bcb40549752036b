/// A range of a series, divided into whole blocks and the remainders at both ends.
struct PyramidCut {
  /// The values before the first whole block; all values if there is none.
  let head: Range<Int>
  /// The numbers of the whole blocks.
  let blocks: Range<Int>
  /// The values after the last whole block.
  let tail: Range<Int>

  /// Divides a range.
  ///
  /// - Parameters:
  ///   - start: The start of the range.
  ///   - end: The end of the range.
  ///   - block: The length of a block, a power of two.
  @inline(__always)
  init(_ start: Int, _ end: Int, block: Int) {
    // Shifts are used because a division by a run-time value takes longer than everything else here.
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
