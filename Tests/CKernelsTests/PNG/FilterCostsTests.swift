import CKernels
import TestSupport
import Testing

@Suite("costs of filters")
struct FilterCostsTests {
  /// The costs by their definition.
  private func twin(_ row: [UInt8], _ above: [UInt8], _ second: [UInt8]) -> [UInt32] {
    let looked = min(8, row.count)..<row.count
    /// The byte after a filter, in the row or in the one above.
    func filtered(_ filter: Int, _ row: [UInt8], _ above: [UInt8], _ at: Int) -> UInt8 {
      [row[at], row[at] &- row[at - 4], row[at] &- above[at]][filter]
    }
    return (0..<3).map { filter in
      looked.reduce(0) { cost, at in
        let byte = filtered(filter, row, above, at)
        if byte == filtered(filter, row, above, at - 4) { return cost }
        if byte == filtered(filter, above, second, at) { return cost + 1 }
        return cost + ([0, 1, 255].contains(byte) ? 3 : 5)
      }
    }
  }

  @Test(
    "are those of the definition at every vector width, for rows longer than a byte can count too",
    arguments: [0, 1, 2, 9, 10, 11, 100, 2039, 2050, 5000])
  func definition(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    // Few values, so that bytes are equal to every neighbour often enough.
    func pixels(_ count: Int) -> [UInt8] {
      (0..<4 * count).map { _ in [0, 1, 3, 120].randomElement(using: &random) ?? 0 }
    }
    var rows = (0..<3).map { _ in pixels(count) }
    // In the middle they are flat but for a pixel or two.
    for row in rows.indices {
      let flat = (0..<count / 2).flatMap { _ in [1, 2, 3, 4] as [UInt8] }
      rows[row].replaceSubrange(count / 4 * 4..<count / 4 * 4 + flat.count, with: flat)
      if count > 9 { rows[row][4 * Int.random(in: 0..<count, using: &random)] = 7 }
    }
    let expected = twin(rows[0], rows[1], rows[2])
    for kernel in everyWidth(ck_filter_costs_for) {
      var costs: [UInt32] = [7, 7, 7]
      kernel(rows[0], rows[1], rows[2], count, &costs)
      #expect(costs == expected)
    }
  }

  @Test("what a filter predicts costs nothing")
  func extremes() {
    let plain = [UInt8](repeating: 9, count: 4 * 3000)
    let steps = (0..<12_000).map { UInt8(truncatingIfNeeded: $0 / 4 * 7) }
    for kernel in everyWidth(ck_filter_costs_for) {
      var costs: [UInt32] = [7, 7, 7]
      kernel(plain, plain, plain, 3000, &costs)
      #expect(costs == [0, 0, 0])
      kernel(steps, steps.map { $0 &+ 50 }, plain, 3000, &costs)
      #expect(costs[0] > 0 && costs[1] == 0 && costs[2] == 0)
    }
  }
}
