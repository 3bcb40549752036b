import Decimation

/// The oracle of bucket algorithms, written the long way: give every point its bucket, cut into runs,
/// cut runs into groups, sort each group.
struct NaiveBuckets<Value: SeriesValue> {
  struct Group: Equatable {
    /// The number of the bucket; -1 before and `count` after all of them.
    var bucket: Int
    var indices: [Int]
  }

  var values: [Value]
  /// The bucket of each point.
  var buckets: [Int]
  var count: Int

  /// Cuts a series at the lower edges of its buckets and the upper edge of the last one.
  init<X: Coordinate>(_ values: [Value], x: [X], edges: [X], holdsUpperEdge: Bool) {
    let points = min(values.count, x.count)
    let last = edges.count - 1
    self.values = Array(values[..<points])
    count = last
    buckets = x[..<points].map { x in
      if x < edges[0] { return -1 }
      if holdsUpperEdge ? x > edges[last] : x >= edges[last] { return last }
      return edges[..<last].lastIndex { $0 <= x } ?? -1
    }
  }

  /// For each run, its groups.
  var runs: [[Group]] {
    var runs: [[Group]] = [[]]
    for index in values.indices {
      if values[index].isGap {
        runs.append([])
      } else if let last = runs[runs.count - 1].last, last.bucket == buckets[index] {
        runs[runs.count - 1][runs[runs.count - 1].count - 1].indices.append(index)
      } else {
        runs[runs.count - 1].append(Group(bucket: buckets[index], indices: [index]))
      }
    }
    return runs
  }

  func m4() -> Decimated {
    select { group in
      group.count <= 4 ? group : [group[0], lowest(group), highest(group), group[group.count - 1]]
    }
  }

  func minMax() -> Decimated { select { [lowest($0), highest($0)] } }

  private func lowest(_ group: [Int]) -> Int {
    group.sorted { (values[$0], $0) < (values[$1], $1) }[0]
  }

  private func highest(_ group: [Int]) -> Int {
    group.sorted { (values[$1], $0) < (values[$0], $1) }[0]
  }

  private func select(_ choice: ([Int]) -> [Int]) -> Decimated {
    var result = Decimated()
    for run in runs {
      var kept: [Int] = []
      for (place, group) in run.enumerated() {
        if (0..<count).contains(group.bucket) {
          kept += choice(group.indices)
        } else {
          if place > 0 { kept.append(group.indices[0]) }
          if place < run.count - 1 { kept.append(group.indices[group.indices.count - 1]) }
        }
      }
      let unique = Set(kept).sorted()
      if !unique.isEmpty {
        result.runs.append(result.indices.count..<result.indices.count + unique.count)
        result.indices += unique
      }
    }
    return result
  }
}
