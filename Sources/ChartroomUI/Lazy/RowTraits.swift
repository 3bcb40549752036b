/// A view that shows one other view, and has the traits of that view as a row.
///
/// A trait is what a container asks of a row without making it, such as its tag or its tab item.
@MainActor
package protocol RowWrapper {
  /// The other view; `nil` for none.
  var wrappedRow: (any View)? { get }
}

/// Returns the outermost view in a row that is of a type or conforms to a protocol.
///
/// - Parameters:
///   - trait: The type.
///   - row: The row.
/// - Returns: The view; `nil` if none of the type is found outside of the bodies of views.
@MainActor
func rowTrait<Trait>(_ trait: Trait.Type, of row: any View) -> Trait? {
  var current = row
  while true {
    if let found = current as? Trait { return found }
    guard let wrapped = (current as? any RowWrapper)?.wrappedRow else { return nil }
    current = wrapped
  }
}

extension ModifiedContent: RowWrapper where Content: View {
  package var wrappedRow: (any View)? { content }
}

extension Group: RowWrapper where Content: View {
  package var wrappedRow: (any View)? { content }
}

extension Optional: RowWrapper where Wrapped: View {
  package var wrappedRow: (any View)? {
    switch self {
    case .some(let content): content
    case .none: nil
    }
  }
}

extension _ConditionalContent: RowWrapper where TrueContent: View, FalseContent: View {
  package var wrappedRow: (any View)? {
    switch storage {
    case .first(let content): content
    case .second(let content): content
    }
  }
}
