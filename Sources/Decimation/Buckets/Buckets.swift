/// A division of the x axis into buckets, each of which keeps a few representative points of a series.
///
///     .equalWidth(1920, over: 0...3600)                // one per column of pixels
///     .anchored(width: 2, origin: 0, over: 3.3...6.7)  // 2..<4, 4..<6, 6..<8
///     .aligned(1920, to: times, over: window)          // anchored, and fast with a `Pyramid`
///     .equalCount(1920)                                // the same number of points in each
///     .logarithmic(640, over: 1...1e6)                 // constant ratio of edges
public struct Buckets<X: Coordinate>: Sendable {
  enum Rule: Sendable {
    case equalWidth(ClosedRange<X>)
    case steps(first: Int, width: X, origin: X, upTo: X)
    case edges([X])
    case equalCount(ClosedRange<X>?)
  }

  let rule: Rule
  let count: Int

  /// The maximum number of buckets, 2²⁴; larger counts are reduced to it.
  ///
  /// The maximum exceeds the number of pixel columns of any image.
  public static var mostBuckets: Int { 1 << 24 }

  private init(_ rule: Rule, count: Int) {
    self.rule = rule
    self.count = min(max(count, 1), Self.mostBuckets)
  }

  /// Returns buckets of equal width that together cover a domain, usually one per column of device pixels.
  ///
  /// For buckets of width *w* from the lower bound *a*, bucket *k* contains *a* + *k*·*w* ..< *a* + (*k* +
  /// 1)·*w*. The last one also contains its upper edge. The buckets move with the domain; use `anchored` for
  /// a series that is panned.
  ///
  /// - Parameters:
  ///   - count: The number of buckets; less than 1 counts as 1.
  ///   - domain: The x range of the plot. A domain without width or with an infinite bound gives one bucket.
  /// - Returns: Buckets in ascending order that exactly cover the domain.
  public static func equalWidth(_ count: Int, over domain: ClosedRange<X>) -> Buckets {
    let splits =
      domain.lowerBound.isFinite && domain.upperBound.isFinite
      && domain.lowerBound < domain.upperBound
    return Buckets(.equalWidth(domain), count: splits ? count : 1)
  }

  /// Returns buckets anchored to the data: their edges are multiples of a width, counted from an origin.
  ///
  /// A bucket contains the same points for every domain, which prevents flicker during a pan.
  ///
  /// - Parameters:
  ///   - width: The width of a bucket; finite and more than 0.
  ///   - origin: The x position of one of the edges; finite.
  ///   - domain: The x range to cover.
  /// - Returns: Buckets that cover the domain; the first and the last one may extend beyond it. The result is
  ///   one bucket with exactly the domain if the width is not positive and finite, if the origin or a bound
  ///   is not finite, if more than `mostBuckets` buckets would be needed, or if the edges cannot be computed
  ///   exactly.
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

  /// Returns buckets anchored to the data and aligned with the nodes of a `Pyramid`, for panning a plot.
  ///
  /// The width of a bucket is the step of the positions times a power of two: the largest such width that
  /// does not exceed the width of a column, but at least the step. Explicit positions count as having a step
  /// of 1 and are not aligned with nodes. If they are `Double`, the width can also be a fraction, such as 1/2
  /// or 1/4.
  ///
  /// Unless the step exceeds the width of a column, there are at least as many buckets as columns, and at
  /// most twice as many plus two. The edges stay the same as long as the width of the domain does.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of device pixels; less than 1 counts as 1.
  ///   - positions: The positions of the points of the series.
  ///   - domain: The x range of the plot. A domain without width or with an infinite bound gives one bucket.
  /// - Returns: Buckets that cover the domain; the first and the last one may extend beyond it.
  public static func aligned(
    _ columns: Int, to positions: Positions<X>, over domain: ClosedRange<X>
  ) -> Buckets {
    sticking(to: positions, columns: columns, digits: 1, over: domain)
  }

  /// Returns anchored buckets whose width is the step times a factor with `digits` significant binary digits.
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

  /// Returns buckets whose numbers of points differ by at most one.
  ///
  /// - Parameters:
  ///   - count: The number of buckets; less than 1 counts as 1.
  ///   - domain: The x range of the points to distribute; `nil`, the default, for all points.
  /// - Returns: Buckets that contain the points of the domain in ascending order.
  public static func equalCount(_ count: Int, over domain: ClosedRange<X>? = nil) -> Buckets {
    Buckets(.equalCount(domain), count: count)
  }
}

extension Buckets where X == Double {
  /// Returns buckets with a constant ratio between consecutive edges, for the pixel columns of a logarithmic
  /// axis.
  ///
  /// - Parameters:
  ///   - count: The number of buckets; less than 1 counts as 1.
  ///   - domain: The x range of the plot, more than 0. A lower bound of 0 or less is replaced by the smallest
  ///     normal number, so that points at or below 0 are outside the domain.
  /// - Returns: Buckets that cover the domain; one if the domain has no width, or if its upper bound is not
  ///   positive and finite.
  public static func logarithmic(_ count: Int, over domain: ClosedRange<Double>) -> Buckets {
    let lower = max(domain.lowerBound, .leastNormalMagnitude)
    guard domain.upperBound.isFinite, lower < domain.upperBound else {
      return equalWidth(1, over: domain)
    }
    let count = min(max(count, 1), mostBuckets)
    return Buckets(.edges(edges(from: lower, to: domain.upperBound, count: count)), count: count)
  }

  /// Returns the edges of buckets with equal ratios, including the upper bound.
  ///
  /// They are products of roots, because roots and products are equal on every machine, but logarithms are
  /// not.
  private static func edges(from lower: Double, to upper: Double, count: Int) -> [Double] {
    // The ratio of the domain's bounds, raised to 1/2, 1/4, 1/8 …
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
  /// Returns the indices of the points at which buckets start.
  ///
  /// - Parameters:
  ///   - positions: The positions of the points.
  ///   - points: The number of points; at most the number of positions.
  /// - Returns: Non-decreasing indices, one more than there are buckets. A bucket contains the points from
  ///   one index up to, but not including, the next one. If there are fewer points than buckets, buckets
  ///   without points are omitted.
  /// - Complexity: O(*b* log *n*) for *b* buckets or, if there are fewer, points; a few steps for each if x
  ///   rises evenly.
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
        // The last edge lies beyond the domain, unless it is the largest representable number.
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

  /// Returns the indices at the edges of buckets that each contain a whole number of steps; `nil` for others.
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

  /// Finds the points at the edges or, if there are fewer points than edges, the edges at the points, and
  /// omits buckets without points.
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

  /// Returns the bucket of a position, by a galloping search from a bucket at or before it.
  @inline(__always)
  private func lastBucket(from bucket: Int, at x: X, edge: (Int) -> X) -> Int {
    var low = bucket
    var step = 1
    while low + step < count, edge(low + step) <= x {
      low += step
      step *= 2
    }
    let high = min(low + step, count)
    return (low + 1..<high).partitioningIndex { edge($0) > x } - 1
  }
}
