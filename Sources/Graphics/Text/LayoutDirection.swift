/// The direction of lines of text and rows of views.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}
