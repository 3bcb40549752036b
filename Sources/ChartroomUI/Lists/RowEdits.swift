public import Foundation

/// The ways in which the user edits the elements of a `ForEach` in a list.
///
/// The bits are those of `EditActions`.
struct RowEdits: OptionSet {
  let rawValue: Int

  static let movement = RowEdits(rawValue: 1)
  static let deletion = RowEdits(rawValue: 2)
}

nonisolated extension ForEach where Content: View {
  /// Sets the action that deletes rows; `nil` for none.
  ///
  /// In the edit mode of a list, the rows have red circles.
  ///
  /// - Note: Unlike in SwiftUI, nobody deletes the rows of a picture, and the action is not performed.
  @preconcurrency
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    setting(.deletion, to: action != nil)
  }

  /// Sets the action that moves rows; `nil` for none.
  ///
  /// In the edit mode of a list, the rows have handles.
  ///
  /// - Note: Unlike in SwiftUI, nobody moves the rows of a picture, and the action is not performed.
  @preconcurrency
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    setting(.movement, to: action != nil)
  }

  /// Returns the elements with the ways in which the user edits them.
  func edited<Elements>(by actions: EditActions<Elements>) -> Self {
    var result = self
    result.edits = RowEdits(rawValue: actions.rawValue)
    return result
  }

  private func setting(_ edit: RowEdits, to isAllowed: Bool) -> Self {
    var result = self
    if isAllowed { result.edits.insert(edit) } else { result.edits.remove(edit) }
    return result
  }
}
