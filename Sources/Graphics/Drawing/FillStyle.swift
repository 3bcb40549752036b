/// How the inside of a path is told from its outside.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// Whether vertices are moved onto the edges of device pixels.
  package var isPixelSnapped = false

  /// Creates a fill style; non-zero and antialiased by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
