public import Foundation

/// A ramp of colours along 0...1.
public struct Gradient: Hashable, Sendable {
  /// One colour of the ramp and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// The place, 0 at the start of the ramp and 1 at its end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in the order given; locations should not decrease.
  public var stops: [Stop]

  /// Creates a ramp from its stops.
  ///
  /// No stops draw nothing.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a ramp of evenly spaced colours; one colour fills it all.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The ramp with colours fixed for one colour scheme.
  ///
  /// Locations are clamped to 0...1 and made non-decreasing, as SwiftUI does; NaN counts as the
  /// location before it.
  package func resolve(in scheme: ColorScheme) -> Resolved {
    var floor: CGFloat = 0
    return Resolved(
      stops: stops.map { stop in
        floor = max(floor, min(stop.location.isNaN ? floor : stop.location, 1))
        return Resolved.Stop(color: stop.color.resolve(in: scheme), location: floor)
      })
  }

  /// A ramp with fixed colours and ordered locations.
  public struct Resolved: Hashable, Sendable {
    /// One fixed colour and its place.
    public struct Stop: Hashable, Sendable {
      /// The colour at this place.
      public var color: Color.Resolved
      /// The place, 0...1.
      public var location: CGFloat

      package init(color: Color.Resolved, location: CGFloat) {
        self.color = color
        self.location = location
      }
    }

    /// The stops; locations lie in 0...1 and never decrease.
    public var stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops }
  }
}

/// A gradient along a line across the bounds of what it fills.
public struct LinearGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  /// Creates a linear gradient; beyond its two points the end colours go on.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of colour stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient from one circle outwards to another with the same centre.
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

/// A conic gradient: colours sweep clockwise about a centre.
public struct AngularGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startAngle: Angle
  package var endAngle: Angle

  /// Creates a conic gradient between two angles; 0° points right, angles grow clockwise.
  ///
  /// Outside of the sweep the nearer end colour goes on.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a conic gradient that goes once round from `angle`.
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

  /// Creates a conic gradient of evenly spaced colours that goes once round from `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
