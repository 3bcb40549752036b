/// One of two alternatives, depending on a condition.
///
/// This type is an implementation detail. Do not use it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func makeNode(_ context: NodeContext) -> Node {
    SlotNode(self, context) { view, slot, node in
      switch view.storage {
      case .first(let content): node.reconciled(slot, with: content, branch: 0)
      case .second(let content): node.reconciled(slot, with: content, branch: 1)
      }
    }
  }
}
