package import ChartScales
import ChartroomUI

/// A sum of scales with weights, so that an animation can interpolate between scales.
package struct ScaleMix: VectorArithmetic {
  private var parts: [(scale: LinearScale, weight: Double)]

  private init(_ parts: [(scale: LinearScale, weight: Double)]) {
    self.parts = parts.filter { $0.weight != 0 }
  }

  /// Creates the mix of one scale.
  package init(_ scale: LinearScale) { parts = [(scale, 1)] }

  /// The weighted mean of the scales; `nil` for a mix without scales.
  package var scale: LinearScale? { LinearScale(mixing: parts) }

  package static var zero: ScaleMix { ScaleMix([]) }

  package static func + (lhs: ScaleMix, rhs: ScaleMix) -> ScaleMix {
    var parts = lhs.parts
    for (scale, weight) in rhs.parts {
      if let known = parts.firstIndex(where: { $0.scale == scale }) {
        parts[known].weight += weight
      } else {
        parts.append((scale, weight))
      }
    }
    return ScaleMix(parts)
  }

  package static func - (lhs: ScaleMix, rhs: ScaleMix) -> ScaleMix { lhs + rhs.scaled(by: -1) }

  package static func == (lhs: ScaleMix, rhs: ScaleMix) -> Bool { (lhs - rhs).parts.isEmpty }

  package mutating func scale(by factor: Double) {
    self = ScaleMix(parts.map { ($0.scale, $0.weight * factor) })
  }

  /// The sum of the squared weights.
  package var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.weight * $1.weight } }
}
