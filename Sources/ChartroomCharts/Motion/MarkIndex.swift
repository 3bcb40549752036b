import ChartroomUI

/// The identities of the marks of a chart, by which an animation finds them in another state of the chart.
///
/// A mark is identified by the ids of the elements of `ForEach` that it belongs to, its kind, its relation to masks,
/// and its number among the marks with all of them in common. Gaps have no identity.
struct MarkIndex {
  /// The number of marks of a chart, and of points of a line, up to which they are identified.
  static let mostMarks = 5_000

  /// The identity of a mark.
  struct Key: Hashable {
    /// The ids of the elements, each after the numbers of all statements and branches around its `ForEach`.
    let path: [AnyHashable]
    let kind: MarkKind
    let role: MaskRole
    let number: Int
  }

  /// The place of a mark.
  struct Place: Hashable {
    let batch: Int
    let mark: Int
  }

  /// The identities by the indices of batches and marks; empty for batches without identities.
  private(set) var keys: [[Key?]]
  private(set) var places: [Key: Place] = [:]

  /// Identifies marks.
  ///
  /// - Parameters:
  ///   - batches: The batches.
  ///   - runs: The elements, the inner ones before the outer ones.
  ///   - functions: The batches of functions, whose samples have no identity.
  ///   - layers: The layers of the chart.
  /// - Complexity: O(*n*) for *n* marks; there are no identities for more than `mostMarks`.
  init(
    _ batches: [MarkBatch], runs: [ElementRun], functions: Set<Int>, layers: [MarkLayer]
  ) {
    keys = Array(repeating: [], count: batches.count)
    let known = batches.indices.filter { !functions.contains($0) }
    let count = known.reduce(0) { $0 + batches[$1].count }
    guard count <= Self.mostMarks else { return }
    let paths = runs.paths(of: Array(0..<count))
    var numbers: [Key: Int] = [:]
    var place = 0
    for batch in known {
      let kind = batches[batch].form.kind
      let role = layers.maskRole(of: batches[batch].settings)
      for mark in 0..<batches[batch].count {
        let first = Key(path: paths[place], kind: kind, role: role, number: 0)
        let number = numbers[first, default: 0]
        numbers[first] = number + 1
        place += 1
        let isGap = batches[batch].isGap(mark)
        let key =
          isGap ? nil : Key(path: first.path, kind: kind, role: role, number: number)
        keys[batch].append(key)
        if let key { places[key] = Place(batch: batch, mark: mark) }
      }
    }
  }
}

extension MarkBatch {
  /// Returns whether a value of a mark is missing.
  fileprivate func isGap(_ mark: Int) -> Bool {
    [x, y, angle].contains { column in
      [column.start, column.end].contains { mark < $0.count && !$0[mark].isFinite }
    }
  }
}
