import Foundation

/// A linear scale of a plot, with the values at its edges and of its grid lines.
///
/// As in the contest's design, the plot starts at the lowest visible value, rounded down to a grid line.
/// Grid lines are about 50 points apart, and the label above the highest line is inside the plot.
package struct LinearScale: Equatable, Sendable {
  /// The values at the bottom of the plot, which is the lowest grid line, and at its top.
  package let domain: ClosedRange<Double>
  /// The values of the grid lines, ascending; not empty unless the scale was created without lines.
  ///
  /// A mix of scales has the ticks of the scale with the greatest weight.
  package let ticks: [Double]
  /// The grid lines with their opacities: one grid, or several in a mix of scales.
  package let grids: [Grid]

  /// Grid lines that are drawn with the same opacity.
  package struct Grid: Equatable, Sendable {
    /// The values of the lines, ascending.
    package let values: [Double]
    /// The opacity of the lines and their labels, above 0 and up to 1.
    package fileprivate(set) var opacity: Double
  }

  /// The preferred distance between grid lines, in points.
  package static let lineSpacing: Double = 50
  /// The height of a label above its grid line, in points.
  package static let labelRoom: Double = 16

  /// Returns the minimum distance between grid lines, in points: 28 for up to four lines, otherwise 40.
  package static func leastSpacing(lines: Int) -> Double { lines > 4 ? 40 : 28 }

  /// Creates the scale for the visible values.
  ///
  /// - Parameters:
  ///   - values: The minimum and maximum visible value. `nil`, for no values, counts as 0...1. A single
  ///     value is extended by a tenth of its magnitude in both directions. Values beyond ±10³⁰⁰ are
  ///     clamped.
  ///   - height: The height of the plot, in points. A plot that is too low for two grid lines has one, as
  ///     does a height that is not finite.
  ///   - integers: Whether all grid lines have integer values; `false` by default.
  ///   - includesZero: Whether the domain includes 0; `false` by default.
  package init(
    values: ClosedRange<Double>?, height: Double, integers: Bool = false, includesZero: Bool = false
  ) {
    let span = Self.spread(values ?? 0...1, includesZero: includesZero, integers: integers)
    let height = height.isFinite ? max(height, 0) : 0
    let room = height > 2 * Self.labelRoom ? Self.labelRoom / height : 0
    let target = Self.lineCount(height: height)
    let parts = max(target - 1, 1)
    var best: (score: Double, step: NiceStep, first: Int, above: Int, top: Double)?
    for step in NiceStep.candidates(span: span.upperBound - span.lowerBound, parts: parts)
    where !integers || step.isInteger {
      let first = step.index(atOrBelow: span.lowerBound)
      let bottom = step.tick(first)
      let full = step.index(atOrBelow: span.upperBound) - first
      for above in [full, full + 1] {
        let top = max(
          span.upperBound, bottom + (step.tick(first + above) - bottom) / (1 - room))
        let spacing = height * (step.value / (top - bottom))
        guard above == 0 || spacing >= Self.leastSpacing(lines: above + 1) || height == 0 else {
          continue
        }
        let waste = 1 - (span.upperBound - span.lowerBound) / (top - bottom)
        // A line too many crowds the labels, so it counts for more than one too few.
        let excess = Double(above + 1 - target) / Double(target)
        let score = waste + (excess > 0 ? excess : excess * -0.8)
        if score < best?.score ?? .infinity { best = (score, step, first, above, top) }
      }
    }
    guard let best else {
      self.init(domain: span, ticks: [span.lowerBound])
      return
    }
    self.init(
      domain: best.step.tick(best.first)...best.top,
      ticks: (best.first...best.first + best.above).map(best.step.tick))
  }

  /// Creates the weighted mean of scales, for an axis that moves from one scale to the next.
  ///
  /// The bounds of the domain are weighted means. The grid lines of each scale keep their values, and the
  /// weight of the scale becomes their opacity. If all scales are equal, the result is that scale. It is
  /// `nil` if there are no scales.
  ///
  /// - Parameter parts: The scales, with positive weights whose sum is 1.
  package init?(mixing parts: [(scale: LinearScale, weight: Double)]) {
    guard let first = parts.first?.scale else { return nil }
    if parts.allSatisfy({ $0.scale == first }) {
      self = first
      return
    }
    var grids: [Grid] = []
    for (scale, weight) in parts {
      for grid in scale.grids {
        if let known = grids.firstIndex(where: { $0.values == grid.values }) {
          grids[known].opacity += grid.opacity * weight
        } else {
          grids.append(Grid(values: grid.values, opacity: grid.opacity * weight))
        }
      }
    }
    let low = parts.reduce(0) { $0 + $1.scale.domain.lowerBound * $1.weight }
    let high = parts.reduce(0) { $0 + $1.scale.domain.upperBound * $1.weight }
    domain = low...max(high, low.nextUp)
    // Rounding may bring a sum of opacities above 1, and the weights of a spring that overshoots are
    // outside of 0...1.
    self.grids = grids.filter { $0.opacity > 0 }
      .map { Grid(values: $0.values, opacity: min($0.opacity, 1)) }
    ticks = grids.max { $0.opacity < $1.opacity }?.values ?? []
  }

  /// Returns the scale of a second axis on the same grid lines, with round values.
  ///
  /// The step is the smallest round step for which the values fit below the top of the plot.
  ///
  /// - Parameters:
  ///   - values: The minimum and maximum value on the second axis; `nil` counts as 0...1.
  ///   - integers: Whether all grid lines have integer values; `false` by default.
  /// - Returns: A scale with the same number of ticks; one tick if no step fits.
  package func twin(values: ClosedRange<Double>?, integers: Bool = false) -> LinearScale {
    let span = Self.spread(values ?? 0...1, includesZero: false, integers: integers)
    guard ticks.count > 1 else { return LinearScale(domain: span, ticks: [span.lowerBound]) }
    // The height of the plot in steps of this scale, which the second axis shares.
    let steps = (domain.upperBound - domain.lowerBound) / (ticks[1] - ticks[0])
    let width = span.upperBound - span.lowerBound
    // Rounded down to a line, the values may need nearly a step more than there are.
    let least = width / steps
    for step in NiceStep.candidates(from: least, to: steps > 1 ? width / (steps - 1) * 10 : width)
    where !integers || step.isInteger {
      let first = step.index(atOrBelow: span.lowerBound)
      let top = step.tick(first) + steps * step.value
      guard top >= span.upperBound else { continue }
      return LinearScale(
        domain: step.tick(first)...top, ticks: ticks.indices.map { step.tick(first + $0) })
    }
    return LinearScale(domain: span, ticks: [span.lowerBound])
  }

  /// Returns the scale of percentages, with grid lines every 25 %, or every 50 % or 100 % in a low plot.
  package static func shares(height: Double) -> LinearScale {
    let lines = lineCount(height: height)
    let step = lines >= 4 ? 25.0 : lines >= 3 ? 50 : 100
    let room = height > 2 * labelRoom ? labelRoom / height : 0
    return LinearScale(
      domain: 0...100 / (1 - room), ticks: Array(stride(from: 0, through: 100, by: step)))
  }

  /// Creates a scale from the minimum value at the bottom to the maximum at the top.
  ///
  /// - Parameters:
  ///   - values: The minimum and maximum value. `nil` counts as 0...1, and a single value is drawn at half
  ///     the height.
  ///   - ticks: The values of the grid lines, ascending; none by default.
  package init(filling values: ClosedRange<Double>?, ticks: [Double] = []) {
    let values = values ?? 0...1
    let isConstant = values.lowerBound == values.upperBound
    // Beyond 2⁵³, 1 is less than the distance between doubles.
    let margin = max(1, abs(values.lowerBound) * 0x1p-40)
    self.init(
      domain: isConstant ? values.lowerBound - margin...values.upperBound + margin : values,
      ticks: ticks)
  }

  private init(domain: ClosedRange<Double>, ticks: [Double]) {
    self.domain = domain
    self.ticks = ticks
    grids = [Grid(values: ticks, opacity: 1)]
  }

  /// Returns the number of grid lines for a plot, 1 to 20, about 50 points apart.
  package static func lineCount(height: Double) -> Int {
    guard height > labelRoom else { return 1 }
    let room = height - labelRoom
    // Two lines say little about a curve, so a low plot gets three while they have room at all.
    let few = min(Int(room / leastSpacing(lines: 3)) + 1, 3)
    return max(Int(min(room / lineSpacing, 19)) + 1, few)
  }

  /// Returns the distance of a value from the top of the plot, in points.
  ///
  /// - Parameters:
  ///   - value: A value, inside or outside the domain.
  ///   - height: The height of the plot, in points.
  /// - Returns: 0 at the top, `height` at the bottom; NaN for NaN.
  package func y(of value: Double, height: Double) -> Double {
    (domain.upperBound - value) / (domain.upperBound - domain.lowerBound) * height
  }

  /// Returns a range of values that is wide enough to be divided into steps.
  private static func spread(
    _ values: ClosedRange<Double>, includesZero: Bool, integers: Bool
  ) -> ClosedRange<Double> {
    var low = min(max(values.lowerBound, -1e300), 1e300)
    var high = min(max(values.upperBound, -1e300), 1e300)
    if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    let size = max(abs(low), abs(high))
    if size < 1e-290 { return (low < 0 ? -1 : 0)...1 }
    // Below this the doubles between the two are too few to tell ticks apart.
    guard high - low < size * 0x1p-44 else { return low...high }
    let pad = integers ? max(size / 10, 1) : size / 10
    return
      (low >= 0 ? max(low - pad, 0) : low - pad)...(high <= 0 ? min(high + pad, 0) : high + pad)
  }
}
