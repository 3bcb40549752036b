/// A light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
