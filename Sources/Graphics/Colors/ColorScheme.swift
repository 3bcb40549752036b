/// A light or dark appearance of the user interface.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
