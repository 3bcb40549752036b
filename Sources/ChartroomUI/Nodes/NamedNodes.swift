/// The nodes of views with an identity that the app has set.
///
/// Several nodes have the same identity while one of them leaves.
@MainActor
struct NamedNodes {
  private var nodes: [AnyHashable: [ObjectHandle<Node>]] = [:]
  /// The descriptions of the ids that several elements of a `ForEach` have.
  var repeatedIDs: Set<String> = []

  /// Records the identity of a node.
  mutating func add(_ node: Node, as id: AnyHashable) {
    nodes[id, default: []].append(node.handle)
  }

  /// Forgets the identity of a node.
  mutating func remove(_ node: Node, as id: AnyHashable) {
    nodes[id]?.removeAll { $0.object === node || $0.object == nil }
    if nodes[id]?.isEmpty == true { nodes[id] = nil }
  }

  /// Returns the first node with an identity that is displayed and does not leave.
  ///
  /// - Returns: The node; another one with the identity if none is displayed, and `nil` if there is none.
  func node(_ id: AnyHashable) -> Node? {
    let known = nodes[id]?.compactMap(\.object) ?? []
    guard known.count > 1 else { return known.first }
    return known.first { node in
      node.elements.contains { !$0.isLeaving && $0.displayState.isDisplayed }
    } ?? known.first
  }
}
