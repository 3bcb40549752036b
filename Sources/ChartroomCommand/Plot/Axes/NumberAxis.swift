import ChartScales
package import Dashboards
import Foundation

/// Axes of numbers.
package enum NumberAxis {
  /// How an axis ends.
  package enum Ends {
    /// At the first and the last value.
    case exact
    /// At multiples of half a step.
    case rounded
    /// At multiples of half a step, with zero.
    case roundedFromZero
  }

  /// Creates an axis for the values of a range.
  ///
  /// - Parameters:
  ///   - range: The values; a single value gets some room.
  ///   - ends: How the axis ends.
  ///   - count: The desired number of ticks.
  ///   - areWhole: Whether the values are whole numbers, such as counts, which have no ticks between them; `false` by
  ///     default.
  ///   - labels: The labels.
  /// - Returns: The axis, without a title.
  package static func linear(
    _ range: ClosedRange<Double>, _ ends: Ends, count: Int, areWhole: Bool = false,
    labels: NumberLabels
  ) -> PlotAxis<Double> {
    var range = range
    if ends == .roundedFromZero {
      range = min(range.lowerBound, 0)...max(range.upperBound, 0)
    }
    let size = max(abs(range.lowerBound), abs(range.upperBound))
    if range.upperBound - range.lowerBound <= size * 0x1p-40 {
      let room = size == 0 ? 1 : size / 10
      range = range.lowerBound - room...range.upperBound + room
    }
    if ends != .exact {
      range =
        NumberTicks(
          in: range, desiredCount: 2 * count, roundsLowerBound: true, roundsUpperBound: true,
          areWhole: areWhole
        ).domain
    }
    let ticks = NumberTicks(in: range, desiredCount: count, areWhole: areWhole).values
    let hasBaseline = ends == .roundedFromZero || range.lowerBound < 0 && range.upperBound > 0
    return PlotAxis(
      domain: range,
      ticks: zip(ticks, labels.texts(of: ticks)).map {
        PlotAxis.Tick(value: $0, text: $1, isBaseline: $0 == 0 && hasBaseline)
      })
  }

  /// Creates a logarithmic axis.
  ///
  /// Its ticks are powers of ten, and over less than three of them also twice and five times those.
  ///
  /// - Parameters:
  ///   - range: The positive values.
  ///   - isExact: Whether the axis ends at the first and the last value, and not a little beyond.
  ///   - count: The desired number of ticks.
  ///   - labels: The labels.
  /// - Returns: The axis, without a title.
  package static func logarithmic(
    _ range: ClosedRange<Double>, isExact: Bool, count: Int, labels: NumberLabels
  ) -> PlotAxis<Double> {
    var (low, high) = (log10(range.lowerBound), log10(range.upperBound))
    if high - low < 1e-6 { (low, high) = (low - 0.5, high + 0.5) }
    if !isExact {
      let room = (high - low) * 0.03
      (low, high) = (low - room, high + room)
    }
    let domain =
      max(pow(10, low), .leastNormalMagnitude)...min(pow(10, high), .greatestFiniteMagnitude)
    let ticks = powers(from: low, to: high, count: count).filter(domain.contains)
    guard ticks.count > 1 else {
      var axis = linear(domain, .exact, count: count, labels: labels)
      axis.isLogarithmic = true
      return axis
    }
    return PlotAxis(
      domain: domain,
      ticks: zip(ticks, labels.texts(ofPowers: ticks)).map { PlotAxis.Tick(value: $0, text: $1) },
      isLogarithmic: true)
  }

  private static func powers(from low: Double, to high: Double, count: Int) -> [Double] {
    let exponents = Int(low.rounded(.down))...Int(high.rounded(.up))
    let factors: [Double] = high - low < 3 ? [1, 2, 5] : [1]
    let step = max(Int(((high - low) / Double(max(count, 1))).rounded(.up)), 1)
    return exponents.filter { $0.isMultiple(of: step) }.flatMap { exponent in
      factors.map { $0 * pow(10, Double(exponent)) }
    }
  }
}
