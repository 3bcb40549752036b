/// One of two alternatives, depending on a condition.
///
/// This type is an implementation detail. Do not use it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
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
