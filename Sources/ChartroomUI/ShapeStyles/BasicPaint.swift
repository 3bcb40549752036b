package import Foundation
package import Graphics

/// A paint whose gradients are in unit coordinates, before the filled rectangle is known.
///
/// The gradients are indirect, because nearly all paints are colours and take a third of their bytes.
package enum BasicPaint: Hashable, Sendable {
  case color(Color.Resolved)
  indirect case linear(ResolvedGradient, UnitPoint, UnitPoint)
  indirect case radial(ResolvedGradient, UnitPoint, CGFloat, CGFloat)
  indirect case angular(ResolvedGradient, UnitPoint, Angle, Angle)

  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let gradient, let start, let end):
      .linear(gradient, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient, center: center.point(in: rect), from: start, to: end)
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
    case .angular(let gradient, let center, let start, let end):
      .angular(fade(gradient), center, start, end)
    }
  }
}
