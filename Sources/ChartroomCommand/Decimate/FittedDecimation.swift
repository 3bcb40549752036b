import CairoCanvas
import Decimation

/// The largest result of a decimation within a maximum number of rows.
struct FittedDecimation {
  /// The kept points.
  let kept: Decimated
  /// The rows to write: the points, and one row of each gap between them.
  let rows: [Int]
  /// The time of the algorithm's last pass over the series.
  let duration: Duration

  /// Decimates a series.
  ///
  /// Every run between two gaps keeps at least one point, so a series with many gaps can keep more points
  /// than requested. In that case, bisection reduces the request, to a precision of a hundredth of `most`.
  ///
  /// - Parameters:
  ///   - input: The series, which is kept whole if it has at most `most` rows.
  ///   - positions: The positions of the points.
  ///   - algorithm: The algorithm.
  ///   - most: The maximum number of rows to keep, 1 or more.
  /// - Throws: `ToolError` with the minimum number of rows if it exceeds `most`: status 3 if gaps are the
  ///   cause, 2 otherwise.
  init<X: Coordinate>(
    _ input: SeriesInput, _ positions: Positions<X>, _ algorithm: DecimationAlgorithm, most: Int
  ) throws(ToolError) {
    let values = input.values
    // The indices and runs of the points, the numbers of the rows, and their text.
    try ToolError.mapping { () throws(CanvasError) in
      try FreeMemory.require(64 * min(most, values.count))
    }
    func decimated(_ points: Int) -> (kept: Decimated, duration: Duration) {
      let clock = ContinuousClock()
      let start = clock.now
      let kept = algorithm.indices(of: values.span, at: positions, points: points)
      return (kept, clock.now - start)
    }
    func fits(_ kept: Decimated) -> Bool { KeptRows.count(of: kept) <= most }

    if values.count <= most {
      kept = Decimated(all: values)
      rows = Array(values.indices)
      duration = .zero
      return
    }
    var best = decimated(most)
    if !fits(best.kept) {
      let least = algorithm.least(of: most)
      best = decimated(least)
      guard fits(best.kept) else {
        let rows = KeptRows.count(of: best.kept)
        let pieces = best.kept.runs.count
        guard pieces > 1 else {
          throw ToolError(
            .usage,
            "--points: '\(most)' is less than \(rows), the minimum number of rows for \(algorithm.rawValue). "
              + "Give \(rows) or more.")
        }
        throw ToolError(
          .badInput,
          "\(input.name): gaps split the series into \(pieces) runs, for which \(algorithm.rawValue) needs "
            + "at least \(rows) rows. Give --points \(rows) or more.")
      }
      // The lower bound fits, the upper one does not. An improvement by a hundredth is not worth a pass.
      var bounds = least..<most
      while bounds.count > max(1, most / 100) {
        let middle = bounds.lowerBound + bounds.count / 2
        let next = decimated(middle)
        if fits(next.kept) {
          best = next
          bounds = middle..<bounds.upperBound
        } else {
          bounds = bounds.lowerBound..<middle
        }
      }
    }
    kept = best.kept
    rows = KeptRows.rows(of: best.kept, from: values.span)
    duration = best.duration
  }
}

extension Decimated {
  /// Creates the result that keeps all finite points of a series.
  fileprivate init(all values: ContiguousArray<Double>) {
    self.init()
    for index in values.indices where values[index].isFinite {
      if index > 0, values[index - 1].isFinite, let last = runs.popLast() {
        runs.append(last.lowerBound..<indices.count + 1)
      } else {
        runs.append(indices.count..<indices.count + 1)
      }
      indices.append(index)
    }
  }
}
