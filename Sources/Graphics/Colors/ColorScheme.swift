/// Whether a picture is drawn for light or dark surroundings.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
