public import Foundation

/// A line through data points, with gaps: runs of points that are joined.
public struct Polyline: Equatable, Sendable {
  /// All points, in drawing order.
  ///
  /// Every coordinate is finite.
  public private(set) var points: [CGPoint]
  /// The runs, as ranges of `points`, none of them empty.
  ///
  /// A run of one point is a dot.
  public private(set) var runs: [Range<Int>]

  /// Creates a line of one unbroken run; points that are not finite break it.
  public init(_ points: [CGPoint]) {
    self.init(points: points, runs: [0..<points.count])
  }

  /// Creates a line of several runs.
  ///
  /// Points that are not finite are left out and break their run; what a run has beyond the points
  /// is cut off.
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
