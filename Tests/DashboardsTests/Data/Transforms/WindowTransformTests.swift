import Foundation
import Testing

@Suite("Windows of rows")
struct WindowTransformTests {
  /// Returns a statistic of a row and those before it, computed from all rows of the window.
  private func twin(_ statistic: String, _ cells: [TestCell], _ row: Int, _ rows: Int?) -> Double {
    guard cells[row] != .missing else { return .nan }
    let window = cells[max(0, rows.map { row + 1 - $0 } ?? 0)...row].map(\.number)
      .filter { !$0.isNaN }.sorted()
    let sum = window.reduce(0, +)
    switch statistic {
    case "sum": return sum
    case "mean": return sum / Double(window.count)
    case "min": return window[0]
    case "max": return window[window.count - 1]
    case "median": return (window[(window.count - 1) / 2] + window[window.count / 2]) / 2
    default:
      let other = row - (rows ?? 1)
      return other < 0 ? .nan : cells[row].number - cells[other].number
    }
  }

  @Test(
    "Each statistic is that of all rows of the window", arguments: 0..<48,
    ["sum", "mean", "min", "max", "median", "difference"])
  func statistics(seed: Int, statistic: String) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let rows = [nil, 1, 2, 3, 5, 100][seed / 2 % 6]
    let length = rows.map { ", rows: \($0)" } ?? ""
    let key = seed.isMultiple(of: 2) ? "" : ", groupBy: [{field: g}]"
    let output = try TransformExample.rows(
      csv, "[{window: {field: n, statistic: \(statistic)\(length)\(key), name: w}}]")
    #expect(output.names == input.names + ["w"])
    #expect(output.rows.map { $0.dropLast() } == input.rows.map { $0[...] })
    let groups = [output.groups(by: ["g"]), output.rows.isEmpty ? [] : [output.rows]][
      key.isEmpty ? 1 : 0]
    for group in groups {
      let cells = group.map { $0[input.index("n")] }
      for (row, cells2) in group.enumerated() {
        let expected = twin(statistic, cells, row, rows)
        let found = cells2[cells2.count - 1].number
        #expect(
          found.isNaN == expected.isNaN && !(abs(found - expected) > 1e-9), "row \(row) of \(cells)"
        )
      }
    }
  }

  @Test("Cumulative sums, differences and rates by hand")
  func byHand() throws {
    let csv = """
      t,n
      2026-01-01T00:00:00Z,10
      2026-01-01T00:01:00Z,40
      2026-01-01T00:02:00Z,
      2026-01-01T00:03:00Z,50
      2026-01-01T00:03:30Z,65
      2026-01-01T00:03:30Z,70

      """
    func column(_ window: String) throws -> String {
      try TransformExample.rows(csv, "[{window: {field: n, \(window), name: w}}]")["w"]
        .map(\.description).joined(separator: " ")
    }
    #expect(try column("statistic: sum") == "10.0 50.0 – 100.0 165.0 235.0")
    #expect(try column("statistic: mean, rows: 2") == "10.0 25.0 – 50.0 57.5 67.5")
    #expect(try column("statistic: median") == "10.0 25.0 – 40.0 45.0 50.0")
    #expect(try column("statistic: difference") == "– 30.0 – – 15.0 5.0")
    #expect(try column("statistic: difference, rows: 3") == "– – – 40.0 25.0 –")
    #expect(try column("statistic: rate, time: t") == "– 0.5 – – 0.5 –")
    #expect(try column("statistic: rate, time: t, unit: minute") == "– 30.0 – – 30.0 –")
    #expect(try column("statistic: rate, time: t, unit: hour, rows: 3") == "– – – 800.0 600.0 –")
  }

  @Test("A great number in a window leaves no error in the sums behind it")
  func precision() throws {
    let rows = try TransformExample.rows(
      "n\n0.5\n1e17\n0.25\n0.125\n", "[{window: {field: n, statistic: sum, rows: 2}}]")
    #expect(rows["n"] == [0.5, 1e17, 1e17, 0.375].map { .number($0) })
  }
}
