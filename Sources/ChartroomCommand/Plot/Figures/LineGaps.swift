/// The gaps of lines over times: missing values, and steps between rows that are clearly longer than the usual one.
struct LineGaps<X: ContinuousPosition> {
  /// Whether lines go straight over all gaps.
  private let isJoined: Bool
  /// The number of gaps between rows, and the first of them with its usual step.
  private(set) var count = 0
  private(set) var first: (start: Double, step: Double)?

  /// Begins with no gaps.
  init(isJoined: Bool) { self.isJoined = isJoined }

  /// Finds the gaps of a series with ascending positions.
  ///
  /// - Returns: The series, with points without a value in the gaps between rows, or without any.
  /// - Complexity: O(*n*) for *n* points.
  mutating func split(_ series: PlotSeries<X>) -> PlotSeries<X> {
    guard isJoined else {
      return UsualStep(of: series.x).map { split(series, $0) } ?? series
    }
    guard !series.y.allSatisfy(\.isFinite) else { return series }
    return series.points(at: series.y.indices.filter { series.y[$0].isFinite })
  }

  private mutating func split(_ series: PlotSeries<X>, _ step: UsualStep) -> PlotSeries<X> {
    let x = series.x
    let starts = x.indices.dropLast().filter { x[$0 + 1] - x[$0] > step.longest }
    guard let start = starts.first.map({ x[$0] }) else { return series }
    count += starts.count
    if first.map({ start < $0.start }) ?? true { first = (start, step.length) }
    var result = PlotSeries<X>(id: series.id, x: [], y: [])
    result.x.reserveCapacity(x.count + starts.count)
    result.y.reserveCapacity(x.count + starts.count)
    var next = 0
    for start in starts {
      result.x.append(contentsOf: x[next...start])
      result.y.append(contentsOf: series.y[next...start])
      result.x.append(x[start] + (x[start + 1] - x[start]) * 0.5)
      result.y.append(.nan)
      next = start + 1
    }
    result.x.append(contentsOf: x[next...])
    result.y.append(contentsOf: series.y[next...])
    return result
  }
}
