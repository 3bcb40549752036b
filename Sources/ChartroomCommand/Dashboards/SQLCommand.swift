import ArgumentParser
import Chartroom
import Dashboards

/// `chartroom sql SPEC` and `chartroom sql --table NAME …`.
struct SQLCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sql",
    abstract:
      "Prints the queries of a spec, or a query that reduces a table to the points of a chart.",
    discussion: """
      With a spec, the queries of its sources in databases are printed as they are sent, with placeholders for \
      parameters. With --table, the query keeps the rows that the algorithm M4 keeps: the first, last, lowest and \
      highest one of each pixel column, and one row of each gap. No database is contacted.
      """)

  @Argument(help: ArgumentHelp("Spec of dashboards (YAML or JSON).", valueName: "spec"))
  var spec: String?

  @Option(
    help: ArgumentHelp("Table or view, such as load or metrics.load.", valueName: "name"))
  var table: String?

  @Option(help: ArgumentHelp("Column of the positions.", valueName: "column"))
  var x: String?

  @Option(help: ArgumentHelp("Column of the values; can be repeated.", valueName: "column"))
  var y: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of pixel columns.", valueName: "n"),
    transform: OptionFormat.count("a width", in: 1...100_000, example: 1600).read)
  var width: Int?

  @Option(help: "Dialect (default: postgres, or those of the spec).")
  var dialect: SQLDialect?

  @Flag(help: "The positions are dates or times, not numbers (SQLite detects them itself).")
  var time = false

  @OptionGroup
  var parameters: ParameterArguments

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    guard let spec else { return try printTable() }
    let ofTables: [(String, Bool)] = [
      ("--table", table != nil), ("--x", x != nil), ("--y", !y.isEmpty),
      ("--width", width != nil),
    ]
    if let option = ofTables.first(where: \.1)?.0 {
      throw ToolError(.usage, "\(option) and a spec exclude each other. Omit one of the two.")
    }
    var tally = PictureTally()
    for file in try parameters.read([spec], into: &tally) {
      let queries = file.queries(dialect, hasTimes: time)
      guard !queries.isEmpty else {
        throw ToolError(
          .badInput,
          "\(file.path): no source in a database. Give a spec with 'sqlite' or 'postgres'.")
      }
      let texts = queries.map { query in
        let names = query.parameters.enumerated()
          .map { "-- parameter \($0 + 1): \($1)\n" }.joined()
        // A line break in a name would end the comment.
        let source = query.source.replacing("\n", with: " ")
        return "-- \(source)\n\(names)\(query.text);\n"
      }
      try StandardOutput.report(texts.joined(separator: "\n"))
      tally.drawn += 1
    }
    return tally.status
  }

  private func printTable() throws(ToolError) -> ExitCode {
    let parts = (table ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.contains("") else {
      throw ToolError(
        .usage,
        "no spec and no table. Give a spec, or --table, for example metrics.load, with --x, --y and --width."
      )
    }
    guard let x, !x.isEmpty, !y.isEmpty, let width else {
      throw ToolError(
        .usage,
        "--table needs a column of positions, one of values and a width, for example --x time --y load --width 1600."
      )
    }
    if !parameters.parameters.isEmpty {
      throw ToolError(.usage, "--param is for specs, and --table has none. Omit one of the two.")
    }
    let dialect = dialect ?? .postgres
    let name = parts.map { dialect.quoted(String($0)) }.joined(separator: ".")
    let query = M4Query(
      dialect, source: "  select * from \(name)", x: x, hasTimes: time, y: y, width: width)
    try StandardOutput.report(query.text + ";")
    return .done
  }
}

extension SQLDialect: ExpressibleByArgument {}
