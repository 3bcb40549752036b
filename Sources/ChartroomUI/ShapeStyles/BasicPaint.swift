package import Foundation
package import Graphics

/// A paint whose gradients are in unit coordinates, before the filled rectangle is known.
///
/// The gradients are indirect, because nearly all paints are colours and take a third of their bytes.
package enum BasicPaint: Hashable, Sendable {
  case color(Color.Resolved)
  indirect case linear(ResolvedGradient, UnitPoint, UnitPoint)
  indirect case radial(ResolvedGradient, UnitPoint, CGFloat, CGFloat)
  /// A centre, and the first and the last radius as fractions of the size.
  indirect case elliptical(ResolvedGradient, UnitPoint, CGFloat, CGFloat)
  indirect case angular(ResolvedGradient, UnitPoint, Angle, Angle)
  indirect case mesh(ResolvedMesh)
  indirect case image(ImageTile)
  /// A paint, and a shadow of what is drawn with it.
  indirect case shadowed(BasicPaint, StyleShadow)
  /// A paint over its backdrop, which is blurred with a standard deviation, in points, where the paint has an opacity.
  indirect case overBackdrop(BasicPaint, radius: CGFloat, opacity: Float)
  /// A paint without effects whose unit coordinates are those of a rectangle, and not of the filled one.
  indirect case placed(BasicPaint, CGRect)

  /// The paint that draws nothing.
  static let clear = color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))

  /// Returns the paint of a rectangle, without shadows and without a backdrop.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let gradient, let start, let end):
      .linear(gradient, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(
        gradient, center: center.point(in: rect), size: rect.size, startRadius: start,
        endRadius: end)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient, center: center.point(in: rect), from: start, to: end)
    case .mesh(let mesh): .mesh(mesh, in: rect)
    case .image(let tile):
      .image(tile.image, tile: CGRect(origin: rect.origin, size: tile.size))
    case .shadowed(let base, _), .overBackdrop(let base, _, _): base.paint(in: rect)
    case .placed(let base, let place): base.paint(in: place)
    }
  }

  /// Returns the paint with the unit coordinates of a rectangle, unless it already has those of another one.
  func placed(in place: CGRect) -> BasicPaint {
    switch self {
    case .color, .placed: self
    case .shadowed(let base, let shadow): .shadowed(base.placed(in: place), shadow)
    case .overBackdrop(let base, let radius, let opacity):
      .overBackdrop(base.placed(in: place), radius: radius, opacity: opacity)
    case .linear, .radial, .elliptical, .angular, .mesh, .image: .placed(self, place)
    }
  }

  package func opacity(_ factor: Float) -> BasicPaint {
    func fade(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= max(0, min(factor, 1))
      return color
    }
    func fade(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color = fade(gradient.stops[index].color)
      }
      return gradient
    }
    return switch self {
    case .color(let color): .color(fade(color))
    case .linear(let gradient, let start, let end): .linear(fade(gradient), start, end)
    case .radial(let gradient, let center, let start, let end):
      .radial(fade(gradient), center, start, end)
    case .elliptical(let gradient, let center, let start, let end):
      .elliptical(fade(gradient), center, start, end)
    case .angular(let gradient, let center, let start, let end):
      .angular(fade(gradient), center, start, end)
    case .mesh(let mesh): .mesh(mesh.mapColors(fade))
    case .image(let tile):
      .image(ImageTile(image: tile.image.faded(by: factor), size: tile.size))
    case .shadowed(let base, let shadow): .shadowed(base.opacity(factor), shadow.mapColor(fade))
    case .overBackdrop(let base, let radius, let opacity):
      .overBackdrop(base.opacity(factor), radius: radius, opacity: opacity)
    case .placed(let base, let place): .placed(base.opacity(factor), place)
    }
  }
}
