/// A selected part of the text of a field.
///
/// Fields accept bindings to a selection and draw none: text is entered at the end.
public struct TextSelection: Hashable {
  /// The selected part.
  public enum Indices: Hashable {
    /// A range; an empty one is a position.
    case selection(Range<String.Index>)
  }

  /// The selected part.
  public var indices: Indices
  /// Whether the selection is a position.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a position.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}
