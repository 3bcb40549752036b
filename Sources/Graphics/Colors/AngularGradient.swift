/// A conic gradient, whose colours change clockwise around a centre.
public struct AngularGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startAngle: Angle
  package var endAngle: Angle

  /// Creates a conic gradient between two angles.
  ///
  /// Outside the angles, the colour of the nearer end is used. An angle of 0° points right, and angles
  /// increase clockwise.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of location 0; 0° by default.
  ///   - endAngle: The angle of location 1; 0° by default. The sweep from `startAngle` is clamped to
  ///     0°...360°.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a conic gradient over a full turn.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - angle: The angle at which the gradient starts and ends; 0°, the default, points right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Creates a conic gradient of evenly spaced colours between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours in clockwise order.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of the first colour; 0° points right.
  ///   - endAngle: The angle of the last colour. The sweep from `startAngle` is clamped to 0°...360°.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a conic gradient of evenly spaced colours over a full turn.
  ///
  /// - Parameters:
  ///   - colors: The colours in clockwise order.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - angle: The angle of the first and the last colour; 0°, the default, points right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a conic gradient of colour stops between two angles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations. An empty array draws nothing.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of location 0; 0° points right.
  ///   - endAngle: The angle of location 1. The sweep from `startAngle` is clamped to 0°...360°.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a conic gradient of colour stops over a full turn.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations. An empty array draws nothing.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - angle: The angle at which the gradient starts and ends; 0°, the default, points right.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}
