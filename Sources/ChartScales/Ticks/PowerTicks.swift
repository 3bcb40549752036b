import Foundation

/// The ticks of a logarithmic or symmetric logarithmic scale: powers of ten.
package struct PowerTicks: Equatable, Sendable {
  /// The values of the ticks in the range, ascending.
  package let values: [Double]

  /// The usual number of ticks.
  private static let usualCount = 5

  /// Creates the ticks in a range of values.
  ///
  /// The ticks of a logarithmic scale are all powers of ten in the range, or every second or third of them and so on;
  /// a range without a power of ten has the ticks of a linear scale. Those of a symmetric logarithmic scale are zero
  /// and powers of ten of both signs in its logarithmic part. The initializer fails for scales that have the ticks of a
  /// linear scale: those of other functions, and symmetric logarithmic ones with fewer than two powers of ten in their
  /// logarithmic part, or without a tick in the range.
  ///
  /// - Parameters:
  ///   - transform: The function of the scale.
  ///   - range: The range of the values.
  ///   - desiredCount: The approximate number of ticks; five by default.
  package init?(
    of transform: ScaleTransform, in range: ClosedRange<Double>, desiredCount: Int? = nil
  ) {
    let count = max(desiredCount ?? Self.usualCount, 1)
    let found: [Double]?
    switch transform {
    case .logarithmic: found = Self.powers(in: range, count)
    case .symmetricLogarithmic(let slope):
      found = Self.powers(of: transform, slope, in: range, count)
    case .linear, .power: found = nil
    }
    guard let found else { return nil }
    values = found
  }

  private static func powers(in range: ClosedRange<Double>, _ count: Int) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
    let first = Int(log10(range.lowerBound).rounded(.up))
    let last = Int(log10(range.upperBound).rounded(.down))
    let step = max((last - first + 1) / count, 1)
    let powers = stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
      // The logarithm of a number next to a power of ten can be that of the power.
      .filter(range.contains)
    return powers.isEmpty ? NumberTicks(in: range).values : powers
  }

  /// The part of the length of a sign on a symmetric logarithmic scale that is free of ticks beside zero.
  private static let freePart = 0.2

  /// Returns zero and the powers of ten of both signs up to those of the greatest value.
  ///
  /// The reciprocal of the slope at zero is about the end of the linear part.
  private static func powers(
    of transform: ScaleTransform, _ slope: Double, in range: ClosedRange<Double>, _ count: Int
  ) -> [Double]? {
    let greatest = max(-range.lowerBound, range.upperBound)
    guard greatest.isFinite, greatest * slope >= 100, slope.isNormal else { return nil }
    let (first, last) = (-log10(slope).rounded(.down), log10(greatest).rounded(.down))
    let sides = range.lowerBound < 0 && range.upperBound > 0 ? 2 : 1
    let step = max(((last - first) / Double(max(count / sides, 1))).rounded(.down), 1)
    let least = transform.linear(greatest) * freePart
    let powers = stride(from: last, through: first, by: -step).map { pow(10, $0) }
      .filter { transform.linear($0) >= least }
    let ticks = (powers.map(-) + [0] + powers.reversed()).filter(range.contains)
    return ticks.isEmpty ? nil : ticks
  }
}
