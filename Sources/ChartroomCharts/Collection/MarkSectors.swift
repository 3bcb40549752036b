import Foundation

/// The angles of the sectors of a chart.
///
/// Sectors of a value follow each other in the order of the data, from 0 to the sum of their values. Sectors of a
/// range have this range. The values of all sectors share the circle.
package struct MarkSectors {
  /// The values at which the sectors of one batch begin and end; NaN for gaps.
  package struct Ends {
    package var start: ContiguousArray<Double>
    package var end: ContiguousArray<Double>
  }

  /// The ends of the sectors by the indices of their batches.
  package private(set) var ends: [Int: Ends] = [:]
  /// The values from the start of the circle to its end.
  package private(set) var domain: ClosedRange<Double> = 0...0
  /// The sum of the values by which ends are divided, so that it does not overflow.
  private var unit = 1.0

  /// Places the sectors of a chart.
  ///
  /// A value that is negative or not finite has no angle, and neither has a range with such an end.
  ///
  /// - Parameter batches: The batches, of which others than those of sectors are ignored.
  /// - Complexity: O(*n*) for *n* marks.
  package init(_ batches: [MarkBatch]) {
    var count = 0
    var (low, high) = (Double.infinity, -Double.infinity)
    var most = 0.0
    for batch in batches where batch.form.sector != nil {
      count += batch.count
      for values in [batch.angle.start, batch.angle.end] {
        for value in values where value.isFinite { most = max(most, abs(value)) }
      }
    }
    if most * Double(count + 1) == .infinity { unit = Double(count + 1) * 2 }
    var sum = 0.0
    for (number, batch) in batches.enumerated() {
      guard let form = batch.form.sector else { continue }
      var found = Ends(start: batch.angle.start, end: batch.angle.end)
      if !form.isRange {
        found.end = found.start
        for index in 0..<batch.count {
          let value = batch.angle.start[index] / unit
          found.start[index] = sum
          sum += value > 0 && value.isFinite ? value : 0
          found.end[index] = sum
        }
      } else {
        for index in 0..<batch.count {
          let (first, second) = (found.start[index] / unit, found.end[index] / unit)
          found.start[index] = first.isFinite && second.isFinite ? min(first, second) : .nan
          found.end[index] = first.isFinite && second.isFinite ? max(first, second) : .nan
        }
      }
      for index in 0..<batch.count where found.end[index] > found.start[index] {
        low = min(low, found.start[index])
        high = max(high, found.end[index])
      }
      ends[number] = found
    }
    if low < high { domain = low...high }
  }

  /// Returns the parts of the circle at which a sector begins and ends, 0 to 1; `nil` for a gap.
  package func turns(of batch: Int, mark: Int) -> ClosedRange<Double>? {
    let length = domain.upperBound - domain.lowerBound
    guard let ends = ends[batch], ends.start.indices.contains(mark), length > 0,
      ends.start[mark] < ends.end[mark]
    else { return nil }
    return
      (ends.start[mark] - domain.lowerBound) / length...(ends.end[mark] - domain.lowerBound)
      / length
  }

  /// Returns the value at a part of the circle.
  ///
  /// - Parameter turn: The part, from 0 at 12 o'clock to 1, clockwise.
  /// - Returns: The value; of sectors without ranges, a sum of the values of the sectors up to there.
  package func value(atTurn turn: Double) -> Double {
    let value = (domain.lowerBound * (1 - turn) + domain.upperBound * turn) * unit
    let most = Double.greatestFiniteMagnitude
    return max(-most, min(value, most))
  }
}
