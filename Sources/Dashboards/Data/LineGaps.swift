/// The gaps of lines over dates: missing values, and steps between rows that are clearly longer than the usual one.
package struct LineGaps {
  /// Whether lines go straight over all gaps.
  private let isJoined: Bool
  /// The number of gaps between rows, and the first of them with its usual step.
  package private(set) var count = 0
  package private(set) var first: (start: Double, step: Double)?

  /// Begins with no gaps.
  package init(isJoined: Bool) { self.isJoined = isJoined }

  /// Finds the gaps of a series with ascending positions.
  ///
  /// - Parameters:
  ///   - x: The positions.
  ///   - y: The values, one for each position.
  /// - Returns: The series, with points without a value in the gaps between rows, or without any.
  /// - Complexity: O(*n*) for *n* points.
  package mutating func split(
    _ x: ContiguousArray<Double>, _ y: ContiguousArray<Double>
  ) -> (x: ContiguousArray<Double>, y: ContiguousArray<Double>) {
    guard isJoined else {
      guard let step = UsualStep(of: x) else { return (x, y) }
      return split(x, y, step)
    }
    guard !y.allSatisfy(\.isFinite) else { return (x, y) }
    let known = y.indices.filter { y[$0].isFinite }
    return (
      ContiguousArray(known.lazy.map { x[$0] }), ContiguousArray(known.lazy.map { y[$0] })
    )
  }

  private mutating func split(
    _ x: ContiguousArray<Double>, _ y: ContiguousArray<Double>, _ step: UsualStep
  ) -> (x: ContiguousArray<Double>, y: ContiguousArray<Double>) {
    let starts = x.indices.dropLast().filter { x[$0 + 1] - x[$0] > step.longest }
    guard let start = starts.first.map({ x[$0] }) else { return (x, y) }
    count += starts.count
    if first.map({ start < $0.start }) ?? true { first = (start, step.length) }
    var result: (x: ContiguousArray<Double>, y: ContiguousArray<Double>) = ([], [])
    result.x.reserveCapacity(x.count + starts.count)
    result.y.reserveCapacity(x.count + starts.count)
    var next = 0
    for start in starts {
      result.x.append(contentsOf: x[next...start])
      result.y.append(contentsOf: y[next...start])
      result.x.append(x[start] + (x[start + 1] - x[start]) * 0.5)
      result.y.append(.nan)
      next = start + 1
    }
    result.x.append(contentsOf: x[next...])
    result.y.append(contentsOf: y[next...])
    return result
  }
}
