/// A part of a run that one of several machines does.
package struct Shard: Codable, Hashable, Sendable {
  /// The number of the shard, from 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// Creates a shard; `nil` if the number is not between 1 and the count.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns the shard that the variables of an array job name.
  ///
  /// - Parameters:
  ///   - environment: The variables. Slurm sets `SLURM_ARRAY_TASK_ID`, `SLURM_ARRAY_TASK_MIN`,
  ///     `SLURM_ARRAY_TASK_STEP` and `SLURM_ARRAY_TASK_COUNT`; an indexed job of Kubernetes sets
  ///     `JOB_COMPLETION_INDEX` only.
  ///   - count: The number of shards; `nil` for that of the variables.
  /// - Returns: The shard; `nil` if the variables name none, or if the number of shards is unknown.
  package static func fromJob(_ environment: [String: String], count: Int?) -> Shard? {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let task = number("SLURM_ARRAY_TASK_ID") {
      let (first, step) = (
        number("SLURM_ARRAY_TASK_MIN") ?? 0, number("SLURM_ARRAY_TASK_STEP") ?? 1
      )
      guard let count = count ?? number("SLURM_ARRAY_TASK_COUNT"), step >= 1,
        case let (distance, isTooLarge) = task.subtractingReportingOverflow(first), !isTooLarge,
        distance >= 0, distance.isMultiple(of: step), distance / step < count
      else { return nil }
      return Shard(distance / step + 1, of: count)
    }
    guard let index = number("JOB_COMPLETION_INDEX"), let count, (0..<count).contains(index) else {
      return nil
    }
    return Shard(index + 1, of: count)
  }

  /// Returns the indices of the shard's items, ascending: every `count`-th one.
  ///
  /// - Parameter items: The number of items of the whole run.
  /// - Returns: The indices.
  package func indices(of items: Int) -> [Int] {
    Array(stride(from: number - 1, to: items, by: count))
  }

  /// Returns the indices of the shard's items, ascending, such that the shards weigh about the same.
  ///
  /// The heaviest item comes first, and each goes to the lightest shard, so that all shards get the same division from
  /// the same weights.
  ///
  /// - Parameter weights: The weights of all items of the whole run, such as their times in seconds.
  /// - Returns: The indices.
  /// - Complexity: O(*n* · (log *n* + *s*)) for *n* items and *s* shards.
  package func indices(weights: [Double]) -> [Int] {
    var loads = [Double](repeating: 0, count: count)
    var own: [Int] = []
    let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    for index in order {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weights[index]
      if lightest == number - 1 { own.append(index) }
    }
    return own.sorted()
  }
}
