public import Foundation

/// The actions with which the user edits the elements of a `ForEach` in a list.
struct RowEdits {
  /// Deletes the elements at some offsets; `nil` if the user cannot delete any.
  var delete: (@MainActor (IndexSet) -> Void)?
  /// Moves the elements at some offsets in front of another one; `nil` if the user cannot move any.
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// Returns the actions for one of the elements; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - offset: The number of elements before it.
  ///   - group: The identity of the `ForEach` in the list; `nil`, the default, for that of the position of its rows.
  /// - Returns: The actions.
  func element(at offset: Int, in group: AnyHashable? = nil) -> ElementEdits? {
    guard delete != nil || move != nil else { return nil }
    return ElementEdits(offset: offset, edits: self, group: group)
  }
}

/// The actions with which the user edits an element of a `ForEach` in a list.
struct ElementEdits {
  /// The number of elements before this one.
  let offset: Int
  var edits: RowEdits
  /// The identity of the `ForEach`, within which the user moves elements.
  var group: AnyHashable?

  /// The action that deletes the element; `nil` if the user cannot.
  var delete: (@MainActor () -> Void)? {
    guard let delete = edits.delete else { return nil }
    return { [offset] in delete(IndexSet(integer: offset)) }
  }
}

nonisolated extension ForEach where Content: View {
  /// Sets the action that deletes rows; `nil` for none.
  ///
  /// A swipe shows a button that deletes the row, and a long one deletes it. In the edit mode of a list, rows have red
  /// circles, which show the button when they are tapped. The action gets the offsets of the elements in the data.
  ///
  /// - Note: The `swipeActions(edge:allowsFullSwipe:content:)` of a row at its trailing edge replace the button.
  @preconcurrency
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var result = self
    result.edits.delete = action
    return result
  }

  /// Sets the action that moves rows; `nil` for none.
  ///
  /// In the edit mode of a list, rows have handles, with which they are dragged among the other rows of the `ForEach`.
  /// The action gets the offset of the element in the data, and that of the element in front of which it was moved or
  /// the number of elements.
  ///
  /// - Note: Unlike in SwiftUI, a list is not scrolled by a drag.
  @preconcurrency
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var result = self
    result.edits.move = action
    return result
  }

  /// Returns the elements of a collection, which the user edits by a binding to it.
  func edited<Elements: MutableCollection & RandomAccessCollection>(
    by actions: EditActions<Elements>, _ elements: Binding<Elements>
  ) -> Self {
    // Lists perform the actions on the main actor, as views use their bindings.
    nonisolated(unsafe) let elements = elements
    var result = self
    if actions.rawValue & EditActions<Elements>.deletion != 0 {
      result.edits.delete = { offsets in
        if let collection = elements.wrappedValue as? any RangeReplaceableCollection,
          let rest = removing(offsets, from: collection) as? Elements
        {
          elements.wrappedValue = rest
        }
      }
    }
    if actions.rawValue & EditActions<Elements>.movement != 0 {
      result.edits.move = { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return result
  }
}

/// Returns a collection without the elements at some offsets.
private func removing<Elements: RangeReplaceableCollection>(
  _ offsets: IndexSet, from elements: Elements
) -> Elements {
  Elements(elements.enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
}
