import Foundation
import Graphics

/// A ramp of colours as Cairo gets it: premultiplied interpolation, spelled in straight stops.
///
/// Cairo interpolates straight components, which would let red fade to clear through a dark,
/// half-clear red. Here a clear stop takes the colour of its neighbour on each side, and a change
/// between two opacities above zero is cut into short pieces that follow the premultiplied ramp.
struct GradientRamp {
  struct Stop: Equatable {
    var location: Double
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ location: Double, _ color: Color.Resolved) {
      self.location = location
      red = Double(color.red)
      green = Double(color.green)
      blue = Double(color.blue)
      alpha = Double(color.opacity)
    }
  }

  /// The pieces of a ramp between two unequal opacities above zero.
  private static let pieces = 16

  private(set) var stops: [Stop] = []

  init(_ gradient: Gradient.Resolved) {
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

  /// The colour at `location`, with the end colours going on; clear for a ramp without stops.
  func color(at location: Double) -> Stop {
    guard let first = stops.first, let last = stops.last else {
      return Stop(location, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    }
    if location < first.location { return first }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last }
    let from = stops[next - 1]
    let to = stops[next]
    return Self.mix(from, to, (location - from.location) / (to.location - from.location))
  }

  /// The colour of `stop`, fully clear.
  private static func fading(_ stop: Stop, at location: Double) -> Stop {
    var clear = stop
    clear.location = location
    clear.alpha = 0
    return clear
  }

  /// The premultiplied mix of two stops.
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
