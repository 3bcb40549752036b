import Foundation
package import Graphics

/// The stops of a gradient with premultiplied interpolation, as straight stops for Cairo.
///
/// Cairo interpolates straight components, so that red would fade to transparent black through a dark,
/// translucent red. Here a transparent stop takes the colour of the adjacent stop on each side. An
/// interval between two different opacities above zero is divided into short ones that follow the
/// premultiplied ramp.
package struct GradientRamp {
  /// A colour at a location, not premultiplied.
  package struct Stop: Equatable {
    /// The location along the ramp.
    package var location: Double
    /// The red component, 0 to 1.
    package var red: Double
    /// The green component, 0 to 1.
    package var green: Double
    /// The blue component, 0 to 1.
    package var blue: Double
    /// The opacity, 0 to 1.
    package var alpha: Double

    init(_ location: Double, _ color: Color.Resolved) {
      self.location = location
      red = Double(color.red)
      green = Double(color.green)
      blue = Double(color.blue)
      alpha = Double(color.opacity)
    }
  }

  /// The number of intervals between two different opacities above zero.
  private static let pieces = 16

  /// The stops, in ascending order of their locations.
  package private(set) var stops: [Stop] = []

  /// Creates the ramp of a gradient.
  package init(_ gradient: ResolvedGradient) {
    let given = gradient.stops.map { Stop(Double($0.location), $0.color) }
    for (index, stop) in given.enumerated() {
      guard index > 0 else {
        stops.append(stop)
        continue
      }
      let last = given[index - 1]
      if last.alpha == 0, stop.alpha > 0 { stops.append(Self.fading(stop, at: last.location)) }
      if last.alpha > 0, stop.alpha > 0, last.alpha != stop.alpha, last.location < stop.location {
        for piece in 1..<Self.pieces {
          stops.append(Self.mix(last, stop, Double(piece) / Double(Self.pieces)))
        }
      }
      if last.alpha > 0, stop.alpha == 0 { stops.append(Self.fading(last, at: stop.location)) }
      stops.append(stop)
    }
  }

  /// Returns the colour at a location: an end colour outside of the stops, transparent without stops.
  package func color(at location: Double) -> Stop {
    guard let first = stops.first, let last = stops.last else {
      return Stop(location, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    }
    if location < first.location { return first }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last }
    let from = stops[next - 1]
    let to = stops[next]
    return Self.mix(from, to, (location - from.location) / (to.location - from.location))
  }

  /// Returns a transparent stop with the colour of `stop`.
  private static func fading(_ stop: Stop, at location: Double) -> Stop {
    var clear = stop
    clear.location = location
    clear.alpha = 0
    return clear
  }

  /// Returns the premultiplied interpolation of two stops.
  private static func mix(_ from: Stop, _ to: Stop, _ t: Double) -> Stop {
    var mixed = from
    mixed.location = from.location + (to.location - from.location) * t
    mixed.alpha = from.alpha + (to.alpha - from.alpha) * t
    // Two clear colours have no premultiplied mix; their straight one keeps the hue.
    let weight = mixed.alpha > 0 ? to.alpha * t / mixed.alpha : t
    mixed.red = from.red + (to.red - from.red) * weight
    mixed.green = from.green + (to.green - from.green) * weight
    mixed.blue = from.blue + (to.blue - from.blue) * weight
    return mixed
  }
}
