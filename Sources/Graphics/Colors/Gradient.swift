public import Foundation

/// A sequence of colour stops at locations in 0...1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color
    /// The location: 0 at the start of the gradient, and 1 at its end.
    public var location: CGFloat

    /// Creates a stop from a colour and its location in 0...1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in non-decreasing order of their locations.
  ///
  /// When the gradient is drawn, locations are clamped to 0...1. A location that is NaN or less than the
  /// previous one is replaced by the previous one, or by 0 if it is the first.
  public var stops: [Stop]
  /// The space in which the colours between the stops are computed.
  package var interpolation = ColorSpace.device

  /// The number of intervals that replace one between two stops of another space.
  private static var pieces: Int { 16 }

  /// Creates a gradient from stops.
  ///
  /// A gradient without stops draws nothing.
  ///
  /// - Parameter stops: The stops, in non-decreasing order of their locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  ///
  /// - Parameter colors: The colours, from location 0 to location 1. A single colour is uniform; an empty
  ///   array gives a gradient that draws nothing.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with the colours of a colour scheme, by default with the current system colours.
  ///
  /// As in SwiftUI, locations are clamped to 0...1 and made non-decreasing; NaN counts as the previous
  /// location.
  package func resolve(
    in scheme: ColorScheme, _ palette: SystemPalette = .iOS26
  ) -> ResolvedGradient {
    resolve { $0.resolve(in: scheme, palette) }
  }

  /// Returns the gradient with colours that a closure resolves.
  ///
  /// Between the stops of a gradient in another space than sRGB, there are others that approximate the colours.
  package func resolve(_ color: (Color) -> Color.Resolved) -> ResolvedGradient {
    var floor: CGFloat = 0
    let resolved = stops.map { stop in
      floor = max(floor, min(stop.location.isNaN ? floor : stop.location, 1))
      return ResolvedGradient.Stop(color: color(stop.color), location: floor)
    }
    guard interpolation != .device else { return ResolvedGradient(stops: resolved) }
    var dense = Array(resolved.prefix(1))
    for (stop, next) in zip(resolved, resolved.dropFirst()) {
      // Equal colours have as many stops as others, so that gradients stay similar while they are animated.
      if stop.location < next.location {
        for piece in 1..<Self.pieces {
          let part = CGFloat(piece) / CGFloat(Self.pieces)
          dense.append(
            ResolvedGradient.Stop(
              color: interpolation.mix(stop.color, next.color, by: part),
              location: stop.location + (next.location - stop.location) * part))
        }
      }
      dense.append(next)
    }
    return ResolvedGradient(stops: dense)
  }
}
