import ArgumentParser
import Chartroom
import Dashboards
import DataTables
import Foundation

/// The options of every command that reads tables; each of them states what is otherwise found.
struct TableArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Delimiter of the cells: comma, semicolon, tab or pipe (default: found).", valueName: "name"))
  var delimiter: CellSeparator?

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Whether the first line has the names of the columns (default: found).")
  var header: Bool?

  @Option(
    help: ArgumentHelp(
      """
      Dates: their order, dmy, mdy or ymd; epoch-s or epoch-ms for numbers of seconds or milliseconds since 1970, in \
      --x, or in columns with names such as time and, without --x, an ascending first column, unless their header has \
      another unit; or none for no times (default: found).
      """, valueName: "dates"))
  var dates: Dates?

  /// The values of `--dates`.
  struct Dates: ExpressibleByArgument {
    var order: DateOrder?
    var times: StatedTimes?

    init?(argument: String) {
      (order, times) = (DateOrder(rawValue: argument), StatedTimes(rawValue: argument))
      if order == nil, times == nil { return nil }
    }

    static var allValueStrings: [String] {
      DateOrder.allCases.map(\.rawValue) + StatedTimes.allCases.map(\.rawValue)
    }
  }

  @Option(
    help: ArgumentHelp(
      "Decimal separator of numbers: point or comma (default: found).", valueName: "name"))
  var decimal: DecimalSeparator?

  /// The values of `--decimal`.
  enum DecimalSeparator: String, CaseIterable, ExpressibleByArgument {
    case point, comma
  }

  @Option(help: "Format of the input: csv, json, jsonl or prometheus (default: found).")
  var format: TableFormat?

  @Option(
    help: ArgumentHelp(
      """
      Keys and indices of the table in JSON, such as data.items, where a key can contain dots, or the metric in the \
      text format of Prometheus (default: found).
      """,
      valueName: "path"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      """
      Read records of raw little-endian values: their types, with optional names, such as f64 or \
      time:i64,load:f32. Types are f64, f32, i64, i32, i16, i8, u64, u32, u16 and u8.
      """, valueName: "types"))
  var raw: RawLayout?

  /// The first option about texts that is given; `nil` for none.
  private var readingOfTexts: String? {
    let texts: [(String, Bool)] = [
      ("--format", format != nil), ("--path", path != nil), ("--delimiter", delimiter != nil),
      ("--header", header != nil), ("--dates", dates != nil), ("--decimal", decimal != nil),
    ]
    return texts.first(where: \.1)?.0
  }

  /// The first option that is given; `nil` if all is found.
  var reading: String? { raw == nil ? readingOfTexts : "--raw" }

  /// Throws an error for options that exclude each other.
  private func checkRaw() throws(ToolError) {
    guard raw != nil else { return }
    if let option = readingOfTexts {
      throw ToolError(
        .usage, "\(option) is for texts, and --raw for raw values. Omit one of the two.")
    }
  }

  /// A table with the way in which it was read.
  struct Input {
    var table: DataTable
    /// The format of the first file; `nil` for raw values.
    var format: TableFormat?
    /// The metric whose samples the only file has, in the text format of Prometheus; `nil` for other tables.
    var metric: String?
  }

  /// Reads the tables of files, each of them once, and joins their rows.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - timeZone: The zone of times without an offset; `nil` for UTC.
  ///   - positions: The name of the column of positions; `nil` if it is not given.
  ///   - keepsFaults: Whether cells of another type than their column are faults of the column, rather than errors.
  /// - Returns: The table, and how it was read.
  /// - Throws: `ToolError` for options that exclude each other, `InputError` or `TableError`.
  func read(
    _ files: TableFiles, timeZone: TimeZone?, positions: String?, keepsFaults: Bool
  ) throws -> Input {
    try checkRaw()
    var texts = reader(timeZone: timeZone)
    (texts.positions, texts.keepsFaults) = (positions, keepsFaults)
    let inputs = try files.paths.map { path in
      let name = TableFiles.name(of: path)
      let input =
        try raw.map {
          Input(table: try Self.read(path, RawTableReader($0.fields), name: name))
        } ?? read(TableFiles.read(path, type: "csv"), name: name, texts)
      return (path: path, name: name, input: input)
    }
    let labels = Dictionary(
      inputs.map { ($0.name, files.label(of: $0.path)) }, uniquingKeysWith: { first, _ in first })
    let table = try DataTable(joining: inputs.map { ($0.name, $0.input.table) }) {
      labels[$0] ?? $0
    }
    let first = inputs.first?.input
    return Input(
      table: raw == nil ? table.readingMarks() : table, format: first?.format,
      metric: inputs.count == 1 ? first?.metric : nil)
  }

  /// Reads a table of raw values.
  private static func read(
    _ path: String, _ reader: RawTableReader, name: String
  ) throws -> DataTable {
    var parts = try RawTableReader.Parts(reader, name: name, expected: nil)
    try InputFile.readParts(
      path, type: "f64",
      begin: { parts = try RawTableReader.Parts(reader, name: name, expected: $0) },
      body: { try parts.append($0) })
    return try parts.table()
  }

  /// Reads a table of texts in the format that the options state, or else the one that is found.
  private func read(
    _ bytes: [UInt8], name: String, _ texts: DelimitedReader
  ) throws(TableError) -> Input {
    if let binary = BinaryFormat(of: bytes) {
      throw binary.error(name: name, reader: "chartroom plot -")
    }
    var json = JSONTableReader()
    (json.path, json.texts) = (path, texts)
    var metrics = PrometheusReader()
    metrics.metrics = path.map { .named($0) } ?? .greatest
    let format = format ?? TableFormat(of: bytes, name: name)
    switch format {
    case .csv: return Input(table: try texts.read(bytes, name: name), format: format)
    case .json: return Input(table: try json.read(bytes, name: name), format: format)
    case .jsonl: return Input(table: try json.readLines(bytes, name: name), format: format)
    case .prometheus:
      let (table, metric) = try metrics.readMetric(bytes, name: name)
      return Input(table: table, format: format, metric: metric)
    }
  }

  /// Returns a reader of texts that knows what the options state.
  func reader(timeZone: TimeZone?) -> DelimitedReader {
    var reader = DelimitedReader()
    reader.hasRawOption = true
    (reader.separator, reader.hasHeader) = (delimiter, header)
    (reader.dateOrder, reader.times) = (dates?.order, dates?.times)
    reader.usesDecimalCommas = decimal.map { $0 == .comma }
    if let timeZone {
      let times = LocalTimes(in: timeZone)
      reader.instant = { times.instants(of: $0) }
    }
    return reader
  }
}

extension TableFormat: ExpressibleByArgument {}

/// The values of `--delimiter`: the names of the cases.
extension CellSeparator: ExpressibleByArgument {
  /// Creates the separator with the name `argument`; `nil` for other texts.
  public init?(argument: String) {
    guard let separator = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = separator
  }

  /// The names of all separators.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
