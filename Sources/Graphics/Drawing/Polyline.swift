public import Foundation

/// A line through data points, with gaps between its runs.
public struct Polyline: Equatable, Sendable {
  /// The data points to which `runs` refers, in drawing order; all coordinates are finite.
  public private(set) var points: [CGPoint]
  /// The connected runs, as non-empty ranges of indices of `points`; a run of one point is drawn as a dot.
  public private(set) var runs: [Range<Int>]

  /// Creates a polyline of one run.
  ///
  /// Points that are not finite are omitted and split the run. An empty array gives a polyline without runs.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public init(_ points: [CGPoint]) {
    self.init(points: points, runs: [0..<points.count])
  }

  /// Creates a polyline of several runs.
  ///
  /// Points that are not finite are omitted and split their run.
  ///
  /// - Parameters:
  ///   - points: The points of all runs, in drawing order.
  ///   - runs: The runs, as ranges of indices of `points`. Ranges are clamped to the valid indices; empty
  ///     ones are ignored.
  /// - Complexity: O(*n*) for *n* points.
  public init(points: [CGPoint], runs: [Range<Int>]) {
    let runs = runs.map { $0.clamped(to: points.indices) }.filter { !$0.isEmpty }
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    guard !points.allSatisfy(isFinite) else {
      self.points = points
      self.runs = runs
      return
    }
    self.points = []
    self.runs = []
    for run in runs {
      for part in points[run].split(whereSeparator: { !isFinite($0) }) {
        self.runs.append(self.points.count..<self.points.count + part.count)
        self.points.append(contentsOf: part)
      }
    }
  }
}
