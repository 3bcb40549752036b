/// The points that a decimation keeps, divided into unbroken runs.
///
/// `indices` are indices of the input, and `runs` are ranges of positions in `indices`. Each run is one
/// unbroken part of the series. To draw the series without bridging its gaps, start a new subpath for each
/// run.
///
///     let kept = M4.indices(of: y.span, at: times, in: .equalWidth(640, over: 0...100))
///     for run in kept.runs {
///       for index in kept.indices[run] { /* x[index], y[index] */ }
///     }
public struct Decimated: Equatable, Sendable {
  /// The indices of the kept points in the input, strictly ascending.
  public var indices: [Int]

  /// The unbroken runs, as non-empty ranges of positions in `indices`.
  ///
  /// The runs are in ascending order and together cover `indices` exactly.
  public var runs: [Range<Int>]

  /// Creates a result; empty by default.
  ///
  /// - Parameters:
  ///   - indices: The indices of the kept points, strictly ascending; not checked.
  ///   - runs: The non-empty ranges of positions in `indices` that form runs. They must be in ascending order
  ///     and cover `indices` exactly; not checked.
  public init(indices: [Int] = [], runs: [Range<Int>] = []) {
    self.indices = indices
    self.runs = runs
  }

  /// Returns the kept points inside a range of the series, and their runs.
  ///
  /// - Parameter stretch: The range of indices of the input.
  /// - Returns: The kept points whose indices are inside the range; `self` if all are.
  /// - Complexity: O(*k*) for *k* kept points; O(1) if all of them are inside.
  public func clamped(to stretch: Range<Int>) -> Decimated {
    guard let first = indices.first, let last = indices.last,
      first < stretch.lowerBound || last >= stretch.upperBound
    else { return self }
    // The search starts at both ends, because most points lie inside.
    let begin = indices.firstIndex { $0 >= stretch.lowerBound } ?? indices.count
    let end = max(indices.lastIndex { $0 < stretch.upperBound }.map { $0 + 1 } ?? 0, begin)
    let inside = runs.map { $0.clamped(to: begin..<end) }.filter { !$0.isEmpty }
    return Decimated(
      indices: Array(indices[begin..<end]),
      runs: inside.map { $0.lowerBound - begin..<$0.upperBound - begin })
  }

  /// Creates a result from the positions in `indices` at which runs start.
  init(indices: [Int], starts: [Int]) {
    self.indices = indices
    runs = zip(starts, starts.dropFirst() + [indices.count]).map { $0..<$1 }
  }

  /// Creates a result from kept positions.
  ///
  /// - Parameters:
  ///   - indices: The indices of the kept points, ascending.
  ///   - hasGap: Returns whether a gap lies between two consecutive kept points.
  init(indices: [Int], partedBy hasGap: (Int, Int) -> Bool) {
    var starts = indices.isEmpty ? [] : [0]
    for place in indices.indices.dropFirst() where hasGap(indices[place - 1], indices[place]) {
      starts.append(place)
    }
    self.init(indices: indices, starts: starts)
  }
}
