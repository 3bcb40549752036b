/// The direction of lines of text and rows of views.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// The left-to-right direction, as in English.
  case leftToRight
  /// The right-to-left direction, as in Arabic.
  case rightToLeft
}
