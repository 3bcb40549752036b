/// The fill rule and the antialiasing of a filled path.
public struct FillStyle: Hashable, Sendable {
  /// Whether to use the even-odd rule instead of the non-zero winding rule; `false` by default.
  public var isEOFilled: Bool
  /// Whether edges are antialiased; `true` by default.
  public var isAntialiased: Bool
  /// Whether vertices are snapped to the edges of device pixels.
  package var isPixelSnapped = false

  /// Creates a fill style; by default with the non-zero winding rule and antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
