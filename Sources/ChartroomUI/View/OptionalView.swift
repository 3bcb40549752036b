extension Optional: View where Wrapped: View {
  /// The body of a built-in view, which is never evaluated.
  ///
  /// Accessing this property traps.
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
