/// Properties of a layout element that take a bit each.
struct ElementFlags {
  private var bits: UInt8 = 0

  private subscript(bit: UInt8) -> Bool {
    get { bits & 1 << bit != 0 }
    set { bits = newValue ? bits | 1 << bit : bits & ~(1 << bit) }
  }

  /// Whether the element and its children have the places that follow from its size and proposal.
  var isPlacementValid: Bool {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// Whether the element has a place, after at least one layout.
  var isPlaced: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Whether the children are to be placed again.
  var needsContents: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// Whether a descendant depends on its position in the stage.
  var holdsPositionReaders: Bool {
    get { self[3] }
    set { self[3] = newValue }
  }

  /// Whether the node that made the element was removed.
  var hasLeft: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }
}
