import CKernels
import TestSupport
import Testing

@Suite("stretches")
struct AddStretchesTests {
  private static let rows = 6
  private static let columns = 5

  private var kernels: [ck_add_stretches] { everyWidth(ck_add_stretches_for) }

  /// Stretches about a part of 6 rows, some of them empty or out of sight.
  private func stretches(
    _ count: Int, short: Bool, from random: inout SplitMix64
  ) -> [(top: Int32, bottom: Int32)] {
    (0..<count).map { _ in
      let top = Int32.random(in: -600...2200, using: &random)
      return (top, top + Int32.random(in: -100...(short ? 200 : 1500), using: &random))
    }
  }

  /// The twin: of each row of each column, the units that are covered, counted one by one.
  private func twin(
    _ layers: [[(top: Int32, bottom: Int32)]], lanes: Int, seen: Range<Int32>
  ) -> [[Int]] {
    var covered = Array(
      repeating: Array(repeating: 0, count: Int(ck_strip)), count: Self.rows)
    for line in 0..<Self.columns * lanes {
      for unit in seen
      where layers.contains(where: { $0[line].top <= unit && unit < $0[line].bottom }) {
        covered[Int(unit - seen.lowerBound) >> 8][line / lanes] += Int(ck_fine_lanes) / lanes
      }
    }
    return covered
  }

  private func sums(_ changes: [Int16]) -> [[Int]] {
    let width = Int(ck_strip)
    var sums = Array(repeating: 0, count: width)
    return (0..<Self.rows).map { row in
      for column in 0..<width { sums[column] += Int(changes[row * width + column]) }
      return sums
    }
  }

  /// Where the twin's rows are covered.
  private func expect(_ rows: ck_rows, hold covered: [[Int]]) {
    let touched = covered.indices.filter { covered[$0].contains { $0 > 0 } }
    guard let first = touched.first, let last = touched.last else {
      #expect(rows.first >= rows.last)
      return
    }
    #expect(Int(rows.first) >> 8 == first)
    #expect(Int(rows.last - 1) >> 8 == last)
  }

  @Test("each row of a column has what its lines cover", arguments: [ck_lanes, ck_fine_lanes])
  func oneLayer(lanes: Int) {
    var random = SplitMix64(seed: 6)
    for round in 0..<40 {
      var lines = stretches(
        Self.columns * lanes, short: round.isMultiple(of: 2), from: &random)
      // Level below.
      if round.isMultiple(of: 3) {
        for line in lines.indices { lines[line] = (min(lines[line].top, 1200), 1300) }
      }
      let seen: Range<Int32> = 256..<Int32(256 * (Self.rows + 1))
      let expected = twin([lines], lanes: lanes, seen: seen)
      for kernel in kernels {
        var changes = [Int16](repeating: 0, count: (Self.rows + 2) * Int(ck_strip))
        let rows = kernel(
          lines.map(\.top), lines.map(\.bottom), Self.columns, Int32(lanes),
          ck_rows(first: seen.lowerBound, last: seen.upperBound), &changes)
        #expect(sums(changes) == expected)
        expect(rows, hold: expected)
      }
    }
  }

  @Test("what several layers cover counts once", arguments: [ck_lanes, ck_fine_lanes], [2, 3, 9])
  func layers(lanes: Int, count: Int) {
    var random = SplitMix64(seed: 8)
    for round in 0..<20 {
      let layers = (0..<count).map { _ in
        stretches(Self.columns * lanes, short: round.isMultiple(of: 2), from: &random)
      }
      let seen: Range<Int32> = 0..<Int32(256 * Self.rows)
      var changes = [Int16](repeating: 0, count: (Self.rows + 2) * Int(ck_strip))
      var order = Array(0..<UInt32(count))
      var sorted = [Int32](repeating: 0, count: count)
      let rows = ck_add_layers(
        layers.flatMap { $0.map(\.top) }, layers.flatMap { $0.map(\.bottom) }, count,
        Self.columns, Int32(lanes), &order, &sorted,
        ck_rows(first: seen.lowerBound, last: seen.upperBound), &changes)
      let expected = twin(layers, lanes: lanes, seen: seen)
      #expect(sums(changes) == expected)
      #expect(Set(order) == Set(0..<UInt32(count)))
      expect(rows, hold: expected)
    }
  }

  @Test("nothing is added where nothing is covered")
  func none() {
    let lines = [Int32](repeating: 500, count: Int(ck_lanes))
    for kernel in kernels {
      var changes = [Int16](repeating: 0, count: 4 * Int(ck_strip))
      let rows = kernel(lines, lines, 1, Int32(ck_lanes), ck_rows(first: 0, last: 512), &changes)
      #expect(rows.first >= rows.last)
      #expect(changes.allSatisfy { $0 == 0 })
    }
  }
}
