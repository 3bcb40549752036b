import ArgumentParser

/// The statistics of bars with equal names, as the option of `chartroom plot` names them.
package enum PlotStatistic: String, CaseIterable, Sendable {
  case sum, mean, median, count, min, max

  /// Whether the values of parts add up to that of the whole, so that the bars of parts can stand on each other.
  var isAdditive: Bool { self == .sum || self == .count }

  /// The word for several values.
  var plural: String {
    switch self {
    case .sum, .mean, .median, .count: rawValue + "s"
    case .min: "minima"
    case .max: "maxima"
    }
  }

  /// The values of a name.
  struct Values {
    private let statistic: PlotStatistic
    private var (count, combined) = (0.0, 0.0)
    /// All values, for the median alone.
    private var all: [Double] = []

    init(_ statistic: PlotStatistic) { self.statistic = statistic }

    /// Whether no value was added.
    var isEmpty: Bool { count == 0 }

    /// Adds a finite value.
    mutating func add(_ value: Double) {
      switch statistic {
      case .sum, .mean: combined += value
      case .min: combined = count == 0 ? value : Swift.min(combined, value)
      case .max: combined = count == 0 ? value : Swift.max(combined, value)
      case .median: all.append(value)
      case .count: break
      }
      count += 1
    }

    /// The statistic of the values; NaN without any, except their count, which is 0.
    var result: Double {
      guard count > 0 || statistic == .count else { return .nan }
      switch statistic {
      case .sum, .min, .max: return combined
      case .count: return count
      case .mean: return combined / count
      case .median:
        let sorted = all.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
      }
    }
  }
}

extension PlotStatistic: ExpressibleByArgument {}
