/// Properties of a layout element that take a bit each.
struct ElementFlags: OptionSet {
  let rawValue: UInt8

  /// The element and its children have the places that follow from its size and proposal.
  static let hasValidPlacement = ElementFlags(rawValue: 1 << 0)
  /// The element has a place, after at least one layout.
  static let isPlaced = ElementFlags(rawValue: 1 << 1)
  /// The children are to be placed again.
  static let needsContents = ElementFlags(rawValue: 1 << 2)
  /// A descendant depends on its position in the stage.
  static let holdsPositionReaders = ElementFlags(rawValue: 1 << 3)
  /// The node that made the element was removed.
  static let hasLeft = ElementFlags(rawValue: 1 << 4)
}
