/// A weak reference to a node.
struct WeakNode {
  weak var node: Node?

  init(_ node: Node) { self.node = node }
}
