public import Foundation

/// What fills an area: a colour or a gradient, in the coordinates of the command that uses it.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color.Resolved)
  /// Colours along the line between two points; the end colours go on beyond them.
  case linear(Gradient.Resolved, from: CGPoint, to: CGPoint)
  /// Colours from one circle outwards to another; the end colours go on beyond them.
  case radial(Gradient.Resolved, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours clockwise about a centre, from one angle to a larger one at most a turn away.
  case angular(Gradient.Resolved, center: CGPoint, from: Angle, to: Angle)

  /// Whether nothing of it can be seen.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .angular(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }
}
