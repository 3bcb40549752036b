/// Whether a part of the user interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The part is shown where that is usual.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
