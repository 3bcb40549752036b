public import Foundation

/// A radial gradient of the unit square that is stretched to the filled area, so that its circles become ellipses.
public struct EllipticalGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadiusFraction: CGFloat
  package var endRadiusFraction: CGFloat

  /// Creates an elliptical gradient; the end colours extend beyond its two ellipses.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of both ellipses, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the width and of the height; 0 by default.
  ///     A negative fraction counts as 0.
  ///   - endRadiusFraction: The radius of location 1; 0.5 by default, with which the ellipse touches the edges. If
  ///     both fractions are equal, the area has the last colour.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient of evenly spaced colours; see `init(gradient:center:…)`.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the inner to the outer ellipse. An empty array draws nothing.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of the first colour; 0 by default.
  ///   - endRadiusFraction: The radius of the last colour; 0.5 by default.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of colour stops; see `init(gradient:center:…)`.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations. An empty array draws nothing.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of location 0; 0 by default.
  ///   - endRadiusFraction: The radius of location 1; 0.5 by default.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
