/// One of two views, by a condition.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  package func makeNode(_ context: NodeContext) -> Node {
    var showsFirst: Bool?
    return SlotNode(self, context) { view, slot, node in
      // Branches of one type are still two places: each keeps state of its own.
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
