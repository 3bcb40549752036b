/// A node that may be gone.
struct WeakNode {
  weak var node: Node?

  init(_ node: Node) { self.node = node }
}
