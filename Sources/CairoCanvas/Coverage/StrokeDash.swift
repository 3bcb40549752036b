package import Graphics

/// The dash pattern of a stroke, along the length of a line.
///
/// The ends of a dash are computed from its index alone, so that a part of a line has the same dashes as
/// the whole line.
package struct StrokeDash {
  /// The beginnings of dashes and gaps in a period, alternating, and the end of the period, in units.
  private let bounds: [Double]
  /// The distance into the pattern at which a line starts, in units.
  private let phase: Double

  /// The length of a period, in units; positive.
  var period: Double { bounds[bounds.count - 1] }

  /// Reads the dash of a style; fails for a solid line.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - unitsPerPoint: The number of units in a point.
  package init?(_ style: StrokeStyle, unitsPerPoint: Double) {
    guard let (points, phase) = style.validDash else { return nil }
    let lengths = points.count.isMultiple(of: 2) ? points : points + points
    var bounds = [0.0]
    for length in lengths { bounds.append(bounds[bounds.count - 1] + length * unitsPerPoint) }
    self.bounds = bounds
    self.phase = phase * unitsPerPoint
  }

  /// Calls `body` for each dash that overlaps a range of distances from the line's beginning.
  ///
  /// - Parameters:
  ///   - range: The distances, in units.
  ///   - body: Receives the ends of a dash, which may lie outside of the range. It is called until it
  ///     returns false.
  /// - Returns: Whether all calls returned true.
  package func forEach(
    in range: ClosedRange<Double>, _ body: (_ from: Double, _ to: Double) -> Bool
  ) -> Bool {
    var number = ((range.lowerBound + phase) / period).rounded(.down)
    while number * period - phase <= range.upperBound {
      for index in stride(from: 0, to: bounds.count - 1, by: 2) {
        let from = number * period + bounds[index] - phase
        let to = number * period + bounds[index + 1] - phase
        guard to >= range.lowerBound, from <= range.upperBound else { continue }
        if !body(from, to) { return false }
      }
      number += 1
    }
    return true
  }
}
