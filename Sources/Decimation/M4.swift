/// M4: the first, last, lowest and highest point of each bucket.
///
/// With one bucket for each column of device pixels, the line through the kept points covers the same
/// pixels as the line through all of them (Jugel, Jerzak, Hackenbroich, Markl: "M4: A
/// Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
public enum M4 {
  /// Picks the points of a series that draw the same line.
  ///
  /// A point is *drawable* when its x and its y are finite. NaN and ±∞, in x or in y, are gaps: they
  /// are never kept, and they end a run. Within a run, the points that share a bucket form a group:
  /// a group of up to four is kept whole, of a larger one are kept its first, last, lowest and
  /// highest point. Where several are equally low or high, the first one wins; a point that plays
  /// two parts is kept once. So a group gives at most four points, and a series that is already
  /// sparse comes back unchanged.
  ///
  /// Of the points outside `domain` each run keeps the last one before it and the first one after it,
  /// so that the line leaves the plot at the right slope, even where none of its points is inside.
  /// A run that lies wholly on one side gives nothing.
  ///
  /// - Parameters:
  ///   - x: Positions, non-decreasing where they are finite; equal ones share a bucket. Where they do
  ///     decrease, nothing is reordered: each time the series enters a bucket, or leaves the domain,
  ///     counts as a group of its own, so the line stays right and the result may grow.
  ///   - y: Values, one for each of `x`. If one of the two is longer, its surplus is ignored.
  ///   - domain: The x at the edges of the plot, in the unit of `x`. If it is a single number, or
  ///     infinite, all that lies inside is one bucket.
  ///   - buckets: The number of device-pixel columns that `domain` spans; less than 1 counts as 1,
  ///     more than 2³⁰ as 2³⁰.
  /// - Returns: The kept positions, ascending, and their runs. No drawable point gives the empty
  ///   result; a single one inside the domain is kept as a run of one.
  /// - Complexity: O(*n*) in the length of the spans; allocates only the result.
  public static func indices(
    x: Span<Double>, y: Span<Double>, domain: ClosedRange<Double>, buckets: Int
  ) -> Decimated {
    var scan = M4Scan(grid: BucketGrid(domain: domain, buckets: buckets))
    for index in 0..<min(x.count, y.count) {
      scan.visit(index, x: x[index], y: y[index])
    }
    scan.endRun()
    return scan.result
  }
}

/// One pass over a series: the group being read, and what the groups before it left.
private struct M4Scan {
  let grid: BucketGrid
  var result = Decimated()

  /// Where the current run starts in `result.indices`.
  private var runStart = 0
  /// The group being read; `nil` at the start of a run.
  private var group: M4Group?
  /// Whether the current run had a group before this one.
  private var hasEarlierGroup = false

  init(grid: BucketGrid) { self.grid = grid }

  @inline(__always)
  mutating func visit(_ index: Int, x: Double, y: Double) {
    guard x.isFinite && y.isFinite else { return endRun() }
    let bucket = grid.bucket(of: x)
    if group?.bucket == bucket {
      group?.add(index, y)
    } else {
      close(hasLaterGroup: true)
      group = M4Group(bucket: bucket, index: index, y: y)
    }
  }

  mutating func endRun() {
    close(hasLaterGroup: false)
    hasEarlierGroup = false
    if runStart < result.indices.count {
      result.runs.append(runStart..<result.indices.count)
      runStart = result.indices.count
    }
  }

  private mutating func close(hasLaterGroup: Bool) {
    guard let group else { return }
    if (0..<grid.count).contains(group.bucket) {
      group.appendKept(to: &result.indices)
    } else {
      // Outside the domain: only what the line needs to come in from, or go out to.
      if hasEarlierGroup { result.indices.append(group.first) }
      if hasLaterGroup && !(hasEarlierGroup && group.count == 1) {
        result.indices.append(group.last)
      }
    }
    hasEarlierGroup = true
    self.group = nil
  }
}

/// The neighbouring points of a run that share a bucket.
private struct M4Group {
  let bucket: Int
  let first: Int
  private(set) var last: Int
  private(set) var count = 1
  private var lowest: Int
  private var highest: Int
  private var low: Double
  private var high: Double

  init(bucket: Int, index: Int, y: Double) {
    self.bucket = bucket
    (first, last, lowest, highest) = (index, index, index, index)
    (low, high) = (y, y)
  }

  @inline(__always)
  mutating func add(_ index: Int, _ y: Double) {
    last = index
    count += 1
    if y < low { (lowest, low) = (index, y) }
    if y > high { (highest, high) = (index, y) }
  }

  func appendKept(to indices: inout [Int]) {
    if count <= 4 { return indices.append(contentsOf: first...last) }
    let inner = (min(lowest, highest), max(lowest, highest))
    indices.append(first)
    if inner.0 > first && inner.0 < last { indices.append(inner.0) }
    if inner.1 > inner.0 && inner.1 > first && inner.1 < last { indices.append(inner.1) }
    indices.append(last)
  }
}
