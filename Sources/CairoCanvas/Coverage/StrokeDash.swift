import Graphics

/// The dash of a stroke, along the length of a line.
///
/// Where a dash begins and ends depends on its number only, not on where one begins to count: a part
/// of a line has the same dashes as the whole.
struct StrokeDash {
  /// Where lengths begin within a period, dashes and gaps in turn, and its end, in units.
  private let bounds: [Double]
  /// How far into the dash a line starts.
  private let phase: Double

  /// The length after which the dash repeats, in units; positive.
  var period: Double { bounds[bounds.count - 1] }

  /// Reads the dash of a style; fails for a solid line.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - unitsPerPoint: The units of a point.
  init?(_ style: StrokeStyle, unitsPerPoint: Double) {
    guard let (points, phase) = style.validDash else { return nil }
    let lengths = points.count.isMultiple(of: 2) ? points : points + points
    var bounds = [0.0]
    for length in lengths { bounds.append(bounds[bounds.count - 1] + length * unitsPerPoint) }
    self.bounds = bounds
    self.phase = phase * unitsPerPoint
  }

  /// Calls `body` for each dash that lies in part between two distances from the line's beginning.
  ///
  /// - Parameters:
  ///   - range: The distances, in units.
  ///   - body: Called with the distances of a dash, which may go beyond the range, until it returns
  ///     false.
  /// - Returns: Whether all calls have returned true.
  func forEach(in range: ClosedRange<Double>, _ body: (_ from: Double, _ to: Double) -> Bool)
    -> Bool
  {
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
