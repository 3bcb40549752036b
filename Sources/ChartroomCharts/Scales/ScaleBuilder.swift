import ChartScales
import ChartroomUI
import Foundation

/// The calculation of a position scale from the marks and the settings of a chart.
struct ScaleBuilder {
  let channel: ChannelValues
  let options: ChartOptions.Scale
  /// The values of the axis marks, which extend an automatic domain of numbers.
  let ticks: [AxisMarkValues]
  /// The range of the values of all marks; `nil` if there are none.
  let extent: ClosedRange<Double>?
  /// Whether the upper bound of the extent is the exclusive end of a unit or a bin, and not a value of a mark.
  var excludesEnd = false
  /// The calendar whose units round dates; `nil` for dates that are not rounded.
  var calendar: Calendar?

  /// Returns the scale.
  ///
  /// Categories begin at the left or at the top.
  func scale(along axis: Axis) -> PositionScale {
    let scale = ascendingScale
    guard axis == .vertical, scale.isCategory else { return scale }
    return scale.reversed(!scale.isReversed)
  }

  /// The explicit domain of numbers; `nil` if the domain is automatic.
  var explicitNumbers: ClosedRange<Double>? {
    switch options.domain {
    case .range, .list:
      if case .number(let range) = ascendingScale.domain { return range }
      return nil
    case .automatic, nil: return nil
    }
  }

  private var ascendingScale: PositionScale {
    let type = options.type ?? .linear
    if type == .category { return categoryScale }
    var isReversed = false
    var includesZero = true
    switch options.domain {
    case .automatic(let zero, let reversed, _):
      (includesZero, isReversed) = (zero ?? true, reversed)
    case .range(let first, let last):
      if let domain = Self.domain([first, last], isReversed: &isReversed) {
        return PositionScale(
          domain: positive(domain, type), transform: type.transform, isReversed: isReversed)
      }
    case .list(let values):
      if let domain = Self.domain(values, isReversed: &isReversed) {
        return PositionScale(
          domain: positive(domain, type), transform: type.transform, isReversed: isReversed)
      }
    case nil: break
    }
    let domain: PositionScale.Domain =
      switch channel.kind {
      case .category: .category(channel.categories)
      case .date:
        .date(dates(extent ?? 0...1))
      case .number, nil: .number(numbers(type, includesZero: includesZero))
      }
    if case .automatic(_, _, let change?) = options.domain,
      let changed = Self.domain(change.apply(domain.ends), isReversed: &isReversed)
    {
      return PositionScale(
        domain: positive(changed, type), transform: type.transform, isReversed: isReversed)
    }
    return PositionScale(
      domain: domain, transform: type.transform, isReversed: isReversed, excludesEnd: excludesEnd)
  }

  /// The scale whose values are categories, also if they are numbers or dates.
  ///
  /// A range has no categories, so that it is the domain of the data.
  private var categoryScale: PositionScale {
    var values = channel.values
    var isReversed = false
    switch options.domain {
    case .list(let list): values = list
    case .automatic(_, let reversed, let change):
      isReversed = reversed
      if let change { values = change.apply(values) }
    case .range, nil: break
    }
    var originals: [String: PositionScale.Original] = [:]
    var names: [String] = []
    var seen: Set<String> = []
    for value in values {
      guard let name = value.categoryName, seen.insert(name).inserted else { continue }
      names.append(name)
      originals[name] = PositionScale.Original(value)
    }
    return PositionScale(
      domain: .category(names), isReversed: isReversed, originals: originals)
  }

  /// Returns a domain whose lower bound a logarithmic scale has: that of the data in place of 0.
  private func positive(_ domain: PositionScale.Domain, _ type: ScaleType) -> PositionScale.Domain {
    guard type == .log, case .number(let range) = domain, range.lowerBound <= 0 else {
      return domain
    }
    guard range.upperBound > 0 else { return .number(1...10) }
    let low = extent.map { min($0.lowerBound, range.upperBound / 10) } ?? range.upperBound / 1000
    return .number(max(low, range.upperBound * 1e-15)...range.upperBound)
  }

  /// Returns the domain of given values; `nil` if there are none.
  ///
  /// Exactly two numbers or dates are the ends of a range, which are also its direction: descending ones reverse the
  /// axis. The range of any other number of them has no direction, so that data in its own order, such as the newest
  /// date first, or an end that was appended to an automatic domain, do not reverse it.
  private static func domain(
    _ values: [_PlottedValue], isReversed: inout Bool
  ) -> PositionScale.Domain? {
    let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
    if !names.isEmpty {
      var seen: Set<String> = []
      return .category(names.filter { seen.insert($0).inserted })
    }
    let codes = values.compactMap { value in
      switch value {
      case .number(let number), .date(let number): number.isFinite ? number : nil
      case .category: nil
      }
    }
    guard let low = codes.min(), let high = codes.max() else { return nil }
    if codes.count == 2, values.count == 2, codes[0] > codes[1] { isReversed.toggle() }
    if case .date = values[0] { return .date(low...high) }
    return .number(low...high)
  }

  /// Returns a range that contains the values of axis marks.
  private static func extended(
    _ range: ClosedRange<Double>, by values: AxisMarkValues
  ) -> ClosedRange<Double> {
    switch values.kind {
    case .automatic(let count, let stride, let lower, let upper):
      return NumberTicks(
        in: range, desiredCount: count ?? NumberTicks.usualCount,
        roundsLowerBound: lower ?? true, roundsUpperBound: upper ?? true,
        minimumStride: stride ?? 0
      ).domain
    case .strideOfNumbers(let step, let roundsLower, let roundsUpper):
      let multiples = NumberStride(step)
      let (first, last) = (
        multiples.index(atOrBelow: range.lowerBound), multiples.index(atOrAbove: range.upperBound)
      )
      let low = roundsLower ? multiples.tick(first) : range.lowerBound
      let high = roundsUpper ? multiples.tick(last) : range.upperBound
      return step > 0 && low.isFinite && high.isFinite
        ? min(low, range.lowerBound)...max(high, range.upperBound) : range
    case .list(let values):
      return values.reduce(range) { range, value in
        guard case .number(let number) = value, number.isFinite else { return range }
        return min(range.lowerBound, number)...max(range.upperBound, number)
      }
    case .strideOfDates: return range
    }
  }

  private func dates(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let calendar else { return range }
    return ticks.reduce(range) {
      AxisValues.rounded($0, for: $1, calendar: calendar, excludesEnd: excludesEnd)
    }
  }

  /// Returns a range around a single value that does not include zero, unless it is the value: a tenth to both sides.
  private static func surroundings(of value: Double) -> ClosedRange<Double> {
    let most = Double.greatestFiniteMagnitude
    let distance = value == 0 ? 0.5 : abs(value) / 10
    return max(value - distance, -most)...min(value + distance, most)
  }

  private func numbers(_ type: ScaleType, includesZero: Bool) -> ClosedRange<Double> {
    guard var range = extent else { return type == .log ? 1...10 : 0...1 }
    if type == .log {
      // Beyond these exponents, powers of ten are not doubles of full precision.
      let low = min(max(log10(range.lowerBound).rounded(.down), -307), 307)
      let high = min(max(log10(range.upperBound).rounded(.up), low + 1), 308)
      return pow(10, low)...pow(10, high)
    }
    if includesZero { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    if range.lowerBound == range.upperBound {
      range = includesZero ? 0...1 : Self.surroundings(of: range.lowerBound)
    }
    return ticks.reduce(range) { Self.extended($0, by: $1) }
  }
}
