public import Foundation

/// A gradient between two concentric circles.
public struct RadialGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadius: CGFloat
  package var endRadius: CGFloat

  /// Creates a radial gradient; the end colours extend beyond its two circles.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of both circles, in unit coordinates of the filled area.
  ///   - startRadius: The radius of location 0, in points; a negative radius counts as 0.
  ///   - endRadius: The radius of location 1, in points; a negative radius counts as 0. If both radii are
  ///     equal, the area has the last colour.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colours; the end colours extend beyond its two circles.
  ///
  /// - Parameters:
  ///   - colors: The colours, from `startRadius` to `endRadius`. An empty array draws nothing.
  ///   - center: The centre of both circles, in unit coordinates of the filled area.
  ///   - startRadius: The radius of the first colour, in points; a negative radius counts as 0.
  ///   - endRadius: The radius of the last colour, in points; a negative radius counts as 0. If both radii
  ///     are equal, the area has the last colour.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of colour stops; the end colours extend beyond its two circles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations. An empty array draws nothing.
  ///   - center: The centre of both circles, in unit coordinates of the filled area.
  ///   - startRadius: The radius of location 0, in points; a negative radius counts as 0.
  ///   - endRadius: The radius of location 1, in points; see `init(gradient:center:startRadius:endRadius:)`.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
