import ArgumentParser
import Chartroom
import DataTables
import Decimation
import Foundation

/// `chartroom decimate [FILE]`.
struct DecimateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "decimate",
    abstract:
      "Reduces a data file to a limited number of rows that preserve the shape of its line.",
    discussion: """
      The input is CSV with a header, separated by commas, semicolons or tabs, unless --raw is given. By \
      default, the output is the header and the kept rows, unchanged. Empty cells, NaN, NA and null are gaps. \
      One row of each gap between kept rows is kept, so that no line is drawn across the gap. A file with no \
      more rows than --points is kept whole. Blank lines are dropped, except in a file with one column, where \
      they are gaps.
      """)

  /// The binary formats as the option names them.
  enum Raw: String, CaseIterable, ExpressibleByArgument {
    case f64
  }

  @Argument(help: "CSV file with a header, or - for standard input.")
  var file = "-"

  @Option(
    help: """
      Algorithm: m4 preserves every pixel of a 1-pixel line without antialiasing, with one bucket per pixel \
      column; minmax keeps the lowest and the highest row of each bucket; lttb and minmaxlttb keep the shape \
      but can drop peaks.
      """)
  var algorithm = DecimationAlgorithm.m4

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Maximum number of rows to keep. m4 uses a quarter as many buckets, and minmax half as many. With 8 rows \
      per pixel column, a plot of the rows that m4 keeps is almost identical to a plot of all rows.
      """, valueName: "n"),
    transform: OptionFormat.count("a row count", in: 1 ... .max, example: 2000).read)
  var points: Int

  @Option(
    help: ArgumentHelp(
      """
      Column of the positions: ascending numbers, or times such as 2024-05-01T12:30:00Z (default: the \
      row number).
      """, valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "Column of the values (default: the first column of numbers other than --x).",
      valueName: "column"))
  var y: String?

  @Option(help: "Read raw values instead of CSV; f64 means little-endian doubles.")
  var raw: Raw?

  @Option(
    help: """
      Output format: csv (with --raw, the columns index and value); json (arrays index, x and y, with null for \
      gaps); or indices (row numbers from 0).
      """)
  var format = RowFormat.csv

  @Option(
    help: ArgumentHelp("Write the rows to a file instead of standard output.", valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Also draw all rows and the kept rows side by side in a PNG file.", valueName: "file"))
  var compare: String?

  @Flag(
    help: "Print the speed, and the pixel error relative to a plot of all rows, to standard error.")
  var report = false

  func threads() -> Int? { compare == nil && !report ? nil : 0 }

  @MainActor
  func perform() throws -> ExitCode {
    for (option, file) in [("--out", out), ("--compare", compare)] where file?.isEmpty == true {
      throw ToolError(.usage, "\(option) is empty. Give a file, or omit the option.")
    }
    if let compare {
      // Different spellings of one path are not detected.
      let (what, other) = compare == out ? ("--out", compare) : ("the input", file)
      if compare == other {
        throw ToolError(
          .usage, "\(what) and --compare are both '\(compare)'. Give --compare another file."
        )
      }
    }
    if raw != nil, x != nil || y != nil {
      throw ToolError(
        .usage,
        "\(x != nil ? "--x" : "--y") names a column, but a --raw file has no columns. Omit one of the two."
      )
    }
    let clock = ContinuousClock()
    let start = clock.now
    let input = try read()
    let reading = clock.now - start
    let infinite = input.counts().infinite
    if infinite > 0 {
      let values = infinite == 1 ? "value is treated as a gap" : "values are treated as gaps"
      StandardError.warn("\(input.name): \(infinite) infinite \(values)")
    }
    return switch input.positions {
    case .numbers(let positions): try perform(input, positions, points, reading)
    case .whole(let positions): try perform(input, positions, points, reading)
    }
  }

  /// Decimates the series and writes all requested outputs.
  @MainActor
  private func perform<X: Coordinate>(
    _ input: SeriesInput, _ positions: Positions<X>, _ points: Int, _ reading: Duration
  ) throws(ToolError) -> ExitCode {
    let result = try FittedDecimation(input, positions, algorithm, most: points)
    let rows = format.text(of: result.rows, from: input, keptBy: algorithm)
    do {
      if let compare {
        let sheet = ComparisonSheet(result.kept, of: input, at: positions, algorithm)
        try AtomicFile.write(sheet.png(), to: compare)
      }
      if let out {
        try AtomicFile.write(rows, to: out)
        try StandardOutput.report(compare.map { "\(out)\n\($0)" } ?? out, after: out)
      } else {
        try StandardOutput.write(rows, after: compare)
      }
      if report {
        let report = try DecimationReport(
          result, of: input, at: positions, algorithm, reading: reading)
        StandardError.print("\(report)")
      }
    } catch {
      throw ToolError(ending: error)
    }
    return .done
  }

  private func read() throws(ToolError) -> SeriesInput {
    let name = file == "-" ? "standard input" : file
    return try ToolError.mapping {
      let bytes =
        try file == "-"
        ? InputFile.readStandardInput() : InputFile.read(file, type: raw == nil ? "csv" : "f64")
      return raw == nil
        ? try SeriesInput(bytes, name: name, x: x, y: y)
        : try SeriesInput(littleEndianDoubles: bytes, name: name)
    }
  }
}
