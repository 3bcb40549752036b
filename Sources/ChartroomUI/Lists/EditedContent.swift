public import Foundation

nonisolated extension DynamicViewContent {
  /// Sets the action that deletes rows; `nil` for none.
  ///
  /// A swipe shows a button that deletes the row, and a long one deletes it. In the edit mode of a list, rows have red
  /// circles, which show the button when they are tapped. The action gets the offsets of the elements in the data.
  ///
  /// - Note: The `swipeActions(edge:allowsFullSwipe:content:)` of a row at its trailing edge replace the button.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { EditedContent(content: self) { $0.delete = action } }

  /// Sets the action that moves rows; `nil` for none.
  ///
  /// In the edit mode of a list, rows have handles, with which they are dragged among the other rows of the `ForEach`.
  /// The action gets the offset of the element in the data, and that of the element in front of which it was moved or
  /// the number of elements.
  ///
  /// - Note: Unlike in SwiftUI, a list is not scrolled by a drag.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { EditedContent(content: self) { $0.move = action } }
}

/// Views made from the elements of a collection, with further actions with which the user edits them.
struct EditedContent<Content: DynamicViewContent> {
  let content: Content
  let change: (inout RowEdits) -> Void
}

extension EditedContent: DynamicViewContent {
  var data: Content.Data { content.data }
  var body: some View { content }
}

extension EditedContent: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) { list.append(content, editing: change) }
}
