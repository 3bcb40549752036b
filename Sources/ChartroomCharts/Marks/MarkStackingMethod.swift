/// The way in which bars or areas at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case standard
    case normalized
    case center
    case unstacked
  }

  let kind: Kind

  /// Each mark begins where the previous one ends; negative values are stacked separately, below zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// Like `standard`, with the values of each stack divided by the sum of their magnitudes.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// Like `standard`, with each stack of positive values centred at zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// All marks begin at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
