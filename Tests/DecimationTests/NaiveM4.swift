import Decimation

/// The oracle of `M4`, written the long way: cut into runs, cut runs into groups, sort each group.
enum NaiveM4 {
  struct Group: Equatable {
    var run: Int
    var bucket: Int
    var indices: [Int]
  }

  static func bucket(_ x: Double, _ domain: ClosedRange<Double>, _ buckets: Int) -> Int {
    let count = max(1, buckets)
    let width = domain.upperBound - domain.lowerBound
    if x < domain.lowerBound { return -1 }
    if width == 0 || !width.isFinite { return x > domain.upperBound ? 1 : 0 }
    if x > domain.upperBound { return count }
    return min(count - 1, Int((x - domain.lowerBound) / width * Double(count)))
  }

  static func groups(
    x: [Double], y: [Double], domain: ClosedRange<Double>, buckets: Int
  ) -> [[Group]] {
    var runs: [[Int]] = [[]]
    for index in 0..<min(x.count, y.count) {
      if x[index].isFinite && y[index].isFinite {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([])
      }
    }
    return runs.enumerated().map { number, run in
      var groups: [Group] = []
      for index in run {
        let bucket = bucket(x[index], domain, buckets)
        if let last = groups.last, last.bucket == bucket {
          groups[groups.count - 1].indices.append(index)
        } else {
          groups.append(Group(run: number, bucket: bucket, indices: [index]))
        }
      }
      return groups
    }
  }

  static func indices(
    x: [Double], y: [Double], domain: ClosedRange<Double>, buckets: Int
  ) -> Decimated {
    let width = domain.upperBound - domain.lowerBound
    let count = width > 0 && width.isFinite ? max(1, buckets) : 1
    var result = Decimated()
    for run in groups(x: x, y: y, domain: domain, buckets: buckets) {
      var kept: [Int] = []
      for (place, group) in run.enumerated() {
        let (first, last) = (group.indices[0], group.indices[group.indices.count - 1])
        if group.bucket < 0 || group.bucket >= count {
          if place > 0 { kept.append(first) }
          if place < run.count - 1 { kept.append(last) }
        } else if group.indices.count <= 4 {
          kept += group.indices
        } else {
          let low = group.indices.sorted { (y[$0], $0) < (y[$1], $1) }[0]
          let high = group.indices.sorted { (-y[$0], $0) < (-y[$1], $1) }[0]
          kept += [first, low, high, last]
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
