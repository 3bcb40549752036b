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
