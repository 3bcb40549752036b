import ArgumentParser
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
    help: ArgumentHelp("Order of dates: dmy, mdy or ymd (default: found).", valueName: "order"))
  var dates: DateOrder?

  @Option(
    help: ArgumentHelp(
      "Decimal separator of numbers: point or comma (default: found).", valueName: "name"))
  var decimal: DecimalSeparator?

  /// The values of `--decimal`.
  enum DecimalSeparator: String, CaseIterable, ExpressibleByArgument {
    case point, comma
  }

  @Option(help: "Format of the input: csv, json or jsonl (default: found).")
  var format: TableFormat?

  @Option(
    help: ArgumentHelp(
      "Keys and indices of the table in JSON, such as data.items (default: found).",
      valueName: "path"))
  var path: String?

  /// Reads a table in the format that the options state, or else the one that is found.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file for messages.
  ///   - timeZone: The zone of times without an offset; `nil` for UTC.
  /// - Returns: The table.
  /// - Throws: `TableError` of the reader.
  func read(_ bytes: [UInt8], name: String, timeZone: TimeZone?) throws(TableError) -> DataTable {
    let texts = reader(timeZone: timeZone)
    var json = JSONTableReader()
    (json.path, json.texts) = (path, texts)
    return switch format ?? TableFormat(of: bytes, name: name) {
    case .csv: try texts.read(bytes, name: name)
    case .json: try json.read(bytes, name: name)
    case .jsonl: try json.readLines(bytes, name: name)
    }
  }

  /// Returns a reader of texts that knows what the options state.
  private func reader(timeZone: TimeZone?) -> DelimitedReader {
    var reader = DelimitedReader()
    (reader.separator, reader.hasHeader, reader.dateOrder) = (delimiter, header, dates)
    reader.usesDecimalCommas = decimal.map { $0 == .comma }
    if let timeZone {
      let times = LocalTimes(in: timeZone)
      reader.instant = { times.instant(of: $0) }
    }
    return reader
  }
}

extension DateOrder: ExpressibleByArgument {}
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
