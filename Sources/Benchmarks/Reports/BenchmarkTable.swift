import Chartroom
import Foundation

/// A report as a table for human readers, preceded by a description of the environment.
struct BenchmarkTable {
  private let report: BenchmarkReport

  init(_ report: BenchmarkReport) { self.report = report }

  private static let titles = [
    "benchmark", "samples", "minimum", "median", "p95", "ratio", "throughput",
  ]

  var text: String {
    let rows = report.results.map(Self.cells)
    let widths = Self.titles.indices.map { column in
      ([Self.titles] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = heading + ["", Self.line(Self.titles, widths)]
    var previous: BenchmarkResult?
    for (result, row) in zip(report.results, rows) {
      if let previous, Self.isGap(between: previous, and: result) { lines.append("") }
      lines.append(Self.line(row, widths))
      previous = result
    }
    return lines.joined(separator: "\n")
  }

  /// Returns whether a blank line separates two results: between levels and around groups of contenders.
  private static func isGap(between first: BenchmarkResult, and second: BenchmarkResult) -> Bool {
    guard first.benchmark.level == second.benchmark.level else { return true }
    return first.group != second.group && (first.ratio != nil || second.ratio != nil)
  }

  private var heading: [String] {
    let environment = report.environment
    let levels = Benchmark.Level.allCases.filter { level in
      report.results.contains { $0.benchmark.level == level }
    }
    let (cores, threads) = (environment.cores, environment.threads)
    return [
      "\(environment.date), \(environment.processor), \(cores) \(cores == 1 ? "core" : "cores"), "
        + "\(threads) \(threads == 1 ? "thread" : "threads"), Swift \(environment.swift), "
        + "Cairo \(environment.cairo)"
    ] + levels.map { "Timed in \($0.rawValue)/: \($0.timed)." }
  }

  private static func cells(of result: BenchmarkResult) -> [String] {
    let work = result.benchmark.work
    let rates = [
      (work.frames, "frames"), (work.points, "points"), (work.pixels, "pixels"), (work.bytes, "B"),
    ].compactMap { amount, unit in
      amount.map { Quantity.text(result.rate($0), of: unit) }
    }
    let remarks = [result.remark].compactMap { $0 }
    return [
      result.benchmark.name, "\(result.samples)", Quantity.text(result.time.minimum),
      Quantity.text(result.time.median), Quantity.text(result.time.p95),
      result.ratio.map { NumberText.threeDigits($0) } ?? "",
      (rates + remarks).joined(separator: ", "),
    ]
  }

  /// Returns a row with the first and last column aligned to the left, and the others to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 || column == cells.count - 1 ? cell.0 + space : space + cell.0
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
