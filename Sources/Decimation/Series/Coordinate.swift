/// The type of a position on the x axis: `Double`, or `Int64` for times that must be exact, such as
/// nanoseconds since 1970.
///
/// The kernels are compiled for these two types, so other types must not conform.
public protocol Coordinate: Comparable, Sendable {
  /// The type, as a case.
  static var coordinateKind: CoordinateKind { get }

  /// Whether the coordinate is finite.
  var isFinite: Bool { get }

  /// The coordinate as a `Double`, rounded if it has more than 53 bits.
  var approximation: Double { get }

  /// Returns the coordinate of the point at `index` of a series with a fixed step.
  ///
  /// - Returns: `start + index * step`, clamped to the finite coordinates.
  static func regular(_ index: Int, start: Self, step: Self) -> Self

  /// Returns the distance to a later coordinate.
  ///
  /// - Returns: `nil` if the distance is not more than 0, or overflows.
  func step(to next: Self) -> Self?

  /// Returns the lower edge of one of `count` buckets of equal width.
  ///
  /// The edge never decreases as `number` grows; for 0 and `count` it equals the bounds of `domain`. Edges of
  /// integers are rounded up, so that `x >= edge` gives the side of the exact edge on which x lies.
  static func edge(_ number: Int, of count: Int, in domain: ClosedRange<Self>) -> Self

  /// Returns the multiples of `width` from `origin` that enclose a domain: the greatest one at or before its
  /// lower bound, and the number of steps from there to the first one beyond its upper bound.
  ///
  /// - Returns: `nil` if `width` is not positive or if there are more than `mostSteps` steps.
  static func steps(
    of width: Self, from origin: Self, over domain: ClosedRange<Self>, mostSteps: Int
  ) -> (first: Int, count: Int)?

  /// Returns the number of steps in a width, if `origin + k * width` and `origin + (k * steps) * step` are
  /// equal to the last bit for every *k*; `nil` if they may differ.
  static func wholeSteps(in width: Self, of step: Self, from origin: Self) -> Int?

  /// Returns the largest multiple of a step that does not exceed a fraction of a domain, by a factor with a
  /// limited number of significant binary digits: with one digit 1, 2, 4, 8 …, with two 1, 2, 3, 4, 6, 8 …
  ///
  /// An excess of a millionth is ignored: the width of a domain that is panned differs by the rounding of its
  /// bounds, and the result must not.
  ///
  /// - Parameters:
  ///   - step: More than 0. It is not divided, and is returned if it is wider. `nil` for a step of 1 that
  ///     may be divided down to the precision of the type.
  ///   - digits: The number of significant binary digits, 1...53.
  ///   - count: The number of equal parts of the domain, at least 1.
  ///   - domain: A finite domain.
  /// - Returns: A width of more than 0.
  static func multiple(
    of step: Self?, digits: Int, withinShareOf count: Int, in domain: ClosedRange<Self>
  ) -> Self
}

/// The types that conform to `Coordinate`.
public enum CoordinateKind: Sendable {
  case double, int64
}

extension Double: Coordinate {
  /// The kind `.double`.
  public static var coordinateKind: CoordinateKind { .double }

  /// Returns `start + index * step`, rounded twice.
  public static func regular(_ index: Int, start: Double, step: Double) -> Double {
    let x = start + Double(index) * step
    return min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Returns the rounded difference, or `nil` if it is not positive and finite.
  public func step(to next: Double) -> Double? {
    let step = next - self
    return step > 0 && step.isFinite ? step : nil
  }

  /// Returns the rounded edge, clamped to the domain.
  public static func edge(_ number: Int, of count: Int, in domain: ClosedRange<Double>) -> Double {
    if number == 0 { return domain.lowerBound }
    if number >= count { return domain.upperBound }
    // The halves keep the width of the largest domain from overflowing. Halving is exact, except for
    // subnormal numbers.
    let half = domain.upperBound / 2 - domain.lowerBound / 2
    let edge = 2 * (domain.lowerBound / 2 + half * (Double(number) / Double(count)))
    return min(max(edge, domain.lowerBound), domain.upperBound)
  }

  /// Returns the steps, or `nil` if their numbers are not exact.
  public static func steps(
    of width: Double, from origin: Double, over domain: ClosedRange<Double>, mostSteps: Int
  ) -> (first: Int, count: Int)? {
    guard width > 0, width.isFinite, origin.isFinite else { return nil }
    var first = ((domain.lowerBound - origin) / width).rounded(.down)
    var last = ((domain.upperBound - origin) / width).rounded(.down)
    // Step numbers of 2⁵³ or more are not exact.
    guard first.magnitude < 0x1p53, last.magnitude < 0x1p53 else { return nil }
    // The quotient is rounded, so the edges decide. The error exceeds one step only if steps vanish when
    // they are added to the origin.
    if origin + first * width > domain.lowerBound { first -= 1 }
    if origin + (last + 1) * width <= domain.upperBound { last += 1 }
    guard origin + first * width <= domain.lowerBound,
      origin + (last + 1) * width > domain.upperBound, last - first < Double(mostSteps)
    else { return nil }
    return (Int(first), Int(last - first) + 1)
  }

  /// Returns the steps for the positions 0, 1, 2 …, whose multiples are exact; `nil` for others.
  public static func wholeSteps(in width: Double, of step: Double, from origin: Double) -> Int? {
    guard origin == 0, step == 1, width >= 1, width < 0x1p31 else { return nil }
    return Int(exactly: width)
  }

  /// Returns the width, computed from the exponent of the multiple.
  public static func multiple(
    of step: Double?, digits: Int, withinShareOf count: Int, in domain: ClosedRange<Double>
  ) -> Double {
    // Dividing first keeps the width of the largest domain from overflowing.
    let share = domain.upperBound / Double(count) - domain.lowerBound / Double(count)
    let steps = share / (step ?? 1) * (1 + 0x1p-20)
    guard steps > 0, steps.isFinite else { return step ?? 1 }
    let last = Double(sign: .plus, exponent: steps.exponent - (digits - 1), significand: 1)
    // The last digit of a very small number underflows to 0.
    let rounded = last > 0 ? (steps / last).rounded(.down) * last : steps
    guard let step else { return rounded }
    return max(rounded.rounded(.down), 1) * step
  }
}

extension Int64: Coordinate {
  /// The kind `.int64`.
  public static var coordinateKind: CoordinateKind { .int64 }
  /// Always true.
  public var isFinite: Bool { true }

  /// Returns `start + index * step`, or the nearest integer of the type on overflow.
  public static func regular(_ index: Int, start: Int64, step: Int64) -> Int64 {
    let (distance, far) = Int64(index).multipliedReportingOverflow(by: step)
    let (x, beyond) = start.addingReportingOverflow(distance)
    guard far || beyond else { return x }
    return (index < 0) == (step < 0) ? .max : .min
  }

  /// Returns the difference, or `nil` if it is not positive or overflows.
  public func step(to next: Int64) -> Int64? {
    let (step, overflow) = next.subtractingReportingOverflow(self)
    return step > 0 && !overflow ? step : nil
  }

  /// Returns the lower edge of a bucket, computed without overflow and rounded up to an integer.
  public static func edge(_ number: Int, of count: Int, in domain: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: domain.upperBound &- domain.lowerBound)
    let product = width.multipliedFullWidth(by: UInt64(number))
    let (quotient, remainder) = UInt64(count).dividingFullWidth(product)
    let distance = remainder == 0 ? quotient : quotient + 1
    return domain.lowerBound &+ Int64(bitPattern: distance)
  }

  /// Returns the multiples of the width that enclose the domain; `nil` also if the computation overflows.
  public static func steps(
    of width: Int64, from origin: Int64, over domain: ClosedRange<Int64>, mostSteps: Int
  ) -> (first: Int, count: Int)? {
    guard width > 0 else { return nil }
    func number(_ x: Int64) -> Int64? {
      let (distance, overflow) = x.subtractingReportingOverflow(origin)
      guard !overflow else { return nil }
      let (quotient, remainder) = distance.quotientAndRemainder(dividingBy: width)
      return remainder < 0 ? quotient - 1 : quotient
    }
    guard let first = number(domain.lowerBound), let last = number(domain.upperBound) else {
      return nil
    }
    let (steps, overflow) = last.subtractingReportingOverflow(first)
    // The number of the edge after the last step must not overflow either.
    return overflow || steps >= mostSteps || last == .max
      ? nil : (Int(first), Int(steps) + 1)
  }

  /// Returns the number of steps, or `nil` if the width is not a multiple of the step.
  public static func wholeSteps(in width: Int64, of step: Int64, from origin: Int64) -> Int? {
    width % step == 0 ? Int(width / step) : nil
  }

  /// Returns the width, computed from the bits of the multiple.
  public static func multiple(
    of step: Int64?, digits: Int, withinShareOf count: Int, in domain: ClosedRange<Int64>
  ) -> Int64 {
    let width = UInt64(bitPattern: domain.upperBound &- domain.lowerBound)
    let share = width / UInt64(count)
    // The fraction of the largest domain exceeds `Int64.max`.
    let most = Swift.min(share, UInt64(Int64.max) - share >> 20) + share >> 20
    let step = step ?? 1
    let steps = Swift.max(most / UInt64(step), 1)
    let surplus = Swift.max(UInt64.bitWidth - steps.leadingZeroBitCount - digits, 0)
    return step * Int64((steps >> surplus) << surplus)
  }
}
