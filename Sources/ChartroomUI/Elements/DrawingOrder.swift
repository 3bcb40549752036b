extension [LayoutElement] {
  /// The elements from back to front: by `zIndex`, and elements with equal values in their order.
  @MainActor
  var inDrawingOrder: [LayoutElement] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}
