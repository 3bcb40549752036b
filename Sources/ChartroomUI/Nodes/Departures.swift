/// The removed children of a node that are displayed until their transitions end.
@MainActor
struct Departures {
  private var leaving: [(node: Node, id: AnyHashable)] = []

  /// Whether there are none.
  var isEmpty: Bool { leaving.isEmpty }

  /// The elements of the removed children.
  ///
  /// A removed view can make new ones, because its state still changes.
  var elements: [LayoutElement] {
    guard !leaving.isEmpty else { return [] }
    mark()
    return leaving.flatMap(\.node.elements)
  }

  /// Marks the elements of the removed children.
  func mark() {
    for (node, _) in leaving {
      node.core.holdsDepartures = true
      for element in node.elements { element.hasLeft = true }
    }
  }

  /// Removes a child, after its transition if it has one.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - parent: The node that holds these departures.
  ///   - id: The identity with which the child may return.
  mutating func remove(_ child: Node, from parent: Node, as id: AnyHashable) {
    guard child.beginDeparture(from: parent) else { return child.dispose() }
    leaving.append((child, id))
    mark()
  }

  /// Takes back a removed child.
  ///
  /// - Parameters:
  ///   - id: The identity of the child.
  ///   - condition: A further condition.
  /// - Returns: The child; `nil` if it was never removed or is gone.
  mutating func returning(_ id: AnyHashable, where condition: (Node) -> Bool) -> Node? {
    guard !leaving.isEmpty,
      let index = leaving.lastIndex(where: { $0.id == id && condition($0.node) })
    else { return nil }
    let node = leaving.remove(at: index).node
    node.cancelDeparture()
    return node
  }

  /// Disposes of a child whose transition has ended.
  mutating func end(_ child: Node, in parent: Node) {
    guard let index = leaving.firstIndex(where: { $0.node === child }) else { return }
    leaving.remove(at: index)
    child.dispose()
    parent.invalidateOwnElements()
  }

  /// Disposes of all children.
  mutating func dispose() {
    for (node, _) in leaving { node.dispose() }
    leaving.removeAll()
  }
}

extension Node {
  /// Begins the transitions with which the elements of a new node appear.
  final func beginArrival() {
    for element in elements where !element.isLeaving { element.appear() }
  }

  /// Begins the transitions with which the elements of a removed node disappear.
  ///
  /// - Parameter parent: The parent, whose `departureDidEnd(of:)` is called when the transitions have ended.
  /// - Returns: Whether there is a transition.
  final func beginDeparture(from parent: Node) -> Bool {
    guard core.update.mayAnimate || core.holdsAnimatedTransitions else { return false }
    let elements = elements.filter { $0.isPlaced && !$0.isLeaving }
    var running = 0
    for element in elements {
      let isAnimated = element.disappear { [weak self, weak parent] in
        running -= 1
        guard running == 0, let self else { return }
        parent?.departureDidEnd(of: self)
      }
      if isAnimated { running += 1 }
    }
    return running > 0
  }

  /// Begins the transitions with which the elements of a removed node appear again.
  final func cancelDeparture() {
    for element in elements { element.hasLeft = false }
    markInnerDepartures()
    core.addArrival(self)
  }

  private func markInnerDepartures() {
    markDepartures()
    for child in children { child.markInnerDepartures() }
  }
}
