/// The work of finding the runs of a range and their extremes with a pyramid.
package struct PyramidWork: Equatable {
  /// The number of scanned values.
  package var values: Int
  /// The number of nodes read.
  package var nodes: Int

  /// Creates counts; 0 by default.
  package init(values: Int = 0, nodes: Int = 0) {
    self.values = values
    self.nodes = nodes
  }
}

extension Pyramid {
  /// Returns the work for a range.
  ///
  /// - Parameter range: Indices of the series.
  /// - Returns: The numbers of scanned values and of nodes read.
  package func work(in range: Range<Int>) -> PyramidWork {
    let cut = PyramidCut(range.lowerBound, range.upperBound, block: PyramidLevels<Value>.block)
    var work = PyramidWork(values: cut.head.count + cut.tail.count)
    levels.withView { levels in
      levels.forEachNode(in: cut.blocks) { node, range in
        work.nodes += 1
        if node.isUniform { return true }
        guard range.count == PyramidLevels<Value>.block else { return false }
        work.values += range.count
        return true
      }
    }
    return work
  }

  /// The memory of the index in bytes, including reserved capacity.
  package var overhead: Int { levels.byteCount }

  /// The number of values in a block.
  package static var block: Int { PyramidLevels<Value>.block }
}
