import Foundation

extension Statistic {
  /// Returns the statistic of numbers; NaN if all of them are missing, but 0 for sums and counts.
  ///
  /// - Parameters:
  ///   - numbers: The numbers; NaN for missing ones. These and infinite ones do not count.
  ///   - q: The fraction of a quantile, 0 to 1; a half by default.
  /// - Returns: The statistic.
  /// - Complexity: O(*n*) for *n* numbers, on average; O(*n* log *n*) for medians and quantiles.
  func value(of numbers: [Double], q: Double? = nil) -> Double {
    let valid = numbers.filter(\.isFinite)
    switch self {
    case .count: return Double(valid.count)
    case .distinct: return Double(Set(valid).count)
    case .sum: return valid.reduce(0, +)
    case .mean: return valid.isEmpty ? .nan : valid.reduce(0, +) / Double(valid.count)
    case .min: return valid.min() ?? .nan
    case .max: return valid.max() ?? .nan
    case .median: return Quantile.value(0.5, of: valid.sorted())
    case .quantile: return Quantile.value(q ?? 0.5, of: valid.sorted())
    case .standardDeviation: return Self.standardDeviation(of: valid)
    case .first: return valid.first ?? .nan
    case .last: return valid.last ?? .nan
    }
  }

  /// Returns the standard deviation of a sample; NaN for fewer than two numbers.
  private static func standardDeviation(of numbers: [Double]) -> Double {
    guard numbers.count > 1 else { return .nan }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(numbers.count - 1)).squareRoot()
  }
}

/// The quantiles of sorted numbers.
enum Quantile {
  /// Returns the number below which a fraction of sorted numbers lies, interpolated between the two nearest ones.
  ///
  /// The lowest number has the fraction 0, the highest 1, and those between them are at equal distances (type 7 of
  /// Hyndman and Fan).
  ///
  /// - Parameters:
  ///   - q: The fraction, 0 to 1.
  ///   - count: The number of numbers.
  ///   - number: Returns the number at an index of the sorted ones.
  /// - Returns: The quantile; NaN without numbers.
  static func value(_ q: Double, count: Int, _ number: (Int) -> Double) -> Double {
    guard count > 0 else { return .nan }
    let place = q * Double(count - 1)
    let index = Int(place.rounded(.down))
    let low = number(index)
    guard place > Double(index), index + 1 < count else { return low }
    return low + (number(index + 1) - low) * (place - Double(index))
  }

  /// Returns the number below which a fraction of sorted numbers lies; NaN without numbers.
  static func value(_ q: Double, of sorted: [Double]) -> Double {
    value(q, count: sorted.count) { sorted[$0] }
  }
}
