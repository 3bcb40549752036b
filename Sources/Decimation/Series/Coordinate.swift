/// The type of positions on the x axis: `Double`, or `Int64` for times that must be exact.
///
/// Use `Int64` for times such as nanoseconds since 1970. The kernels are compiled for these two types, so
/// other types must not conform.
public protocol Coordinate: Comparable, Sendable {
  /// The case of `CoordinateKind` that identifies the type.
  static var coordinateKind: CoordinateKind { get }

  /// Whether the coordinate is finite; always `true` for integers.
  var isFinite: Bool { get }

  /// The coordinate as a `Double`, rounded if it has more than 53 significant bits.
  var approximation: Double { get }

  /// Returns the coordinate of the point at an index of a series with a fixed step.
  ///
  /// - Parameters:
  ///   - index: The index of the point; may be negative.
  ///   - start: The finite coordinate of point 0.
  ///   - step: The finite distance between adjacent points.
  /// - Returns: `start + index * step`, clamped to the finite coordinates.
  static func regular(_ index: Int, start: Self, step: Self) -> Self

  /// Returns the distance from this coordinate to a greater one.
  ///
  /// - Parameter next: The greater coordinate.
  /// - Returns: The distance, more than 0; `nil` if `next` is not greater, or if the distance overflows.
  func step(to next: Self) -> Self?

  /// Returns the lower edge of one of several buckets of equal width.
  ///
  /// The edge never decreases as `number` increases. Edges of integers are rounded up, so that `x >= edge`
  /// holds exactly if x is at or above the unrounded edge.
  ///
  /// - Parameters:
  ///   - number: The number of the bucket, counted from 0, or `count` for the upper edge of the last bucket.
  ///   - count: The number of buckets, at least 1.
  ///   - domain: The domain that the buckets divide; finite if there are several.
  /// - Returns: The edge; the lower bound of the domain for 0, and the upper bound for `count`.
  static func edge(_ number: Int, of count: Int, in domain: ClosedRange<Self>) -> Self

  /// Returns the whole steps from an origin that together enclose a domain.
  ///
  /// Step *k* extends from `origin + k * width` to `origin + (k + 1) * width`.
  ///
  /// - Parameters:
  ///   - width: The width of a step.
  ///   - origin: The lower edge of step 0.
  ///   - domain: The finite domain to enclose.
  ///   - mostSteps: The maximum number of steps.
  /// - Returns: The number of the step that contains the lower bound, and the count of steps up to the one
  ///   that contains the upper bound. `nil` if the width is not positive, if there are more than `mostSteps`
  ///   steps, or if they cannot be computed exactly.
  static func steps(
    of width: Self, from origin: Self, over domain: ClosedRange<Self>, mostSteps: Int
  ) -> (first: Int, count: Int)?

  /// Returns the number of steps in a width, or `nil` if multiples of the two may differ by rounding.
  ///
  /// For a result *s* and every *k*, `origin + k * width` is exactly equal to `origin + (k * s) * step`.
  ///
  /// - Parameters:
  ///   - width: The width, more than 0.
  ///   - step: The step, more than 0.
  ///   - origin: The coordinate to which multiples are added.
  /// - Returns: The number of steps; `nil` if it is not a whole number, or if equality is not certain.
  static func wholeSteps(in width: Self, of step: Self, from origin: Self) -> Int?

  /// Returns the largest suitable multiple of a step that fits into one of `count` equal parts of a domain.
  ///
  /// A multiple is suitable if its factor has at most `digits` significant binary digits: with one digit, 1,
  /// 2, 4, 8 …; with two, 1, 2, 3, 4, 6, 8 …. It may exceed the part by up to a millionth, because rounding
  /// of the bounds changes the width of a panned domain slightly, which must not change the result.
  ///
  /// - Parameters:
  ///   - step: The step, more than 0, which is also the minimum of the result. With `nil`, the step is 1, and
  ///     a `Double` result may be less than 1.
  ///   - digits: The number of significant binary digits, 1...53.
  ///   - count: The number of equal parts of the domain; at least 1.
  ///   - domain: The finite domain.
  /// - Returns: The multiple, more than 0.
  static func multiple(
    of step: Self?, digits: Int, withinShareOf count: Int, in domain: ClosedRange<Self>
  ) -> Self
}

/// An enumeration of the types that conform to `Coordinate`.
public enum CoordinateKind: Sendable {
  case double, int64
}

extension Double: Coordinate {
  /// The identifier of this type, `.double`.
  public static var coordinateKind: CoordinateKind { .double }

  /// Returns `start + index * step`, clamped to the finite numbers.
  ///
  /// The product and the sum are rounded separately.
  public static func regular(_ index: Int, start: Double, step: Double) -> Double {
    let x = start + Double(index) * step
    return min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Returns the rounded difference between `next` and this value, or `nil` if it is not positive and finite.
  public func step(to next: Double) -> Double? {
    let step = next - self
    return step > 0 && step.isFinite ? step : nil
  }

  /// Returns the lower edge of a bucket, computed with floating-point rounding and clamped to the domain.
  public static func edge(_ number: Int, of count: Int, in domain: ClosedRange<Double>) -> Double {
    if number == 0 { return domain.lowerBound }
    if number >= count { return domain.upperBound }
    // The halves keep the width of the largest domain from overflowing. Halving is exact, except for
    // subnormal numbers.
    let half = domain.upperBound / 2 - domain.lowerBound / 2
    let edge = 2 * (domain.lowerBound / 2 + half * (Double(number) / Double(count)))
    return min(max(edge, domain.lowerBound), domain.upperBound)
  }

  /// Returns the steps that enclose the domain, with edges that may be rounded.
  ///
  /// The result is `nil` if the width is not positive and finite, if the origin is not finite, if there are
  /// more than `mostSteps` steps, if the magnitude of the first or last step's index is 2⁵³ or more, or if
  /// rounding makes either index ambiguous.
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

  /// Returns `width` as an integer if `origin` is 0, `step` is 1 and `width` is a whole number in 1..<2³¹.
  ///
  /// The result is `nil` otherwise, because multiples of other numbers might be rounded differently.
  public static func wholeSteps(in width: Double, of step: Double, from origin: Double) -> Int? {
    guard origin == 0, step == 1, width >= 1, width < 0x1p31 else { return nil }
    return Int(exactly: width)
  }

  /// Returns the largest suitable multiple of a step that fits into one of `count` equal parts of a domain.
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
  /// The identifier of this type, `.int64`.
  public static var coordinateKind: CoordinateKind { .int64 }
  /// Always `true`, because every integer is finite.
  public var isFinite: Bool { true }

  /// Returns `start + index * step`, clamped to the range of `Int64`.
  public static func regular(_ index: Int, start: Int64, step: Int64) -> Int64 {
    let (distance, far) = Int64(index).multipliedReportingOverflow(by: step)
    let (x, beyond) = start.addingReportingOverflow(distance)
    guard far || beyond else { return x }
    return (index < 0) == (step < 0) ? .max : .min
  }

  /// Returns the difference between `next` and this value, or `nil` if it is not positive or overflows.
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

  /// Returns the steps that enclose the domain.
  ///
  /// The result is `nil` if the width is not positive, if there are more than `mostSteps` steps, or if the
  /// computation overflows.
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

  /// Returns the largest suitable multiple of a step that fits into one of `count` equal parts of a domain.
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
