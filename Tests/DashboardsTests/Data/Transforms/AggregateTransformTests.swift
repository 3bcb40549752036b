import Foundation
import Testing

@Suite("Aggregation")
struct AggregateTransformTests {
  /// Returns a statistic, computed as its definition says.
  private func twin(_ statistic: String, _ cells: [TestCell]) -> TestCell {
    let values = cells.filter { $0 != .missing }
    let numbers = values.map(\.number).sorted()
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    func quantile(_ q: Double) -> TestCell {
      guard let last = numbers.last else { return .missing }
      let place = q * Double(numbers.count - 1)
      let low = numbers[Int(place)]
      let high = Int(place) + 1 < numbers.count ? numbers[Int(place) + 1] : last
      return .number(low + (high - low) * (place - floor(place)))
    }
    switch statistic {
    case "count": return .number(Double(values.count))
    case "distinct": return .number(Double(Set(values).count))
    case "sum": return .number(numbers.reduce(0, +))
    case "mean": return TestCell(mean)
    case "min": return numbers.first.map { .number($0) } ?? .missing
    case "max": return numbers.last.map { .number($0) } ?? .missing
    case "median": return quantile(0.5)
    case "quantile": return quantile(0.9)
    case "standardDeviation":
      guard numbers.count > 1 else { return .missing }
      let squares = numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
      return .number(sqrt(squares / Double(numbers.count - 1)))
    case "first": return cells.first ?? .missing
    default: return cells.last ?? .missing
    }
  }

  private static let statistics = [
    "count", "sum", "mean", "min", "max", "median", "quantile", "standardDeviation", "distinct",
    "first",
    "last",
  ]

  @Test("Each statistic is that of its definition", arguments: 0..<48)
  func statistics(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let keys = [[], ["g"], ["h", "g"], ["t"]][seed % 4]
    let groupBy = keys.map { "{field: \($0)}" }.joined(separator: ", ")
    let values = Self.statistics.map {
      "{field: n, statistic: \($0), name: \($0)\($0 == "quantile" ? ", q: 0.9" : "")}"
    }
    let output = try TransformExample.rows(
      csv, "[{aggregate: {groupBy: [\(groupBy)], values: [\(values.joined(separator: ", "))]}}]")
    var groups = input.groups(by: keys)
    if keys.isEmpty, groups.isEmpty { groups = [[]] }
    #expect(output.names == keys + Self.statistics)
    #expect(output.rows.count == groups.count)
    for (row, group) in zip(output.rows, groups) {
      for (key, cell) in zip(keys, row) { #expect(cell == group[0][input.index(key)]) }
      for (statistic, cell) in zip(Self.statistics, row.dropFirst(keys.count)) {
        let expected = twin(statistic, group.map { $0[input.index("n")] })
        let isNear = abs(cell.number - expected.number) < 1e-9
        #expect(cell == expected || isNear, "\(statistic) of \(group)")
      }
    }
  }

  @Test("Infinite values are left out, as missing ones are")
  func infinite() throws {
    let csv = "g,n\na,1\na,inf\na,3\na,-inf\nb,inf\nb,\nc,5\n"
    let names = ["count", "sum", "mean", "min", "max", "median", "distinct"]
    let values = names.map { "{field: n, statistic: \($0), name: \($0)}" }
    let output = try TransformExample.rows(
      csv,
      "[{aggregate: {groupBy: [{field: g}], values: [\(values.joined(separator: ", "))]}}]")
    let expected: [[Double?]] = [
      [2, 4, 2, 1, 3, 2, 2], [0, 0, nil, nil, nil, nil, 0], [1, 5, 5, 5, 5, 5, 1],
    ]
    #expect(
      output.rows.map { Array($0.dropFirst()) }
        == expected.map { $0.map { TestCell($0 ?? .nan) } })
    let sums = try TransformExample.rows(csv, "[{window: {field: n, statistic: sum, name: s}}]")
    #expect(sums["s"] == [1, .nan, 4, .nan, .nan, .nan, 9].map { TestCell($0) })
  }

  @Test("Quantiles are interpolated between the nearest values")
  func quantiles() throws {
    let csv = "n\n10\n40\n20\n30\n"
    for (q, expected) in [("0", 10.0), ("0.25", 17.5), ("0.5", 25), ("0.9", 37), ("1", 40)] {
      let rows = try TransformExample.rows(
        csv, "[{aggregate: {values: [{field: n, statistic: quantile, q: \(q)}]}}]")
      #expect(abs(rows.rows[0][0].number - expected) < 1e-12)
    }
  }

  @Test("The two hours that a clock shows when it is set back are two groups")
  func repeatedHour() throws {
    let csv = """
      t,n
      2026-10-25T00:30:00Z,1
      2026-10-25T01:30:00Z,2
      2026-10-25T01:45:00Z,4

      """
    let rows = try TransformExample.rows(
      csv,
      "[{aggregate: {groupBy: [{field: t, unit: hour}], values: [{field: n, statistic: sum}]}}]",
      zone: "Europe/Berlin")
    #expect(
      "\(rows)" == "t | n\n2026-10-25T00:00:00Z | 1.0\n2026-10-25T01:00:00Z | 6.0")
  }

  @Test(
    "A column without values has statistics of every type, and an empty table has one group without keys"
  )
  func empty() throws {
    let values =
      "[{field: n, statistic: sum}, {field: n, statistic: first, name: f}, {statistic: count}]"
    let aggregate = "{aggregate: {values: \(values)}}"
    #expect(
      "\(try TransformExample.rows("g,n\na,\n", "[\(aggregate)]"))"
        == "n | f | count\n0.0 | – | 1.0")
    #expect(
      "\(try TransformExample.rows("g,n\na,1\n", "[{filter: {field: g, equals: b}}, \(aggregate)]"))"
        == "n | f | count\n0.0 | – | 0.0")
  }
}
