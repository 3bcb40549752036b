/// Simplification of plane curves whose x is not sorted: routes, outlines, phase portraits.
///
/// The algorithm is Ramer–Douglas–Peucker (Ramer: "An Iterative Procedure for the Polygonal Approximation of
/// Plane Curves", 1972; Douglas, Peucker: "Algorithms for the Reduction of the Number of Points Required to
/// Represent a Digitized Line or Its Caricature", 1973). It bounds the distance of omitted points from the
/// line. Visvalingam's algorithm bounds an area instead, and a long thin spike has little area. For series
/// with ascending x, `M4` is faster and preserves the rendered pixels.
///
///     Simplification.indices(x: x.span, y: y.span, tolerance: 0.25)  // a quarter of a pixel
public enum Simplification {
  /// The maximum depth of splits at the farthest point.
  ///
  /// Beyond this depth, parts are split in the middle, which keeps more points than needed but bounds the
  /// time. A split at the farthest point may separate only one point, and all splits together could take
  /// quadratic time.
  private static let mostFarthestCuts = 128

  /// Returns the indices of the points that remain when those within a tolerance of the line are omitted.
  ///
  /// A NaN or ±∞ in a coordinate is a gap: the point is never kept, and the run ends. The first and the last
  /// point of each run are kept. All points between two consecutive kept points are within the tolerance, up
  /// to rounding, of the line segment that connects these two. A part with a point farther away is split at
  /// its farthest point, or at the first of several equally far points. Repeated points inside a run are
  /// omitted. A closed curve that stays within the tolerance of its start is reduced to its first and last
  /// point.
  ///
  /// Simplifying the result again has no effect, unless splits were nested more than 128 levels deep. Points
  /// for which products of four coordinates overflow, beyond about 1e76, are kept. Distances below 1e-76
  /// count as 0.
  ///
  /// - Parameters:
  ///   - x: The x coordinates, in pixels; those beyond the count of `y` are ignored.
  ///   - y: The y coordinates, in pixels; those beyond the count of `x` are ignored.
  ///   - tolerance: The maximum distance of an omitted point from the line, in pixels; 0.25 has no visible
  ///     effect. 0 omits only points on the line; NaN and negative numbers count as 0. ∞ keeps only the ends
  ///     of the runs.
  /// - Returns: The indices of the kept points, ascending, and their runs; empty if no point is finite.
  /// - Complexity: O(*n* log *n*) for most curves; each point is visited at most 128 + log₂ *n* times.
  ///   Allocates the result. The stack does not grow with *n*.
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

  /// A curve with the ranges that are not simplified yet.
  private struct Curve {
    let x: UnsafeBufferPointer<Double>
    let y: UnsafeBufferPointer<Double>
    /// The square of the tolerance.
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

    /// Returns the point farthest from the line segment between two others.
    ///
    /// - Returns: `nil` if all points are within the tolerance.
    private func farthest(between first: Int, and last: Int) -> Int? {
      guard last - first > 1 else { return nil }
      let runX = x[last] - x[first]
      let runY = y[last] - y[first]
      // All squared distances are scaled by the squared length, which avoids divisions.
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
