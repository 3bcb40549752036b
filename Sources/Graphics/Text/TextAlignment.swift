/// The alignment of the lines of a text.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Alignment with the leading edge.
  case leading
  /// Alignment with the centre.
  case center
  /// Alignment with the trailing edge.
  case trailing
}
