import ChartScales
import Foundation

/// The scale of one axis: the positions of values, as fractions of the length of the plot.
///
/// Values are the codes of `ChannelValues`.
package struct PositionScale: Equatable {
  package enum Domain: Equatable {
    case number(ClosedRange<Double>)
    case date(ClosedRange<Double>)
    case category([String])
  }

  package let domain: Domain
  let type: ScaleType
  package let isReversed: Bool

  package init(domain: Domain, type: ScaleType = .linear, isReversed: Bool = false) {
    self.domain = domain
    self.type = type
    self.isReversed = isReversed
  }

  /// The distance between adjacent categories, as a fraction; 0 for other scales.
  package var band: Double {
    guard case .category(let names) = domain, !names.isEmpty else { return 0 }
    return 1 / Double(names.count)
  }

  package var isCategory: Bool {
    if case .category = domain { return true }
    return false
  }

  /// Returns the position of a value: 0 at the left or the bottom of the plot, 1 at the other end.
  ///
  /// - Parameter code: The value. A category is in the middle of its band.
  /// - Returns: The position, outside of 0...1 for values outside of the domain; NaN for a gap.
  package func fraction(of code: Double) -> Double {
    let fraction: Double
    switch domain {
    case .category: fraction = (code + 0.5) * band
    case .number(let range), .date(let range):
      let (low, high) = (type.linear(range.lowerBound), type.linear(range.upperBound))
      // All values of an empty domain are in the middle.
      fraction = high > low ? (type.linear(code) - low) / (high - low) : 0.5
    }
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the value at a position, for a scale of numbers or dates.
  package func code(at fraction: Double) -> Double {
    let fraction = isReversed ? 1 - fraction : fraction
    switch domain {
    case .category(let names):
      return min(max((fraction * Double(names.count)).rounded(.down), 0), Double(names.count - 1))
    case .number(let range), .date(let range):
      let (low, high) = (type.linear(range.lowerBound), type.linear(range.upperBound))
      return type.value(low + fraction * (high - low))
    }
  }
}
