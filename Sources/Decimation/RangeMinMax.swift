/// The lowest and highest value of any stretch of a series, without looking at each of its values.
///
/// Values are kept in blocks; a tree over the blocks knows the extremes of any power of two of them
/// (Bentley: "Solutions to Klee's Rectangle Problems", 1977, introduced such segment trees). NaN and
/// ±∞ are gaps and never an extreme.
///
///     let ranges = RangeMinMax(values)
///     ranges.extremes(in: 100..<200_000)  // as fast as for 100..<200
public struct RangeMinMax: Sendable {
  /// The values of one block are scanned; more would make queries slower, fewer the tree larger.
  private static let block = 32

  private let values: ContiguousArray<Double>
  /// The number of blocks.
  private let leaves: Int
  /// The tree: node 1 is the root, 2i and 2i + 1 are the children of node i, blocks are the leaves.
  private let lows: ContiguousArray<Double>
  private let highs: ContiguousArray<Double>

  /// Looks at every value once.
  ///
  /// - Parameter values: The series; shared, not copied.
  /// - Complexity: O(*n*) time; the tree takes a sixteenth of the values' memory twice.
  public init(_ values: ContiguousArray<Double>) {
    self.values = values
    let leaves = (values.count + Self.block - 1) / Self.block
    var lows = ContiguousArray(repeating: Double.infinity, count: 2 * leaves)
    var highs = ContiguousArray(repeating: -Double.infinity, count: 2 * leaves)
    for leaf in 0..<leaves {
      let start = leaf * Self.block
      let end = min(start + Self.block, values.count)
      if let range = Extremes.finite(in: values.span.extracting(start..<end)) {
        lows[leaves + leaf] = range.lowerBound
        highs[leaves + leaf] = range.upperBound
      }
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      lows[node] = min(lows[2 * node], lows[2 * node + 1])
      highs[node] = max(highs[2 * node], highs[2 * node + 1])
    }
    self.leaves = leaves
    self.lows = lows
    self.highs = highs
  }

  /// The lowest and highest finite value of a stretch.
  ///
  /// - Parameter range: Positions; what lies outside of the series is left out.
  /// - Returns: `nil` when the stretch holds no finite value.
  /// - Complexity: O(log *n*), whatever the length of the stretch; allocates nothing.
  public func extremes(in range: Range<Int>) -> ClosedRange<Double>? {
    let range = range.clamped(to: 0..<values.count)
    let first = (range.lowerBound + Self.block - 1) / Self.block
    let last = range.upperBound / Self.block
    guard first < last else { return Extremes.finite(in: values.span.extracting(range)) }
    var low = Double.infinity
    var high = -Double.infinity
    func add(_ extremes: ClosedRange<Double>?) {
      guard let extremes else { return }
      low = min(low, extremes.lowerBound)
      high = max(high, extremes.upperBound)
    }
    add(Extremes.finite(in: values.span.extracting(range.lowerBound..<first * Self.block)))
    add(Extremes.finite(in: values.span.extracting(last * Self.block..<range.upperBound)))
    var left = first + leaves
    var right = last + leaves
    while left < right {
      if !left.isMultiple(of: 2) {
        low = min(low, lows[left])
        high = max(high, highs[left])
        left += 1
      }
      if !right.isMultiple(of: 2) {
        right -= 1
        low = min(low, lows[right])
        high = max(high, highs[right])
      }
      left /= 2
      right /= 2
    }
    return low <= high ? low...high : nil
  }
}
