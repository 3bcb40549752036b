import ArgumentParser
import Chartroom
import DataTables
import Decimation
import Foundation

/// `chartroom decimate [FILE]`.
struct DecimateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "decimate",
    abstract: "Keeps the few rows of a data file that draw the same line.",
    discussion: """
      Reads CSV with a header (comma, semicolon or tab), and prints the header and the kept rows as they \
      stand there. Empty cells, NaN, NA and null are gaps; of each gap between kept rows one row \
      stays, so that no line is drawn over it. A file with no more than N rows comes back whole, but for blank lines.
      """)

  /// The binary formats as the option names them.
  enum Raw: String, CaseIterable, ExpressibleByArgument {
    case f64
  }

  @Argument(help: "CSV file with a header; - is standard input.")
  var file = "-"

  @Option(
    help: """
      m4, which changes no pixel of a line without antialiasing; minmax; lttb or minmaxlttb, which keep \
      the look but may lose a peak.
      """)
  var algorithm = DecimationAlgorithm.m4

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The most rows to keep. M4 shares them out to N/4 buckets, min-max to N/2; 8 for each column \
      of pixels give a picture that can hardly be told from that of all.
      """, valueName: "n"),
    transform: OptionFormat.count("a row count", in: 1 ... .max, example: 2000).read)
  var points: Int

  @Option(
    help: ArgumentHelp(
      """
      Column of the positions: ascending numbers, or times such as 2024-05-01T12:30:00Z (default: the \
      number of the row).
      """, valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "Column of the values (default: the first one but --x that holds numbers).",
      valueName: "column"))
  var y: String?

  @Option(help: "The file holds bare numbers, the values: f64 are little-endian doubles.")
  var raw: Raw?

  @Option(
    help: """
      csv (of --raw: index,value), json (columns index, x and y, null in gaps) or indices (numbers of \
      the rows, from 0).
      """)
  var format = RowFormat.csv

  @Option(
    help: ArgumentHelp("File for the rows, instead of standard output.", valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Also draw all rows and the kept ones side by side, as PNG.", valueName: "file"))
  var compare: String?

  @Flag(
    help:
      "Tell on standard error how fast it was, and how far the picture is from that of all rows.")
  var report = false

  func threads() -> Int? {
    compare == nil && !report ? nil : ProcessInfo.processInfo.activeProcessorCount + 3
  }

  @MainActor
  func perform() throws -> ExitCode {
    for (option, file) in [("--out", out), ("--compare", compare)] where file?.isEmpty == true {
      throw ToolError(.usage, "\(option) is empty. Give a file, or leave it out.")
    }
    if let compare {
      // Names of one file in several spellings are left to the user.
      let (what, other) = compare == out ? ("--out", compare) : ("the data", file)
      if compare == other {
        throw ToolError(
          .usage, "\(what) and --compare are both '\(compare)'. Give the picture a file of its own."
        )
      }
    }
    if raw != nil, x != nil || y != nil {
      throw ToolError(
        .usage,
        "\(x != nil ? "--x" : "--y") names a column, and --raw has none. Leave one of them out.")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let input = try read()
    let reading = clock.now - start
    let infinite = input.counts().infinite
    if infinite > 0 {
      StandardError.warn("\(input.name): \(infinite) infinite values are gaps")
    }
    return switch input.positions {
    case .numbers(let positions): try perform(input, positions, points, reading)
    case .whole(let positions): try perform(input, positions, points, reading)
    }
  }

  /// Decimates the series and writes everything that was asked for.
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
      if let out { try AtomicFile.write(rows, to: out) }
      let isPrinted =
        out.map { out in
          StandardOutput.print(compare.map { "\(out)\n\($0)" } ?? out)
        } ?? StandardOutput.write(rows)
      guard isPrinted else { throw StandardOutput.unwritable(after: out) }
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
