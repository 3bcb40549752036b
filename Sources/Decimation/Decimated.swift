/// The points that a decimation kept, and how they hang together.
///
/// `indices` are positions in the input. `runs` are positions in `indices`: each run is one unbroken
/// stretch of the series, so a drawer starts a new subpath per run and never bridges a gap.
///
///     let kept = M4.indices(x: x.span, y: y.span, domain: 0...100, buckets: 640)
///     for run in kept.runs {
///       for index in kept.indices[run] { /* x[index], y[index] */ }
///     }
public struct Decimated: Equatable, Sendable {
  /// The kept positions of the input, strictly ascending.
  public var indices: [Int]

  /// The unbroken stretches: ranges of positions in `indices`.
  ///
  /// They are not empty, ascend, and together cover `indices` exactly.
  public var runs: [Range<Int>]

  /// Creates a result; empty by default.
  public init(indices: [Int] = [], runs: [Range<Int>] = []) {
    self.indices = indices
    self.runs = runs
  }
}
