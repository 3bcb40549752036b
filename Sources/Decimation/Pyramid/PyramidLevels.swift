import CKernels

/// The nodes of a pyramid: a node of level *j* covers 2^j blocks of values.
///
/// There are nodes for complete blocks only. All levels are stored consecutively in one array, each with
/// spare capacity.
struct PyramidLevels<Value: SeriesValue>: Sendable {
  typealias Node = PyramidNode<Value>

  private var nodes: ContiguousArray<Node> = []
  /// The index of the first node of each level.
  private var starts: ContiguousArray<Int> = []
  /// The capacity, in blocks.
  private var capacity = 0
  /// The number of complete blocks.
  private(set) var blocks = 0

  /// The number of values in a block of 512 bytes.
  ///
  /// A node takes 24 bytes for 8-byte values and 16 for 4-byte values, and there are nearly two nodes for
  /// each block. Even with spare capacity, the nodes thus take less than a quarter of the values' memory.
  static var block: Int { 512 / MemoryLayout<Value>.stride }

  /// The number of blocks built at a time, so that their nodes are in the cache for the next level.
  private static var batch: Int { 512 }

  /// The memory of the nodes, in bytes, including spare capacity.
  var byteCount: Int {
    nodes.capacity * MemoryLayout<Node>.stride + starts.capacity * MemoryLayout<Int>.stride
  }

  /// Adds the nodes of newly completed blocks.
  ///
  /// - Parameter values: The whole series.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  mutating func extend(over values: UnsafeBufferPointer<Value>) {
    let complete = values.count / Self.block
    guard complete > blocks else { return }
    reserve(complete)
    let first = blocks
    blocks = complete
    let starts = starts
    nodes.withUnsafeMutableBufferPointer { nodes in
      guard let nodes = nodes.baseAddress else { return }
      var begin = first
      while begin < complete {
        let end = min(complete, begin + Self.batch)
        Self.build(begin..<end, of: values, into: nodes + begin)
        for level in starts.indices.dropFirst() where begin >> level < end >> level {
          let below = nodes + starts[level - 1]
          let distance = UInt32(truncatingIfNeeded: Self.block << (level - 1))
          for number in begin >> level..<end >> level {
            nodes[starts[level] + number] = Node(
              below[2 * number], below[2 * number + 1], distance: distance)
          }
        }
        begin = end
      }
    }
  }

  /// Builds the nodes of some blocks.
  @inline(__always)
  private static func build(
    _ blocks: Range<Int>, of values: UnsafeBufferPointer<Value>,
    into nodes: UnsafeMutablePointer<Node>
  ) {
    let kernel = BucketKernel(values)
    guard let values = values.baseAddress else { return }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * blocks.count + 1) { memory in
      guard let lowest = memory.baseAddress else { return }
      let highest = lowest + blocks.count
      let bounds = highest + blocks.count
      for number in 0...blocks.count { bounds[number] = (blocks.lowerBound + number) * block }
      kernel.extremes(of: bounds, count: blocks.count, lowest: lowest, highest: highest)
      for number in 0..<blocks.count {
        let start = bounds[number]
        nodes[number] =
          lowest[number] == BucketExtremes.gap
          ? Node(scanning: values + start, count: block)
          : Node(values + start, lowest: lowest[number] - start, highest: highest[number] - start)
      }
    }
  }

  /// Increases the capacity of all levels.
  ///
  /// The first capacity is exact; later ones at least double, so that a node is moved at most twice on
  /// average.
  private mutating func reserve(_ blocks: Int) {
    guard blocks > capacity else { return }
    let old = self
    capacity = max(blocks, 2 * capacity)
    starts = []
    var count = 0
    while capacity >> starts.count > 0, Self.block << starts.count <= Node.mostValues {
      starts.append(count)
      count += capacity >> (starts.count - 1)
    }
    nodes = ContiguousArray(unsafeUninitializedCapacity: count) { nodes, initialized in
      // Nodes are trivial types, and those of incomplete blocks are never read.
      initialized = count
      for level in old.starts.indices {
        let complete = old.blocks >> level
        for number in 0..<complete {
          nodes[starts[level] + number] = old.nodes[old.starts[level] + number]
        }
      }
    }
  }
}

extension PyramidLevels {
  /// An unsafe view of the nodes for queries.
  struct View {
    fileprivate let nodes: UnsafeBufferPointer<Node>
    fileprivate let starts: UnsafeBufferPointer<Int>
    /// The number of complete blocks.
    let blocks: Int

    /// Returns the node of a complete block.
    @inline(__always)
    func node(ofBlock number: Int) -> Node { nodes[number] }

    /// Calls `body` for each of the minimum number of nodes that cover a range of blocks, in order.
    ///
    /// - Parameters:
    ///   - blocks: Complete blocks.
    ///   - body: Receives a node and the range of its values. It returns whether the node is sufficient; if
    ///     not, it is called again for the two nodes below. The node of a block has none.
    @inline(__always)
    func forEachNode(in blocks: Range<Int>, _ body: (Node, Range<Int>) -> Bool) {
      forEachPlace(in: blocks) { place, range in body(nodes[place], range) }
    }

    /// Prefetches the nodes that `forEachNode` reads, and those of the adjacent blocks.
    @inline(__always)
    func prefetch(_ blocks: Range<Int>) {
      guard let nodes = nodes.baseAddress, !blocks.isEmpty else { return }
      // Prefetching an address just outside of the nodes is allowed.
      ck_prefetch(nodes + blocks.lowerBound - 1)
      ck_prefetch(nodes + blocks.upperBound)
      forEachPlace(in: blocks) { place, _ in
        ck_prefetch(nodes + place)
        return true
      }
    }

    @inline(__always)
    private func forEachPlace(in blocks: Range<Int>, _ body: (Int, Range<Int>) -> Bool) {
      var block = blocks.lowerBound
      while block < blocks.upperBound {
        // The start of a node is a multiple of its length.
        let left = blocks.upperBound - block
        var level = min(
          block.trailingZeroBitCount, Int.bitWidth - 1 - left.leadingZeroBitCount,
          starts.count - 1)
        var end = block &+ 1 << level
        while !body(
          starts[level] &+ block >> level,
          block &* PyramidLevels.block..<end &* PyramidLevels.block), level > 0
        {
          level -= 1
          end = block &+ 1 << level
        }
        block = end
      }
    }
  }

  /// Calls `body` with a view of the nodes, which is valid during the call.
  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      starts.withUnsafeBufferPointer { starts in
        body(View(nodes: nodes, starts: starts, blocks: blocks))
      }
    }
  }
}
