/// The usual step of regular positions, such as the minute of a log with a row each minute.
package struct UsualStep: Equatable, Sendable {
  /// The median of the steps.
  package let length: Double
  /// The length above which a step is a gap.
  package let longest: Double

  /// The maximum number of steps that are sorted.
  private static let mostSteps = 4_096
  /// The deviation from the median, as a fraction, within which a step is a usual one: months have 28 to 31 days.
  private static let tolerance = 0.1
  /// The share of usual steps from which positions are regular: five of seven days are working days.
  private static let leastShare = 0.75
  /// The ratio of a gap to the longest step that is not rare.
  private static let leastGap = 1.5
  /// The number of steps up to which a single one is more than 5 of 100.
  private static let fewSteps = 20
  /// The longest step over a weekend, with holidays, in working days; the shortest one; and the steps of a week.
  private static let (longestWeekend, shortestWeekend, weekSteps) = (4.5, 2.5, 4)

  /// Finds the usual step; `nil` for fewer than eight different positions, and if the steps are not regular.
  ///
  /// Steps are regular if three of four differ from their median by at most a tenth. A gap is longer than one and a
  /// half times the step that 95 of 100 do not exceed, so that the weekends of working days are no gaps. Of up to 20
  /// steps, all but the longest one take the place of the 95, unless no week has more than five positions and that step
  /// is as long as a weekend. Of more than 4096 steps, evenly spaced ones are examined.
  ///
  /// - Parameter positions: Ascending positions.
  /// - Complexity: O(*n*) for *n* positions.
  package init?(of positions: some RandomAccessCollection<Double>) {
    let steps = zip(positions, positions.dropFirst()).lazy.map { $1 - $0 }
    let count = steps.count { $0 > 0 }
    guard count >= 7 else { return nil }
    let stride = (count - 1) / Self.mostSteps + 1
    var (sorted, place): ([Double], Int) = ([], 0)
    for step in steps where step > 0 {
      if place.isMultiple(of: stride) { sorted.append(step) }
      place += 1
    }
    sorted.sort()
    let median = sorted[sorted.count / 2]
    let usual = sorted.count { abs($0 - median) <= median * Self.tolerance }
    guard Double(usual) >= Self.leastShare * Double(sorted.count) else { return nil }
    length = median
    let isWeekend =
      count <= Self.fewSteps
      && (Self.shortestWeekend...Self.longestWeekend).contains(sorted[count - 1] / median)
      && Self.longestRun(of: steps, upTo: median * (1 + Self.tolerance)) <= Self.weekSteps
    let usualEnd = isWeekend ? sorted.count - 1 : min(sorted.count * 95 / 100, sorted.count - 2)
    longest = Self.leastGap * max(median, sorted[usualEnd])
  }

  /// Returns the greatest number of adjacent steps, without those of zero, of at most a length.
  private static func longestRun(of steps: some Sequence<Double>, upTo length: Double) -> Int {
    var (run, longest) = (0, 0)
    for step in steps where step > 0 {
      run = step <= length ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
