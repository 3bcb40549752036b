/// A light or dark appearance of the user interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// The appearance with dark content on a light background.
  case light
  /// The appearance with light content on a dark background.
  case dark
}
