import Foundation

/// The scale of one axis: the positions of values, as fractions of the length of the plot.
///
/// Values are codes: numbers, seconds since 1 January 2001, 00:00 UTC, or the indices of categories. `fraction(of:)`
/// and `code(at:)` are inlinable because they are called for every value of a chart.
///
/// Chart sets have `LinearScale` and `TimeAxis` instead, which follow their design: their lowest grid line is the
/// bottom of the plot, there is room for a label above the highest one, and the height of the plot determines the
/// number of lines, where `NumberTicks` has a desired number at all heights and rounds both ends. Round steps and the
/// calendar are the same: `NiceStep`, `CalendarStep` and `WallClock`.
@usableFromInline package struct PositionScale: Equatable, Sendable {
  /// The values of a scale.
  @usableFromInline package enum Domain: Equatable, Sendable {
    case number(ClosedRange<Double>)
    case date(ClosedRange<Double>)
    case category([String])
  }

  /// All values that can be scrolled to.
  @usableFromInline package let domain: Domain
  /// The function of the scale of numbers or dates.
  @usableFromInline package let transform: ScaleTransform
  @usableFromInline package let isReversed: Bool
  /// The visible part of the domain, as fractions of its length; 0...1 unless the chart scrolls.
  package let window: ClosedRange<Double>
  /// Whether the end of the domain is the exclusive end of a unit or a bin, such as the beginning of the next year.
  package let excludesEnd: Bool
  /// The transformed value at the beginning of the visible part.
  @usableFromInline private(set) var origin: Double
  /// The length of the visible part in transformed values; 0 for a domain of one value.
  @usableFromInline private(set) var length: Double
  /// The numbers and dates among the categories, by their names.
  package let originals: [String: Original]

  /// A number or a date that is a category.
  package enum Original: Equatable, Sendable {
    case number(Double)
    case date(Double)
  }

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - domain: All values that can be scrolled to.
  ///   - transform: The function of numbers and dates; linear by default.
  ///   - isReversed: Whether the first value is at the other end; `false` by default.
  ///   - window: The visible part of the domain, as fractions of its length; all of it by default.
  ///   - originals: The numbers and dates among the categories, by their names; none by default.
  ///   - excludesEnd: Whether the domain ends with the exclusive end of a unit or a bin; `false` by default.
  package init(
    domain: Domain, transform: ScaleTransform = .linear, isReversed: Bool = false,
    window: ClosedRange<Double> = 0...1, originals: [String: Original] = [:],
    excludesEnd: Bool = false
  ) {
    self.originals = originals
    self.excludesEnd = excludesEnd
    self.domain = domain
    self.transform = transform
    self.isReversed = isReversed
    self.window = window
    let whole: (Double, Double) =
      switch domain {
      case .category(let names): (0, Double(names.count))
      case .number(let range), .date(let range):
        (transform.linear(range.lowerBound), transform.linear(range.upperBound))
      }
    // A window that begins at 0 or ends at 1 keeps the exact bounds.
    let size = whole.1 - whole.0
    let start = window.lowerBound == 0 ? whole.0 : whole.0 + window.lowerBound * size
    let end = window.upperBound == 1 ? whole.1 : whole.0 + window.upperBound * size
    origin = start
    length = end > start ? end - start : 0
  }

  /// Returns the scale with another visible part.
  package func windowed(_ window: ClosedRange<Double>) -> PositionScale {
    PositionScale(
      domain: domain, transform: transform, isReversed: isReversed, window: window,
      originals: originals,
      excludesEnd: excludesEnd)
  }

  /// Returns the scale in a direction.
  package func reversed(_ isReversed: Bool) -> PositionScale {
    PositionScale(
      domain: domain, transform: transform, isReversed: isReversed, window: window,
      originals: originals,
      excludesEnd: excludesEnd)
  }

  /// The scale with its whole domain visible, in ascending order.
  package var ascending: PositionScale { reversed(false).windowed(0...1) }

  /// Returns the scale whose positions are weighted means of those on this one and on others.
  ///
  /// - Parameter others: The other scales with their weights, which this one lacks to 1. Those of other types of values
  ///   or other functions are ignored.
  /// - Returns: The scale. Where a spring overshoots, the means of positions could descend; the scale is then between
  ///   this one and that of the means, with at least a sixteenth of the least slope of all scales.
  package func mixed(with others: [(scale: PositionScale, weight: Double)]) -> PositionScale {
    guard length > 0 else { return self }
    let (slope, shift) = (1 / length, origin / length)
    var (slopeChange, shiftChange) = (0.0, 0.0)
    var greatest = length
    for (other, weight) in others where hasPlaces(on: other) {
      greatest = max(greatest, other.length)
      slopeChange += weight * (1 / other.length - slope)
      shiftChange += weight * (other.origin / other.length - shift)
    }
    guard (slope + slopeChange).isFinite, (shift + shiftChange).isFinite else { return self }
    let least = Self.leastMixedSlope / greatest
    let part = slope + slopeChange < least ? (least - slope) / slopeChange : 1
    let mixed = slope + part * slopeChange
    var result = self
    (result.origin, result.length) = ((shift + part * shiftChange) / mixed, 1 / mixed)
    return result
  }

  /// The least distance of positions on a mixed scale, as a part of the least distance on all scales.
  private static let leastMixedSlope = 1.0 / 16

  /// Returns whether the codes of this scale have meaningful positions on another one.
  package func hasPlaces(on other: PositionScale) -> Bool {
    guard transform == other.transform, isReversed == other.isReversed, other.length > 0 else {
      return false
    }
    switch (domain, other.domain) {
    case (.number, .number), (.date, .date), (.category, .category): return true
    default: return false
    }
  }

  /// Returns whether equal codes stand for equal values.
  package func hasCodes(of other: PositionScale) -> Bool {
    if case .category = domain { return domain == other.domain }
    return hasPlaces(on: other)
  }

  /// Returns the factor from distances on another scale to those on this one.
  package func stretch(from other: PositionScale) -> Double {
    length > 0 ? other.length / length : 1
  }

  /// The distance between adjacent categories, as a fraction; 0 for other scales.
  @inlinable package var band: Double {
    guard case .category(let names) = domain, !names.isEmpty, length > 0 else { return 0 }
    return 1 / length
  }

  /// Whether the values are categories.
  @inlinable package var isCategory: Bool {
    if case .category = domain { return true }
    return false
  }

  /// The visible values of a scale of numbers or dates; `nil` for categories.
  package var visibleRange: ClosedRange<Double>? {
    switch domain {
    case .category: return nil
    case .number(let range), .date(let range):
      guard window != 0...1 else { return range }
      let (first, last) = (transform.value(origin), transform.value(origin + length))
      return first <= last && first.isFinite && last.isFinite ? first...last : range
    }
  }

  /// The distance of dates from the exclusive end of a unit up to which they count as that end, in seconds.
  private static let endTolerance = 5e-4

  /// The greatest visible number or date that marks can have; `nil` for categories.
  package var lastValue: Double? {
    visibleRange.map { range in
      let end = range.upperBound
      return excludesEnd ? max(min(end - Self.endTolerance, end.nextDown), range.lowerBound) : end
    }
  }

  /// Returns the position of a value: 0 at the left or the bottom of the plot, 1 at the other end.
  ///
  /// - Parameter code: The value. A category is in the middle of its band.
  /// - Returns: The position, outside of 0...1 for values outside of the domain; NaN for a gap.
  @inlinable
  package func fraction(of code: Double) -> Double {
    let fraction: Double =
      if isCategory {
        (code + 0.5 - origin) / max(length, .leastNonzeroMagnitude)
      } else {
        // All values of an empty domain are in the middle.
        length > 0 ? (transform.linear(code) - origin) / length : 0.5
      }
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the value in the middle between the positions of two others.
  ///
  /// On a logarithmic scale, zero is at the beginning of the domain.
  @inlinable
  package func middle(_ start: Double, _ end: Double) -> Double {
    guard !transform.isLinear else { return (start + end) / 2 }
    func linear(_ value: Double) -> Double {
      transform == .logarithmic && value <= 0 ? origin : transform.linear(value)
    }
    return transform.value((linear(start) + linear(end)) / 2)
  }

  /// Returns the value at a position: the nearest category, or a number or a date.
  @inlinable
  package func code(at fraction: Double) -> Double {
    let linear = origin + (isReversed ? 1 - fraction : fraction) * length
    switch domain {
    case .category(let names):
      return min(max(linear.rounded(.down), 0), Double(names.count - 1))
    case .number, .date: return transform.value(linear)
    }
  }
}
