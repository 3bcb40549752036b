/// The windows of a sequence of numbers: each number and those before it.
///
/// NaN are gaps, which do not count.
struct RowWindow {
  private let numbers: [Double]
  /// The number of rows of a window, at least 1; the first windows have fewer.
  private let length: Int
  /// The distance of the rows of a difference.
  private let distance: Int

  /// Creates the windows of some numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers; NaN for missing ones.
  ///   - rows: The number of rows of a window, and the distance of the rows of a difference; `nil` for all rows before
  ///     a number, and the distance 1.
  init(_ numbers: [Double], rows: Int?) {
    self.numbers = numbers
    length = max(min(rows ?? numbers.count, numbers.count), 1)
    distance = rows ?? 1
  }

  // MARK: Sums and extremes

  /// The sums; 0 for windows without numbers.
  var sums: [Double] { folded(numbers.map { $0.isNaN ? 0 : $0 }) { $0 + $1 } }

  /// The means; NaN for windows without numbers.
  var means: [Double] {
    let counts = folded(numbers.map { $0.isNaN ? 0 : 1 }) { $0 + $1 }
    return zip(sums, counts).map { $0 / $1 }
  }

  /// The minimums; ∞ for windows without numbers.
  var minimums: [Double] { folded(numbers.map { $0.isNaN ? .infinity : $0 }) { min($0, $1) } }

  /// The maximums; -∞ for windows without numbers.
  var maximums: [Double] { folded(numbers.map { $0.isNaN ? -.infinity : $0 }) { max($0, $1) } }

  /// Combines the values of each window.
  ///
  /// The values are divided into blocks of the length of a window. A window is the end of a block and the start of the
  /// next one, so each value is combined three times, and no value is taken out of a sum again, which would leave
  /// rounding errors behind.
  ///
  /// - Complexity: O(*n*) for *n* values.
  private func folded(
    _ values: [Double], _ combine: (Double, Double) -> Double
  ) -> [Double] {
    var (fromStart, toEnd) = (values, values)
    for index in values.indices where !index.isMultiple(of: length) {
      fromStart[index] = combine(fromStart[index - 1], values[index])
    }
    for index in values.indices.dropLast().reversed() where !(index + 1).isMultiple(of: length) {
      toEnd[index] = combine(values[index], toEnd[index + 1])
    }
    return values.indices.map { index in
      let start = index - length + 1
      return start <= 0 || start.isMultiple(of: length)
        ? fromStart[index] : combine(toEnd[start], fromStart[index])
    }
  }

  // MARK: Medians

  /// The medians; NaN for windows without numbers.
  ///
  /// - Complexity: O(*n* log *n*) for *n* numbers.
  var medians: [Double] {
    let order = numbers.indices.filter { !numbers[$0].isNaN }
      .sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    var ranks = Array(repeating: -1, count: numbers.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    var window = RankWindow(count: order.count)
    return numbers.indices.map { index in
      if ranks[index] >= 0 { window.insert(ranks[index]) }
      let old = index - length
      if old >= 0, ranks[old] >= 0 { window.remove(ranks[old]) }
      return Quantile.value(0.5, count: window.count) { numbers[order[window.rank(at: $0)]] }
    }
  }

  // MARK: Differences

  /// The differences to earlier numbers; NaN where one of the two is missing.
  var differences: [Double] {
    numbers.indices.map { $0 < distance ? .nan : numbers[$0] - numbers[$0 - distance] }
  }

  /// Returns the differences to earlier numbers in proportion to the time between them.
  ///
  /// - Parameters:
  ///   - times: The times of the numbers; NaN for missing ones.
  ///   - unit: The unit of time.
  /// - Returns: The rates; NaN where a number or a time is missing, and where time does not advance.
  func rates(_ times: [Double], per unit: Double) -> [Double] {
    let spans = RowWindow(times, rows: distance).differences
    return zip(differences, spans).map { $1 > 0 ? $0 / ($1 / unit) : .nan }
  }
}

/// A set of ranks that finds the lowest ones: a Fenwick tree of their counts.
private struct RankWindow {
  private(set) var count = 0
  private var tree: [Int]
  /// The greatest power of two that is at most the number of ranks.
  private let top: Int

  /// Creates an empty set of ranks from 0 to below a number.
  init(count: Int) {
    tree = Array(repeating: 0, count: count + 1)
    top = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
  }

  mutating func insert(_ rank: Int) { add(1, at: rank) }

  mutating func remove(_ rank: Int) { add(-1, at: rank) }

  private mutating func add(_ change: Int, at rank: Int) {
    count += change
    var index = rank + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  /// Returns the rank at an index of the ascending ranks.
  ///
  /// - Complexity: O(log *n*) for *n* possible ranks.
  func rank(at index: Int) -> Int {
    var (place, rest, step) = (0, index, top)
    while step > 0 {
      if place + step < tree.count, tree[place + step] <= rest {
        place += step
        rest -= tree[place]
      }
      step >>= 1
    }
    return place
  }
}
