/// Whether a part of the user interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The part is shown or hidden depending on the context.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
