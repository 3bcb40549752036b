/// A list of paints in which equal paints are stored once.
@usableFromInline package struct PaintTable: Equatable, Sendable {
  /// The distinct paints, in the order of their first use.
  package private(set) var paints: ContiguousArray<Paint> = []
  /// The indices of the paints in `paints`, one for each element of the list.
  package private(set) var indices: ContiguousArray<UInt32> = []

  /// Returns the paint of an element.
  package subscript(_ element: Int) -> Paint { paints[Int(indices[element])] }

  /// Returns the longest range of elements with one paint that begins at an element.
  package func run(from start: Int) -> Range<Int> {
    let index = indices[start]
    var end = start + 1
    while end < indices.count, indices[end] == index { end += 1 }
    return start..<end
  }

  /// A builder of a table, which remembers the paints.
  @usableFromInline package struct Builder {
    @usableFromInline package private(set) var table = PaintTable()
    private var colors = ColorIndices()
    private var gradients: [Paint: UInt32] = [:]
    private var last: (paint: Paint, index: UInt32)?

    @usableFromInline
    package init(capacity: Int) { table.indices.reserveCapacity(capacity) }

    /// Appends an element.
    ///
    /// - Complexity: O(1), amortised.
    @usableFromInline
    package mutating func append(_ paint: Paint) {
      if let last, last.paint == paint { return table.indices.append(last.index) }
      let next = UInt32(table.paints.count)
      let index: UInt32
      if case .color(let color) = paint {
        index = colors.index(of: color, ifNew: next)
      } else {
        index = gradients[paint] ?? next
        if index == next { gradients[paint] = next }
      }
      if index == next { table.paints.append(paint) }
      last = (paint, index)
      table.indices.append(index)
    }
  }
}
