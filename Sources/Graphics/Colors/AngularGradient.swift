/// A conic gradient, whose colours change clockwise around a centre.
public struct AngularGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startAngle: Angle
  package var endAngle: Angle

  /// Creates a conic gradient between two angles; 0° points right, and angles increase clockwise.
  ///
  /// Outside of the angles, the nearer end colour extends.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a conic gradient over a full turn, starting at `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Creates a conic gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a conic gradient of evenly spaced colours over a full turn, starting at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
