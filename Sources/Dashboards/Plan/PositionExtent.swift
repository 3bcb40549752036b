import ChartScales
import Decimation
import Foundation

/// The least and the greatest position of marks on an axis.
struct PositionExtent {
  /// The range in numbers or seconds; `nil` for names, and without any position.
  let range: ClosedRange<Double>?

  /// Finds the extent of some layers.
  ///
  /// - Complexity: O(*n*) for *n* marks.
  init(_ layers: [LayerPlan], _ side: AxisSide) {
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ range: ClosedRange<Double>?) {
      guard let range else { return }
      (low, high) = (min(low, range.lowerBound), max(high, range.upperBound))
    }
    for layer in layers {
      if let stacked = layer.stacked(on: side) {
        add(stacked)
        continue
      }
      for series in layer.series {
        switch series.position(side).values {
        case .none, .names: break
        case .numbers(let values), .dates(let values): add(Extremes.finite(in: values))
        case .numberRanges(let starts, let ends), .dateRanges(let starts, let ends):
          add(Extremes.finite(in: starts))
          add(Extremes.finite(in: ends))
        }
      }
    }
    range = low <= high ? low...high : nil
  }

  /// Returns whether a position of some layers is outside of the explicit ends of an axis.
  static func exceeds(_ domain: AxisPlan.Domain, _ layers: [LayerPlan], _ side: AxisSide) -> Bool {
    let ends: ClosedRange<Double>
    switch domain {
    case .data, .names, .values: return false
    case .numbers(let range): ends = range
    case .dates(let range):
      ends =
        range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate
    }
    guard let range = PositionExtent(layers, side).range else { return false }
    return range.lowerBound < ends.lowerBound || range.upperBound > ends.upperBound
  }
}

extension LayerPlan {
  /// Returns the extent of stacked bars or areas on the axis of their values; `nil` for others.
  fileprivate func stacked(on side: AxisSide) -> ClosedRange<Double>? {
    guard mark.mark == .bar || mark.mark == .area, mark.stacking != .unstacked,
      titles.position.isEmpty, let first = series.first
    else { return nil }
    let other: AxisSide = side == .x ? .y : .x
    guard first.position(side).numbers != nil,
      side == .y || first.position(other).numbers == nil
    else { return nil }
    if mark.stacking == .normalized { return 0...1 }
    var codes: [String: Double] = [:]
    let columns = series.compactMap {
      series -> (keys: ContiguousArray<Double>, values: ContiguousArray<Double>)? in
      guard let values = series.position(side).numbers else { return nil }
      switch series.position(other).values {
      case .numbers(let keys), .dates(let keys), .numberRanges(let keys, _),
        .dateRanges(let keys, _):
        return (keys, values)
      case .names(let names):
        let keys = names.map { name -> Double in
          let code = codes[name] ?? Double(codes.count)
          codes[name] = code
          return code
        }
        return (ContiguousArray(keys), values)
      case .none: return nil
      }
    }
    guard let range = ValueExtent.range(of: columns, isStacked: true) else { return nil }
    guard mark.stacking == .center else { return range }
    let half = (range.upperBound - range.lowerBound) / 2
    return -half...half
  }
}

/// The least and the greatest value of columns.
package enum ValueExtent {
  /// Returns the range of the values of several columns.
  ///
  /// - Parameters:
  ///   - columns: The values, with a key for each.
  ///   - isStacked: Whether the values of equal keys are on each other, positive ones above zero and negative ones
  ///     below; those of a single column are not.
  /// - Returns: The range; `nil` if no value is finite.
  /// - Complexity: O(*n*) for *n* values.
  package static func range<Key: Hashable>(
    of columns: [(keys: ContiguousArray<Key>, values: ContiguousArray<Double>)], isStacked: Bool
  ) -> ClosedRange<Double>? {
    let ranges: [ClosedRange<Double>]
    if isStacked, columns.count > 1 {
      var ends: [Key: (below: Double, above: Double)] = [:]
      for column in columns {
        for (key, value) in zip(column.keys, column.values) where value.isFinite {
          let end = ends[key, default: (0, 0)]
          ends[key] = (end.below + min(value, 0), end.above + max(value, 0))
        }
      }
      ranges = ends.values.map { $0.below...$0.above }
    } else {
      ranges = columns.compactMap { Extremes.finite(in: $0.values) }
    }
    guard let least = ranges.map(\.lowerBound).min(), let most = ranges.map(\.upperBound).max()
    else { return nil }
    return least...most
  }
}

/// Round ends of an axis of numbers.
enum NiceDomain {
  /// Returns the ends of an axis for the values of a range, as those of a chart whose axis is automatic.
  ///
  /// - Returns: The ends; `nil` for a logarithmic axis of values that are not positive.
  static func range(
    _ values: ClosedRange<Double>, isLogarithmic: Bool, includesZero: Bool, isNice: Bool,
    count: Int?
  ) -> ClosedRange<Double>? {
    var range = values
    if isLogarithmic {
      guard range.lowerBound > 0 else { return nil }
      guard isNice else { return range.lowerBound < range.upperBound ? range : nil }
      let low = min(max(log10(range.lowerBound).rounded(.down), -307), 307)
      let high = min(max(log10(range.upperBound).rounded(.up), low + 1), 308)
      return pow(10, low)...pow(10, high)
    }
    if includesZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    if range.lowerBound == range.upperBound {
      let size = range.lowerBound == 0 ? 1 : abs(range.lowerBound)
      range = range.lowerBound - (includesZero ? 0 : size / 2)...range.lowerBound + size
    }
    guard isNice else { return range }
    return NumberTicks(
      in: range, desiredCount: count ?? NumberTicks.usualCount, roundsLowerBound: true,
      roundsUpperBound: true
    ).domain
  }
}
