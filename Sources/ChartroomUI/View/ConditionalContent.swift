/// A view that displays one of two alternatives, depending on a condition.
public struct ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension ConditionalContent: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node {
    var showsFirst: Bool?
    return SlotNode(self, context) { view, slot, node in
      // The branches have different identities, even if their types are equal.
      @MainActor func kept(first isFirst: Bool) -> Node? {
        defer { showsFirst = isFirst }
        guard showsFirst != isFirst else { return slot }
        slot?.dispose()
        return nil
      }
      return switch view.storage {
      case .first(let content): node.reconciled(kept(first: true), with: content)
      case .second(let content): node.reconciled(kept(first: false), with: content)
      }
    }
  }
}
