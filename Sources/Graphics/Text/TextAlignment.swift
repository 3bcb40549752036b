/// How the lines of one text stand to each other.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at the trailing edge.
  case trailing
}
