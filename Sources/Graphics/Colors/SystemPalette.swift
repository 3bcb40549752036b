/// The values of the system colours, such as `Color.blue`.
public enum SystemPalette: CaseIterable, Hashable, Sendable {
  /// The colours of iOS 13 to 18, such as the blue `#007AFF`. Green, pink and the greys are those of iOS 26.
  case iOS13
  /// The colours of iOS 26, such as the blue `#0088FF`.
  case iOS26
}
