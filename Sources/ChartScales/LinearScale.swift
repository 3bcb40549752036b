import Foundation

/// A linear scale of a plot: the values at its edges, and those of its lines.
///
/// The design of the contest: the plot starts at the lowest visible value, rounded down to a line;
/// lines are about 50 points apart; the label above the highest line stays in the plot.
package struct LinearScale: Equatable, Sendable {
  /// The values at the bottom, which is the lowest line, and at the top of the plot.
  package let domain: ClosedRange<Double>
  /// The values of the horizontal lines, ascending; at least one.
  ///
  /// A mix of scales has those of the scale with the greatest weight.
  package let ticks: [Double]
  /// The horizontal lines with their opacities: one grid, unless the scale is a mix.
  package let grids: [Grid]

  /// Horizontal lines that are drawn with one opacity.
  package struct Grid: Equatable, Sendable {
    /// The values of the lines, ascending.
    package let values: [Double]
    /// The opacity of the lines and their labels, above 0 and up to 1.
    package fileprivate(set) var opacity: Double
  }

  /// The distance of two lines that the number of lines aims at, in points.
  package static let lineSpacing: Double = 50
  /// The height of a label above its line, in points.
  package static let labelRoom: Double = 16

  /// The closest that lines may come, in points: in a low plot a few may stand closer.
  package static func leastSpacing(lines: Int) -> Double { lines > 4 ? 40 : 28 }

  /// Finds the scale for the visible values.
  ///
  /// - Parameters:
  ///   - values: The lowest and highest visible value. `nil`, for nothing visible or nothing but gaps,
  ///     gives the scale of 0...1. A constant lies within a tenth of itself on both sides. Beyond
  ///     ±10³⁰⁰ values are clamped.
  ///   - height: The height of the plot in points. What is too low for two lines, or not a number,
  ///     gets one.
  ///   - integers: Whether lines stand on whole numbers only.
  ///   - includesZero: Whether the scale starts at 0, or ends there for negative values.
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

  /// Mixes scales, as an axis that moves from one to the next does.
  ///
  /// The ends of the domain are weighted means. Each scale's lines keep their values and have its
  /// weight as their opacity. The mix is `nil` without scales, and the scale itself where all are equal.
  ///
  /// - Parameter parts: The scales, with positive weights that add up to 1.
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
    // Rounding may bring a sum of opacities above 1.
    self.grids = grids.map { Grid(values: $0.values, opacity: min($0.opacity, 1)) }
    ticks = grids.max { $0.opacity < $1.opacity }?.values ?? []
  }

  /// A second axis over the same horizontal lines, with round values of its own.
  ///
  /// Its lines stand where those of this scale do. Its step is the smallest round one with which
  /// the values fit under the top.
  /// - Parameters:
  ///   - values: The lowest and highest value on the second axis; `nil` gives 0...1.
  ///   - integers: Whether its lines stand on whole numbers only.
  /// - Returns: A scale of as many ticks as this one.
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

  /// The scale of shares: lines at quarters, or halves in a low plot, and 100 at the top one.
  package static func shares(height: Double) -> LinearScale {
    let lines = lineCount(height: height)
    let step = lines >= 4 ? 25.0 : lines >= 3 ? 50 : 100
    let room = height > 2 * labelRoom ? labelRoom / height : 0
    return LinearScale(
      domain: 0...100 / (1 - room), ticks: Array(stride(from: 0, through: 100, by: step)))
  }

  /// A scale without lines, from the lowest value to the highest.
  ///
  /// - Parameter values: `nil` gives 0...1; a constant runs through the middle.
  package init(filling values: ClosedRange<Double>?) {
    let values = values ?? 0...1
    let isConstant = values.lowerBound == values.upperBound
    self.init(
      domain: isConstant ? values.lowerBound - 1...values.upperBound + 1 : values, ticks: [])
  }

  private init(domain: ClosedRange<Double>, ticks: [Double]) {
    self.domain = domain
    self.ticks = ticks
    grids = [Grid(values: ticks, opacity: 1)]
  }

  /// Returns the number of lines, 50 points apart from the bottom up, that fit a plot: 1 to 20.
  package static func lineCount(height: Double) -> Int {
    guard height > labelRoom else { return 1 }
    let room = height - labelRoom
    // Two lines say little about a curve, so a low plot gets three while they have room at all.
    let few = min(Int(room / leastSpacing(lines: 3)) + 1, 3)
    return max(Int(min(room / lineSpacing, 19)) + 1, few)
  }

  /// The distance of a value from the top of the plot, in points.
  ///
  /// - Parameters:
  ///   - value: A value; outside the domain too.
  ///   - height: The height of the plot in points.
  /// - Returns: 0 at the top, `height` at the bottom; NaN for a gap.
  package func y(of value: Double, height: Double) -> Double {
    (domain.upperBound - value) / (domain.upperBound - domain.lowerBound) * height
  }

  /// The values with a width that can be cut into steps.
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
