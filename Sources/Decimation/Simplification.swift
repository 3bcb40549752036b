/// Simplification of curves in the plane, whose x may go back and forth: routes, outlines, phase
/// portraits.
///
/// Ramer–Douglas–Peucker (Ramer: "An Iterative Procedure for the Polygonal Approximation of Plane
/// Curves", 1972; Douglas, Peucker: "Algorithms for the Reduction of the Number of Points Required to
/// Represent a Digitized Line or Its Caricature", 1973), because it promises a distance; Visvalingam's
/// way promises an area, and a long thin spike has little of it. For series whose x only rises, `M4`
/// is faster and promises the same pixels.
///
///     Simplification.indices(x: x.span, y: y.span, tolerance: 0.25)  // of pixels
public enum Simplification {
  /// How often a stretch is cut at its farthest point.
  ///
  /// After so many cuts, stretches are cut in their middle, which keeps more points than needed, but
  /// ends soon: each cut at a farthest point may take only one point off, and all of them together the
  /// square of the number of points.
  private static let mostFarthestCuts = 128

  /// Leaves out points that lie as good as on the line through the others.
  ///
  /// NaN and ±∞ in one of the coordinates is a gap: it is never kept, and it ends a run. The first and
  /// the last point of each run are kept. Between two kept points, those between them lie no farther
  /// than the tolerance, up to rounding, from the straight line from one to the other; a stretch where
  /// one lies farther is cut at the farthest point, and of several the first one. Points that equal
  /// their neighbour are left out, and so is, on a curve that ends where it begins, what lies no
  /// farther than the tolerance from this point. Done twice, it changes nothing but where a curve
  /// needed more than 128 cuts within cuts. Where products of four coordinates overflow, beyond about
  /// 1e76, all points are kept; distances below 1e-76 count as none.
  ///
  /// - Parameters:
  ///   - x: Where the points stand, in pixels; a surplus over `y` is ignored.
  ///   - y: As `x`.
  ///   - tolerance: The distance in pixels that does no harm: a quarter cannot be seen. 0 leaves out
  ///     only what lies on the line; NaN and less than 0 count as 0. ∞ leaves the ends of the runs.
  /// - Returns: The kept positions, ascending, and their runs; empty where no point can be drawn.
  /// - Complexity: O(*n* log *n*) for most curves, and never more than 128 + log₂ *n* looks at each
  ///   point; allocates the result. The stack does not grow with *n*.
  public static func indices(x: Span<Double>, y: Span<Double>, tolerance: Double) -> Decimated {
    let count = min(x.count, y.count)
    return x.extracting(first: count).withUnsafeBufferPointer { x in
      y.extracting(first: count).withUnsafeBufferPointer { y in
        var curve = Curve(x: x, y: y, tolerance: tolerance)
        var starts: [Int] = []
        var indices: [Int] = []
        var first = 0
        while first < count {
          var end = first
          while end < count, x[end].isFinite, y[end].isFinite { end += 1 }
          if first < end {
            starts.append(indices.count)
            curve.simplify(first...end - 1, into: &indices)
          }
          first = end + 1
        }
        return Decimated(indices: indices, starts: starts)
      }
    }
  }

  /// A curve, and which stretches of it are still to be looked at.
  private struct Curve {
    let x: UnsafeBufferPointer<Double>
    let y: UnsafeBufferPointer<Double>
    /// The square of the distance that does no harm.
    let harmless: Double
    private var pending: [(last: Int, cuts: Int)] = []

    init(x: UnsafeBufferPointer<Double>, y: UnsafeBufferPointer<Double>, tolerance: Double) {
      self.x = x
      self.y = y
      let square = tolerance > 0 ? tolerance * tolerance : 0
      harmless = tolerance < .infinity ? min(square, .greatestFiniteMagnitude) : square
    }

    /// Appends the points to keep of a run.
    mutating func simplify(_ run: ClosedRange<Int>, into indices: inout [Int]) {
      indices.append(run.lowerBound)
      guard run.lowerBound < run.upperBound else { return }
      var first = run.lowerBound
      pending.append((last: run.upperBound, cuts: 0))
      while let stretch = pending.last {
        if let farthest = farthest(between: first, and: stretch.last) {
          let isDeep = stretch.cuts >= mostFarthestCuts
          let cut = isDeep ? first + (stretch.last - first) / 2 : farthest
          pending[pending.count - 1].cuts += 1
          pending.append((last: cut, cuts: stretch.cuts + 1))
        } else {
          indices.append(stretch.last)
          first = stretch.last
          pending.removeLast()
        }
      }
    }

    /// Finds the point farthest from the straight line between two others.
    ///
    /// - Returns: `nil` when none lies farther from it than what does no harm.
    private func farthest(between first: Int, and last: Int) -> Int? {
      guard last - first > 1 else { return nil }
      let runX = x[last] - x[first]
      let runY = y[last] - y[first]
      // All squares of distances are multiplied with that of the length, rather than divided by it.
      let length = runX * runX + runY * runY
      let unit = length == 0 ? 1 : length
      var largest = harmless * unit
      var result: Int?
      guard largest < .infinity else { return harmless < .infinity ? first + 1 : nil }
      var index = first + 1
      while index < last {
        let fromX = x[index] - x[first]
        let fromY = y[index] - y[first]
        let along = fromX * runX + fromY * runY
        let across = fromX * runY - fromY * runX
        let toX = x[index] - x[last]
        let toY = y[index] - y[last]
        let distance =
          along <= 0
          ? (fromX * fromX + fromY * fromY) * unit
          : along >= length ? (toX * toX + toY * toY) * unit : across * across
        guard distance < .infinity else { return index }
        if distance > largest {
          result = index
          largest = distance
        }
        index += 1
      }
      return result
    }
  }
}
