/// The way in which bars or areas at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  @usableFromInline enum Kind: Hashable, Sendable {
    case standard
    case normalized
    case center
    case unstacked
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(kind: Kind) { self.kind = kind }

  /// Each mark begins where the previous one ends; negative values are stacked separately, below zero.
  @inlinable public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Like `standard`, with the values of each stack divided by the sum of their magnitudes.
  @inlinable public static var normalized: MarkStackingMethod {
    MarkStackingMethod(kind: .normalized)
  }
  /// Like `standard`, with each stack of positive values centred at zero.
  @inlinable public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All marks begin at zero.
  @inlinable public static var unstacked: MarkStackingMethod {
    MarkStackingMethod(kind: .unstacked)
  }
}
