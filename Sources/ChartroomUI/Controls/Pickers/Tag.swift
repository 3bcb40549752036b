nonisolated extension View {
  /// Sets the value that a picker or a tab view selects when the user chooses the view.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether the view also represents the value in a selection of optional type; `true` by
  ///     default.
  /// - Returns: The view with the value.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: tag, includesOptional: includeOptional)
  }
}

/// A view with the value that identifies it in a selection.
struct TaggedView<Content: View, Value: Hashable> {
  let content: Content
  let tag: Value
  let includesOptional: Bool
}

extension TaggedView: View {
  var body: some View { content }
}

/// A view whose type can carry a tag.
@MainActor
protocol TaggedRow {
  /// The outermost tag of the view; `nil` for none.
  var rowTag: RowTag? { get }
}

extension TaggedView: RowWrapper {
  var wrappedRow: (any View)? { content }
}

extension TaggedView: TaggedRow {
  var rowTag: RowTag? { RowTag(value: AnyHashable(tag), includesOptional: includesOptional) }
}

/// The value that identifies a row in a selection.
struct RowTag: Equatable {
  var value: AnyHashable
  /// Whether the row represents the value in an optional, too.
  var includesOptional = true

  /// Returns whether the row represents a selection.
  func isEqual<Value: Hashable>(to selection: Value) -> Bool {
    if value == AnyHashable(selection) { return true }
    guard includesOptional, let optional = selection as? any OptionalSelection else { return false }
    return optional.content == value
  }

  /// Returns the tag as a selection; `nil` if it is of another type.
  func selection<Value: Hashable>(as type: Value.Type) -> Value? {
    let isOptional = Value.self is any OptionalSelection.Type
    let isInOptional = value.base is any OptionalSelection
    return isOptional && !isInOptional && !includesOptional ? nil : value.base as? Value
  }
}

private protocol OptionalSelection {
  var content: AnyHashable? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
  var content: AnyHashable? { map { AnyHashable($0) } }
}
