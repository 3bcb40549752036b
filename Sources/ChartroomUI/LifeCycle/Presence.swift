/// The layout elements of a node that are on the stage and displayed.
@MainActor
struct Presence {
  private var present: [ObjectIdentifier: LayoutElement] = [:]

  var count: Int { present.count }

  /// Updates the presence of a node's elements after a layout.
  ///
  /// Elements in an alternative of `ViewThatFits` are present only while it is selected.
  ///
  /// - Parameter node: The node.
  /// - Returns: The numbers of elements that have appeared and disappeared since the last call.
  mutating func update(for node: Node) -> (arrivals: Int, departures: Int) {
    var now: [ObjectIdentifier: LayoutElement] = [:]
    for element in node.elements {
      let (isDisplayed, isOptional) = element.displayState
      if isOptional { node.core.watchChoices(for: node) }
      if isDisplayed { now[ObjectIdentifier(element)] = element }
    }
    let arrivals = now.keys.count { present[$0] == nil }
    let departures = present.keys.count { now[$0] == nil }
    present = now
    return (arrivals, departures)
  }

  mutating func removeAll() { present.removeAll() }
}
