public import Foundation

/// A colour or a gradient that fills an area, in the coordinates of the command that uses it.
///
/// A gradient without stops draws nothing. A linear or radial gradient whose ends coincide has its last
/// colour everywhere.
public enum Paint: Hashable, Sendable {
  // The gradients are indirect, because nearly all paints are colours, which take a third of their bytes.

  /// A uniform colour.
  case color(Color.Resolved)
  /// A linear gradient between two points; the end colours extend beyond them.
  indirect case linear(ResolvedGradient, from: CGPoint, to: CGPoint)
  /// A radial gradient between two concentric circles; the end colours extend beyond them.
  ///
  /// The radii are in points; negative radii count as 0.
  indirect case radial(ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A conic gradient, clockwise from one angle to another, where 0° points right.
  ///
  /// The sweep is clamped to 0°...360°. Outside the two angles, the colour of the nearer end is used.
  indirect case angular(ResolvedGradient, center: CGPoint, from: Angle, to: Angle)

  /// Whether the paint is fully transparent.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .angular(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }
}
