import Foundation

/// The actions with which the user edits the elements of a `ForEach` in a list.
struct RowEdits {
  /// Deletes the elements at some offsets; `nil` if the user cannot delete any.
  var delete: ((IndexSet) -> Void)?
  /// Moves the elements at some offsets in front of another one; `nil` if the user cannot move any.
  var move: ((IndexSet, Int) -> Void)? { didSet { setsMove = true } }
  /// Whether the action for moves was set, also to none: its rows keep their state while it changes.
  private(set) var setsMove = false
}

/// The actions with which the user edits an element of a `ForEach` in a list.
struct ElementEdits {
  var edits: RowEdits
  /// The number of elements before this one.
  let offset: Int
  /// The identity of the `ForEach`, within which the user moves elements.
  let group: AnyHashable

  /// The action that deletes the element; `nil` if the user cannot.
  @MainActor var delete: (@MainActor () -> Void)? {
    guard let delete = edits.delete else { return nil }
    return { [offset] in delete(IndexSet(integer: offset)) }
  }
}

nonisolated extension ForEach where Content: View {
  /// Returns the elements of a collection, which the user edits by a binding to it.
  func edited<Elements: MutableCollection & RandomAccessCollection>(
    by actions: EditActions<Elements>, _ elements: Binding<Elements>
  ) -> Self {
    actions.isEmpty
      ? self
      : editing { edits in
        if actions.rawValue & EditActions<Elements>.deletion != 0 {
          edits.delete = { offsets in
            func remove(_ collection: some RangeReplaceableCollection & MutableCollection) {
              var rest = collection
              rest.remove(atOffsets: offsets)
              if let rest = rest as? Elements { elements.wrappedValue = rest }
            }
            let collection = elements.wrappedValue
            if let removable = collection as? any RangeReplaceableCollection & MutableCollection {
              remove(removable)
            }
          }
        }
        if actions.rawValue & EditActions<Elements>.movement != 0 {
          edits.move = { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
      }
  }

  private func editing(_ change: (inout RowEdits) -> Void) -> Self {
    var edits = edits ?? RowEdits()
    change(&edits)
    var result = self
    result.edits = edits
    return result
  }
}
