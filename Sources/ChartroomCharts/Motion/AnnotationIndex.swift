/// The identities of the annotations of a chart, by which an animation moves them with their marks.
///
/// An annotation is identified by the ids of the elements of `ForEach` that its first mark belongs to, the kind of that
/// mark, and its number among the annotations with both of them in common.
struct AnnotationIndex {
  /// The identity of an annotation.
  struct Key: Hashable {
    /// The ids of the elements, as those of a mark.
    let path: [AnyHashable]
    /// The kind of the first mark; `nil` if there is none.
    let kind: MarkKind?
    let number: Int
  }

  /// The identities of the annotations, in order.
  let keys: [Key]

  /// Identifies annotations.
  ///
  /// - Parameters:
  ///   - annotations: The annotations.
  ///   - batches: The marks.
  ///   - runs: The elements, the inner ones before the outer ones.
  ///   - functions: The batches of functions, which belong to no element.
  /// - Complexity: O(*n* log *n*) for *n* annotations, and O(*m*) for the *m* elements of `ForEach` around them.
  init(
    _ annotations: [AnnotatedMarks], of batches: [MarkBatch], runs: [ElementRun],
    functions: Set<Int>
  ) {
    guard !annotations.isEmpty else {
      keys = []
      return
    }
    /// The number of marks in front of those of each batch.
    var starts: [Int] = []
    var count = 0
    for batch in batches.indices {
      starts.append(count)
      if !functions.contains(batch) { count += batches[batch].count }
    }
    let firsts = annotations.map { annotation -> (kind: MarkKind, mark: Int?)? in
      annotation.ranges(in: batches).first.map { batch, marks in
        let mark = functions.contains(batch) ? nil : starts[batch] + marks.lowerBound
        return (batches[batch].form.kind, mark)
      }
    }
    let marks = Set(firsts.compactMap { $0?.mark }).sorted()
    let paths = Dictionary(uniqueKeysWithValues: zip(marks, runs.paths(of: marks)))
    var numbers: [Key: Int] = [:]
    keys = firsts.map { first in
      let path = first?.mark.flatMap { paths[$0] } ?? []
      let key = Key(path: path, kind: first?.kind, number: 0)
      let number = numbers[key, default: 0]
      numbers[key] = number + 1
      return Key(path: path, kind: key.kind, number: number)
    }
  }
}
