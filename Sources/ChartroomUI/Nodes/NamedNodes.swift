/// The nodes of views with an identity that the app has set.
///
/// Several nodes have the same identity while one of them leaves.
@MainActor
struct NamedNodes {
  private var nodes: [AnyHashable: [WeakNode]] = [:]

  /// Records the identity of a node.
  mutating func add(_ node: Node, as id: AnyHashable) {
    nodes[id, default: []].append(WeakNode(node))
  }

  /// Forgets the identity of a node.
  mutating func remove(_ node: Node, as id: AnyHashable) {
    nodes[id]?.removeAll { $0.node === node || $0.node == nil }
    if nodes[id]?.isEmpty == true { nodes[id] = nil }
  }

  /// Returns the last node with an identity that does not leave, or the last one that does; `nil` for none.
  func node(_ id: AnyHashable) -> Node? {
    let known = nodes[id]?.compactMap(\.node) ?? []
    return known.last { node in node.elements.contains { !$0.isLeaving } } ?? known.last
  }
}
