extension Optional: View where Wrapped: View {
  /// Is never called: built-in views have no body.
  public var body: Never { preconditionFailure("Optional is built in and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in
      switch view {
      case .some(let content): node.reconciled(slot, with: content)
      case .none: node.reconciled(slot, with: EmptyView())
      }
    }
  }
}
