/// A selected part of the text of a field.
///
/// Fields accept bindings to a selection and draw none: text is entered at the end.
public struct TextSelection: Hashable {
  /// The selected part.
  public enum Indices: Hashable {
    /// A range; an empty one is a position.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected part.
  public var indices: Indices
  /// The line at the end of which a position between two lines is; it has no effect.
  public var affinity = TextSelectionAffinity.automatic
  /// Whether the selection is a position.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates the selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a position.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}
