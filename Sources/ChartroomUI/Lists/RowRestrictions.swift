/// The interactions that are disabled for a row of a list or a picker.
struct RowRestrictions: OptionSet {
  let rawValue: Int

  static let selection = RowRestrictions(rawValue: 1)
  static let movement = RowRestrictions(rawValue: 2)
  static let deletion = RowRestrictions(rawValue: 4)
}

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
    RestrictedRow(content: self, restrictions: isDisabled ? .selection : [])
  }

  /// Sets whether the row stays when the user deletes rows, and has no red circle in the edit mode.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRow(content: self, restrictions: isDisabled ? .deletion : [])
  }

  /// Sets whether the row keeps its place when the user moves rows, and has no handle in the edit mode.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRow(content: self, restrictions: isDisabled ? .movement : [])
  }
}

/// A view that disables interactions with its row.
private struct RestrictedRow<Content: View> {
  let content: Content
  let restrictions: RowRestrictions
}

extension RestrictedRow: View {
  var body: some View {
    content.transformPreference(ListRowTraitsKey.self) { $0.restrictions.formUnion(restrictions) }
  }
}

extension RestrictedRow: RowWrapper {
  var wrappedRow: (any View)? { content }
}

extension RestrictedRow: RowModifying {
  func modified(_ row: some View) -> any View {
    RestrictedRow<_>(content: row, restrictions: restrictions)
  }
}

/// A view whose type can disable interactions with its row.
@MainActor
private protocol RowRestricting {
  var restrictions: RowRestrictions { get }
}

extension RestrictedRow: RowRestricting {}

/// Returns the interactions that are disabled for a row.
@MainActor
func restrictions(of row: any View) -> RowRestrictions {
  var all: RowRestrictions = []
  var current: (any View)? = row
  while let view = current {
    guard let setting = rowTrait((any RowRestricting).self, of: view) else { break }
    all.formUnion(setting.restrictions)
    current = (setting as? any RowWrapper)?.wrappedRow
  }
  return all
}
