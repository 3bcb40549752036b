import Foundation

/// The ticks of a number axis of a chart, and the domain that they round.
///
/// Steps are 1, 2, 2.5 and 5 times a power of ten. The step whose number of ticks is nearest to the desired
/// one wins; of two that are equally near, the one with more ticks.
package struct NumberTicks: Equatable, Sendable {
  /// The range of values, extended to the outermost ticks if its bounds are rounded.
  package let domain: ClosedRange<Double>
  /// The values of the ticks, ascending.
  package let values: [Double]

  /// The default for the approximate number of ticks.
  package static let usualCount = 4

  /// Creates the ticks in a range of values.
  ///
  /// - Parameters:
  ///   - range: The finite range of the values. A single value is its only tick, unless it is extended.
  ///   - desiredCount: The approximate number of ticks, 1 to 1 000; 4 by default.
  ///   - roundsLowerBound: Whether the domain begins at the last tick that is not above the range.
  ///   - roundsUpperBound: Whether the domain ends at the first tick that is not below the range.
  ///   - minimumStride: The minimum distance between ticks; 0 by default. One that is not finite is ignored. If it is
  ///     too long for the desired number of ticks, the ticks are multiples of the next step.
  ///   - areWhole: Whether the ticks are integers, such as those of counts; `false` by default.
  package init(
    in range: ClosedRange<Double>, desiredCount: Int = Self.usualCount,
    roundsLowerBound: Bool = false, roundsUpperBound: Bool = false, minimumStride: Double = 0,
    areWhole: Bool = false
  ) {
    let span = range.upperBound - range.lowerBound
    let size = max(abs(range.lowerBound), abs(range.upperBound))
    // Shorter ranges contain too few doubles for distinct ticks; in longer ones, steps overflow.
    guard span < 1e307, span > size * 0x1p-44, span > 1e-290 else {
      (domain, values) = (range, [range.lowerBound])
      return
    }
    let count = min(max(desiredCount, 1), 1_000)
    var best: (distance: Int, ticks: ClosedRange<Int>, step: NiceStep)?
    // Longer steps overflow.
    let least = max(minimumStride.isFinite ? min(minimumStride, 1e300) : 0, areWhole ? 1 : 0)
    var steps = NiceStep.candidates(span: span, parts: count).filter { $0.value >= least }
    if steps.isEmpty { steps = NiceStep.candidates(from: least, to: least) }
    for step in steps where step.isInteger || !areWhole {
      let below = step.index(atOrBelow: range.lowerBound)
      let first = roundsLowerBound || step.tick(below) == range.lowerBound ? below : below + 1
      let under = step.index(atOrBelow: range.upperBound)
      let last = !roundsUpperBound || step.tick(under) == range.upperBound ? under : under + 1
      guard first <= last else { continue }
      // Candidates ascend, so that the first of equally near ones has the most ticks.
      let distance = abs(last - first + 1 - count)
      if distance < best?.distance ?? .max { best = (distance, first...last, step) }
    }
    guard let best else {
      (domain, values) = (range, [])
      return
    }
    values = best.ticks.map(best.step.tick)
    domain =
      min(
        range.lowerBound, values.first ?? .infinity)...max(
        range.upperBound, values.last ?? -.infinity)
  }
}
