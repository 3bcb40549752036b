import CKernels

/// The nodes of a pyramid: a node of level *j* stands for 2^j blocks of values.
///
/// Only nodes whose blocks are complete are known. All levels share one array, one level after the
/// other, each with room to grow.
struct PyramidLevels<Value: SeriesValue>: Sendable {
  typealias Node = PyramidNode<Value>

  private var nodes: ContiguousArray<Node> = []
  /// Where the nodes of each level start.
  private var starts: ContiguousArray<Int> = []
  /// How many blocks there is room for.
  private var room = 0
  /// How many blocks are complete.
  private(set) var blocks = 0

  /// The values of a block, 512 bytes of them: a node of 8-byte values takes 24 bytes, one of 4-byte
  /// values 16, and there are nearly two nodes a block, so that even with as much room to grow the
  /// nodes stay below a quarter of the values.
  static var block: Int { 512 / MemoryLayout<Value>.stride }

  /// The nodes that are built at a time, so that they are still in the cache for the level above.
  private static var batch: Int { 512 }

  /// The memory that the nodes take, in bytes, with the room to grow.
  var byteCount: Int {
    nodes.capacity * MemoryLayout<Node>.stride + starts.capacity * MemoryLayout<Int>.stride
  }

  /// Adds the blocks that have become complete.
  ///
  /// - Parameter values: The whole series.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  mutating func extend(over values: UnsafeBufferPointer<Value>) {
    let complete = values.count / Self.block
    guard complete > blocks else { return }
    makeRoom(for: complete)
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

  /// Moves the nodes apart, so that every level has room for more of them.
  ///
  /// The first time there is room for as many as are needed, later for at least twice as many as
  /// before, so that a node is moved no more than twice on average.
  private mutating func makeRoom(for blocks: Int) {
    guard blocks > room else { return }
    let old = self
    room = max(blocks, 2 * room)
    starts = []
    var count = 0
    while room >> starts.count > 0, Self.block << starts.count <= Node.mostValues {
      starts.append(count)
      count += room >> (starts.count - 1)
    }
    nodes = ContiguousArray(unsafeUninitializedCapacity: count) { nodes, initialized in
      // Nodes are plain bytes, and those of incomplete blocks are never read.
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
  /// What a query reads.
  struct View {
    fileprivate let nodes: UnsafeBufferPointer<Node>
    fileprivate let starts: UnsafeBufferPointer<Int>
    /// How many blocks are complete.
    let blocks: Int

    /// The node of a complete block.
    @inline(__always)
    func node(ofBlock number: Int) -> Node { nodes[number] }

    /// Cuts blocks into as few nodes as there can be, and calls `body` for each, in ascending order.
    ///
    /// - Parameters:
    ///   - blocks: Complete blocks.
    ///   - body: Takes a node and where its values start and end. Returns whether it is done with it;
    ///     if not, it is called again for the two nodes that make it up. Blocks have no such nodes.
    @inline(__always)
    func forEachNode(in blocks: Range<Int>, _ body: (Node, Range<Int>) -> Bool) {
      forEachPlace(in: blocks) { place, range in body(nodes[place], range) }
    }

    /// Asks for the memory of the nodes that `forEachNode` reads, and of the blocks on both sides.
    @inline(__always)
    func prefetch(_ blocks: Range<Int>) {
      guard let nodes = nodes.baseAddress, !blocks.isEmpty else { return }
      // Of a node before or after all others the address is still one that may be asked for.
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
        // A node starts at a multiple of its length.
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

  /// Calls `body` with a view of the nodes that is valid during the call.
  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      starts.withUnsafeBufferPointer { starts in
        body(View(nodes: nodes, starts: starts, blocks: blocks))
      }
    }
  }
}
