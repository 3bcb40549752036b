import Foundation
import Testing

@Suite("Bins")
struct BinTransformTests {
  @Test("A number is in the interval of the multiples around it", arguments: 0..<24)
  func size(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let size = [0.5, 0.25, 3, 10][seed % 4]
    let output = try TransformExample.rows(
      csv, "[{bin: {field: m, size: \(size), name: low, end: high}}]")
    let rows = input.rows.map { row in
      let number = row[input.index("m")].number
      var low = -1000 * size
      while low + size <= number { low += size }
      return row + (number.isNaN ? [.missing, .missing] : [.number(low), .number(low + size)])
    }
    #expect(output == TestRows(input.names + ["low", "high"], rows))
  }

  @Test("Sizes of tenths have bounds of tenths")
  func tenths() throws {
    let rows = try TransformExample.rows(
      "n\n0.3\n0.29\n-0.1\n0.7\n", "[{bin: {field: n, size: 0.1, end: e}}]")
    #expect(rows["n"] == [0.3, 0.2, -0.1, 0.7].map { .number($0) })
    #expect(rows["e"] == [0.4, 0.3, 0, 0.8].map { .number($0) })
  }

  @Test("Intervals by count are round, adjacent and contain all values", arguments: 0..<24)
  func count(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let output = try TransformExample.rows(
      csv, "[{bin: {field: n, name: low, end: high\(seed < 12 ? ", count: 5" : "")}}]")
    var sizes: Set<Double> = []
    for (number, (low, high)) in zip(output["n"], zip(output["low"], output["high"])) {
      guard number != .missing else {
        #expect(low == .missing && high == .missing)
        continue
      }
      #expect((low.number...high.number).contains(number.number))
      sizes.insert(high.number - low.number)
      let quotient = low.number / (high.number - low.number)
      #expect(abs(quotient - quotient.rounded()) < 1e-9)
    }
    #expect(sizes.count <= 1)
  }

  @Test("Numbers of all magnitudes have intervals")
  func magnitudes() throws {
    let csv = "n\n1e300\n-1e300\n5e-324\n0\n"
    for bin in ["size: 1e-300", "size: 1e300", "count: 3", "count: 1000"] {
      let output = try TransformExample.rows(csv, "[{bin: {field: n, \(bin), name: b}}]")
      #expect(output["b"].allSatisfy { $0.number.isFinite })
    }
  }
}
