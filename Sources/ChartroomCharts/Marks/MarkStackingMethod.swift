/// The way in which bars or areas with equal positions are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case standard
    case normalized
    case center
    case unstacked
  }

  let kind: Kind

  /// Each mark begins at the end of the one before; negative values are stacked below zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As `standard`, with the values divided by the sum of their magnitudes.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// As `standard`, with the middle of each stack of positive values at zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// All marks begin at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
