/// How much of a pyramid is looked at to find the runs of a stretch and their extremes.
package struct PyramidWork: Equatable {
  /// The values that are looked at.
  package var values: Int
  /// The nodes that are read.
  package var nodes: Int

  /// Creates a count; nothing by default.
  package init(values: Int = 0, nodes: Int = 0) {
    self.values = values
    self.nodes = nodes
  }
}

extension Pyramid {
  /// Counts what is looked at for a stretch.
  ///
  /// - Parameter range: Positions in the series.
  /// - Returns: The values and nodes that are looked at.
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

  /// The memory that is taken beside the values, in bytes, with the room to grow.
  package var overhead: Int { levels.byteCount }

  /// The number of values in a block.
  package static var block: Int { PyramidLevels<Value>.block }
}
