public import Foundation

/// A gradient between two concentric circles.
public struct RadialGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadius: CGFloat
  package var endRadius: CGFloat

  /// Creates a radial gradient; radii are in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
