public import Foundation

/// A colour, a gradient or an image that fills an area, in the coordinates of the command that uses it.
///
/// A gradient without stops draws nothing. A linear, radial or elliptical gradient whose ends coincide
/// has its last colour everywhere.
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
  /// A radial gradient of the unit square, stretched to a size in points; the end colours extend beyond its ellipses.
  ///
  /// The radii are fractions of the size; negative radii count as 0.
  indirect case elliptical(
    ResolvedGradient, center: CGPoint, size: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// A conic gradient, clockwise from one angle to another, where 0° points right.
  ///
  /// The sweep is clamped to 0°...360°. Outside the two angles, the colour of the nearer end is used.
  indirect case angular(ResolvedGradient, center: CGPoint, from: Angle, to: Angle)
  /// A mesh, whose unit coordinates refer to a rectangle.
  ///
  /// Outside of its patches, and everywhere if the rectangle is empty, it has the colour of its background.
  indirect case mesh(ResolvedMesh, in: CGRect)
  /// An image that is stretched to a tile and repeated in all directions.
  ///
  /// A tile that is empty or not finite draws nothing, nor does an image with a side of more than 32 767 pixels.
  indirect case image(RasterImage, tile: CGRect)

  /// Whether the paint is fully transparent.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _, _), .angular(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .mesh(let mesh, _): mesh.isClear
    case .image: false
    }
  }
}
