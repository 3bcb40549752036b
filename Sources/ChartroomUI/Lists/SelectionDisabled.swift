nonisolated extension View {
  /// Sets whether the row cannot be selected in a list or a picker; `true` by default.
  ///
  /// Rows of a list and options of a picker have the modifier themselves, outside of the bodies of views, as with
  /// `tag(_:)`. A selected row stays selected.
  ///
  /// - Parameter isDisabled: Whether the row cannot be selected; `true` by default. `false` does not enable a row that
  ///   an outer modifier disables.
  /// - Returns: The row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    SelectionSetting(content: self, isDisabled: isDisabled)
  }
}

/// A view that sets whether it can be selected as a row.
private struct SelectionSetting<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension SelectionSetting: View {
  var body: some View { content }
}

extension SelectionSetting: RowWrapper {
  var wrappedRow: (any View)? { content }
}

extension SelectionSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    SelectionSetting<_>(content: row, isDisabled: isDisabled)
  }
}

/// A view whose type can keep its row from being selected.
@MainActor
private protocol SelectionDisabling {
  var isDisabled: Bool { get }
}

extension SelectionSetting: SelectionDisabling {}

/// Returns whether a row cannot be selected by the user.
@MainActor
func isSelectionDisabled(of row: any View) -> Bool {
  var current: (any View)? = row
  while let view = current {
    guard let setting = rowTrait((any SelectionDisabling).self, of: view) else { return false }
    if setting.isDisabled { return true }
    current = (setting as? any RowWrapper)?.wrappedRow
  }
  return false
}
