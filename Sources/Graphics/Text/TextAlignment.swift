/// The horizontal alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// The alignment with the leading edge, which is the left one in a left-to-right layout.
  case leading
  /// The alignment that centres the lines.
  case center
  /// The alignment with the trailing edge, which is the right one in a left-to-right layout.
  case trailing
}
