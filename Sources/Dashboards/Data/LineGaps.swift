import Decimation

/// The gaps of lines over dates: missing values, and steps between rows that are clearly longer than the usual one.
package struct LineGaps {
  /// Whether lines go straight over all gaps.
  private let isJoined: Bool
  /// The positions before gaps between rows; several series can have the same ones.
  private var starts: Set<Double> = []
  /// The number of different gaps between rows, and the first of them with its usual step.
  package var count: Int { starts.count }
  package private(set) var first: (start: Double, step: Double)?
  /// The gaps of the last series; those of a table often share their positions.
  private var last: PositionGaps?

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
      if last?.hasSameStorage(as: x) != true {
        let found = PositionGaps(of: x)
        starts.formUnion(found.starts.lazy.map { x[$0] })
        last = found
      }
      guard let last, let step = last.step, let start = last.starts.first else { return (x, y) }
      if first.map({ x[start] < $0.start }) ?? true { first = (x[start], step.length) }
      return Self.split(x, y, at: last.starts)
    }
    guard !y.allSatisfy(\.isFinite) else { return (x, y) }
    let known = y.indices.filter { y[$0].isFinite }
    return (
      ContiguousArray(known.lazy.map { x[$0] }), ContiguousArray(known.lazy.map { y[$0] })
    )
  }

  private static func split(
    _ x: ContiguousArray<Double>, _ y: ContiguousArray<Double>, at starts: [Int]
  ) -> (x: ContiguousArray<Double>, y: ContiguousArray<Double>) {
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

/// The gaps between positions.
private struct PositionGaps {
  private let positions: ContiguousArray<Double>
  /// The usual step; `nil` if the positions are not regular.
  let step: UsualStep?
  /// The indices of the positions before gaps, in order.
  let starts: [Int]

  init(of positions: ContiguousArray<Double>) {
    self.positions = positions
    let step = UsualStep(of: positions)
    self.step = step
    starts =
      step.map { step in
        positions.indices.dropLast().filter { positions[$0 + 1] - positions[$0] > step.longest }
      } ?? []
  }

  /// Returns whether the gaps were found in an array with the same storage.
  func hasSameStorage(as other: ContiguousArray<Double>) -> Bool {
    positions.hasSameStorage(as: other)
  }
}
