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

  /// Returns a reader that knows what the options state.
  ///
  /// - Parameter timeZone: The zone of times without an offset; `nil` for UTC.
  /// - Returns: The reader.
  func reader(timeZone: TimeZone?) -> DelimitedReader {
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
