/// The fill rule and antialiasing of a filled path.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// Whether vertices are snapped to the edges of device pixels.
  package var isPixelSnapped = false

  /// Creates a fill style; by default with the non-zero winding rule and antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
