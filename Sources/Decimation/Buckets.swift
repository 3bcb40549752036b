/// How a series is cut into buckets, each of which keeps its few telling points.
///
///     .equalWidth(1920, over: 0...3600)                // one for each column of pixels
///     .anchored(width: 2, origin: 0, over: 3.3...6.7)  // 2..<4, 4..<6, 6..<8
///     .aligned(1920, to: times, over: window)          // anchored, and quick to look up
///     .equalCount(1920)                                // as many points in each
///     .logarithmic(640, over: 1...1e6)
public struct Buckets<X: Coordinate>: Sendable {
  enum Rule: Sendable {
    case equalWidth(ClosedRange<X>)
    case steps(first: Int, width: X, origin: X, upTo: X)
    case edges([X])
    case equalCount(ClosedRange<X>?)
  }

  let rule: Rule
  let count: Int

  /// More buckets than any picture has columns; more of them count as so many.
  public static var mostBuckets: Int { 1 << 24 }

  private init(_ rule: Rule, count: Int) {
    self.rule = rule
    self.count = min(max(count, 1), Self.mostBuckets)
  }

  /// Buckets of equal width that together span a domain: one for each column of device pixels.
  ///
  /// Bucket *k* holds `lower + k·w ..< lower + (k+1)·w`, and the last one its upper edge too. They
  /// move with the domain; use `anchored` where a series is panned.
  ///
  /// - Parameters:
  ///   - count: How many; less than 1 counts as 1.
  ///   - domain: The x at the edges of the plot. If it is a single number, or infinite, all that lies
  ///     inside is one bucket.
  /// - Returns: The buckets.
  public static func equalWidth(_ count: Int, over domain: ClosedRange<X>) -> Buckets {
    let splits =
      domain.lowerBound.isFinite && domain.upperBound.isFinite
      && domain.lowerBound < domain.upperBound
    return Buckets(.equalWidth(domain), count: splits ? count : 1)
  }

  /// Buckets that stick to the data: their edges are multiples of a width, counted from an origin.
  ///
  /// A bucket holds the same points wherever the domain lies, so that nothing flickers during a pan.
  /// The first and the last one may reach beyond the domain.
  ///
  /// - Parameters:
  ///   - width: The width of a bucket, more than 0. One that is not, or that would need more than
  ///     `mostBuckets`, counts as the width of the domain.
  ///   - origin: Where an edge is.
  ///   - domain: The x that must be covered.
  /// - Returns: As many buckets as cover the domain.
  public static func anchored(
    width: X, origin: X, over domain: ClosedRange<X>
  ) -> Buckets {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite,
      let steps = X.steps(of: width, from: origin, over: domain, mostSteps: mostBuckets)
    else { return equalWidth(1, over: domain) }
    return Buckets(
      .steps(first: steps.first, width: width, origin: origin, upTo: domain.upperBound),
      count: steps.count)
  }

  /// Buckets that stick to the data and, where points stand a fixed step apart, to the nodes of a
  /// `Pyramid`: the ones for a series that is panned.
  ///
  /// Their width is the step, or 1 where there is none, times a power of two: the widest that is no
  /// wider than a column. So there are at least as many buckets as columns, and at most twice as many
  /// and two more; none is narrower than the step. As long as the width of the domain is the same, so
  /// are the buckets.
  ///
  /// - Parameters:
  ///   - columns: How many columns of device pixels; less than 1 counts as 1.
  ///   - positions: Where the points of the series stand.
  ///   - domain: The x at the edges of the plot. As for `equalWidth`, where it has no width.
  /// - Returns: Buckets that cover the domain; the first and the last may reach beyond it.
  public static func aligned(
    _ columns: Int, to positions: Positions<X>, over domain: ClosedRange<X>
  ) -> Buckets {
    sticking(to: positions, columns: columns, digits: 1, over: domain)
  }

  /// Anchored buckets whose width is the step times a number of some binary digits.
  static func sticking(
    to positions: Positions<X>, columns: Int, digits: Int, over domain: ClosedRange<X>
  ) -> Buckets {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite,
      domain.lowerBound < domain.upperBound
    else { return equalWidth(1, over: domain) }
    let columns = min(max(columns, 1), mostBuckets)
    let (origin, step): (X, X?) =
      switch positions.storage {
      case .regular(let start, let step): (start, step)
      case .explicit(let positions): (positions.first ?? domain.lowerBound, nil)
      }
    return anchored(
      width: X.multiple(of: step, digits: digits, withinShareOf: columns, in: domain),
      origin: origin, over: domain)
  }

  /// Buckets that hold equal numbers of points, as far as they divide.
  ///
  /// - Parameters:
  ///   - count: How many; less than 1 counts as 1.
  ///   - domain: Which points are shared out; `nil` for all of them.
  /// - Returns: The buckets.
  public static func equalCount(_ count: Int, over domain: ClosedRange<X>? = nil) -> Buckets {
    Buckets(.equalCount(domain), count: count)
  }
}

extension Buckets where X == Double {
  /// Buckets whose edges stand in equal ratios: columns of pixels below a logarithmic axis.
  ///
  /// - Parameters:
  ///   - count: How many; less than 1 counts as 1.
  ///   - domain: The x at the edges of the plot, more than 0. Points at or below 0 lie outside of it;
  ///     a domain that reaches there counts as beginning at the least normal number.
  /// - Returns: The buckets; one where the domain has no width.
  public static func logarithmic(_ count: Int, over domain: ClosedRange<Double>) -> Buckets {
    let lower = max(domain.lowerBound, .leastNormalMagnitude)
    guard domain.upperBound.isFinite, lower < domain.upperBound else {
      return equalWidth(1, over: domain)
    }
    let count = min(max(count, 1), mostBuckets)
    return Buckets(.edges(edges(from: lower, to: domain.upperBound, count: count)), count: count)
  }

  /// The edges of buckets in equal ratios, the upper bound too.
  ///
  /// They are products of roots, because roots and products are the same on every machine, and
  /// logarithms are not.
  private static func edges(from lower: Double, to upper: Double, count: Int) -> [Double] {
    // The domain's ratio to the power of 1/2, 1/4, 1/8 …
    var root = upper.squareRoot() / lower.squareRoot()
    let roots = (0..<53).map { _ in
      defer { root = root.squareRoot() }
      return root
    }
    var highest = lower
    return (0..<count).map { number in
      var part = Double(number) / Double(count)
      var edge = lower
      for root in roots where part > 0 {
        part *= 2
        if part >= 1 {
          part -= 1
          edge *= root
        }
      }
      highest = min(max(edge, highest), upper)
      return highest
    } + [upper]
  }
}

extension Buckets {
  /// Cuts the points of a series.
  ///
  /// - Parameters:
  ///   - positions: Where the points stand.
  ///   - points: How many points there are; no more than have positions.
  /// - Returns: Positions in the series that never decrease: a bucket holds the points from one of
  ///   them to before the next one. There is one more than buckets; where there are fewer points than
  ///   buckets, those without points are left out.
  /// - Complexity: O(*b* log *n*) for *b* buckets or, if there are fewer, points; a few steps for each
  ///   where x rises evenly.
  @specialized(where X == Double)
  @specialized(where X == Int64)
  func bounds(of positions: Positions<X>, count points: Int) -> [Int] {
    switch rule {
    case .equalWidth(let domain):
      return bounds(of: positions, points) {
        X.edge($0, of: count, in: domain)
      } isBeyond: {
        $0 > domain.upperBound
      }
    case .steps(let first, let width, let origin, let last):
      if let bounds = regularBounds(
        of: positions, points, first: first, width: width, origin: origin)
      {
        return bounds
      }
      return bounds(of: positions, points) {
        X.regular(first + $0, start: origin, step: width)
      } isBeyond: {
        // The last edge lies beyond the domain, unless there are no greater numbers.
        $0 > last && $0 >= X.regular(first + count, start: origin, step: width)
      }
    case .edges(let edges):
      return bounds(of: positions, points) {
        edges[$0]
      } isBeyond: {
        $0 > edges[count]
      }
    case .equalCount(let domain):
      var search = PositionSearch(positions, count: points)
      let first = domain.map { domain in search.advance { $0 >= domain.lowerBound } } ?? 0
      let end = domain.map { domain in search.advance { $0 > domain.upperBound } } ?? points
      return BucketBounds.equal(from: first, to: end, buckets: count)
    }
  }

  /// The points at the edges of buckets that hold a whole number of steps each, by their numbers;
  /// `nil` for others.
  private func regularBounds(
    of positions: Positions<X>, _ points: Int, first: Int, width: X, origin: X
  ) -> [Int]? {
    guard points >= count, case .regular(let start, let step) = positions.storage, start == origin,
      let steps = X.wholeSteps(in: width, of: step, from: origin)
    else { return nil }
    let (begin, isFarBelow) = first.multipliedReportingOverflow(by: steps)
    let (length, isLong) = count.multipliedReportingOverflow(by: steps)
    let (_, isFarAbove) = begin.addingReportingOverflow(length)
    guard !isFarBelow, !isLong, !isFarAbove else { return nil }
    return (0...count).map { min(max(begin + $0 * steps, 0), points) }
  }

  /// Finds the points at the edges; or, where there are fewer points than edges, the edges at the
  /// points, and leaves out buckets without points.
  @inline(__always)
  private func bounds(
    of positions: Positions<X>, _ points: Int, edge: (Int) -> X, isBeyond: (X) -> Bool
  ) -> [Int] {
    var search = PositionSearch(positions, count: points)
    var bounds: [Int] = []
    bounds.reserveCapacity(min(count, points) + 1)
    if points >= count {
      for number in 0..<count {
        let edge = edge(number)
        bounds.append(search.advance { $0 >= edge })
      }
      bounds.append(search.advance(isBeyond))
      return bounds
    }
    let lowest = edge(0)
    var point = search.advance { $0 >= lowest }
    let end = search.advance(isBeyond)
    var bucket = 0
    while point < end {
      bounds.append(point)
      bucket = lastBucket(from: bucket, at: positions.position(point), edge: edge)
      let next = bucket + 1 < count ? edge(bucket + 1) : nil
      point += 1
      while point < end, next.map({ positions.position(point) < $0 }) ?? true { point += 1 }
    }
    bounds.append(end)
    return bounds
  }

  /// The bucket of a position, looked for in growing steps from one at or before it.
  @inline(__always)
  private func lastBucket(from bucket: Int, at x: X, edge: (Int) -> X) -> Int {
    var low = bucket
    var step = 1
    while low + step < count, edge(low + step) <= x {
      low += step
      step *= 2
    }
    var high = min(low + step, count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if edge(middle) <= x { low = middle } else { high = middle }
    }
    return low
  }
}
