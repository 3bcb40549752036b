import ChartroomCommand
import DataTables
import Foundation
import TestSupport
import Testing

@Suite("Fixtures/tables")
struct TableFixturesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/tables")

  /// Returns the table in a file.
  private func table(in file: String) throws -> DataTable {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file)))
    return switch TableFormat(of: bytes, name: file) {
    case .csv: try DelimitedReader().read(bytes, name: file)
    case .json: try JSONTableReader().read(bytes, name: file)
    case .jsonl: try JSONTableReader().readLines(bytes, name: file)
    case .prometheus: try PrometheusReader().read(bytes, name: file)
    }
  }

  /// Returns the number of rows, the chart as `mark x y,… by`, the columns, and the assumptions and notes.
  private func found(in file: String) throws -> [String] {
    let table = try table(in: file)
    let plan = try PlotPlan(table, PlotPlan.Request(), file: file)
    let columns = table.columns.map { column in
      let type =
        switch column.values {
        case .numbers: "numbers"
        case .times: "times"
        case .names(_, let names): "\(names.count) names"
        }
      return "\(column.name)\(column.unit.map { " (\($0))" } ?? ""): \(type)"
    }
    func name(_ column: Int?) -> String { column.map { table.columns[$0].name } ?? "-" }
    let values = plan.y.map(name).joined(separator: ",")
    return [
      "\(table.count) rows",
      "\(plan.mark.rawValue) \(name(plan.x)) \(values.isEmpty ? "-" : values) \(name(plan.by))",
    ] + columns + table.assumptions + plan.notes
  }

  @Test("what is found and assumed in each file", arguments: expected)
  func found(_ file: String, _ lines: [String]) throws {
    #expect(try found(in: file) == lines)
  }

  @Test(
    "plot prints that and nothing else, and draws each file in light and dark", arguments: expected)
  func printed(_ file: String, _ lines: [String]) throws {
    let output = try TemporaryFolder()
    let columns = try table(in: file).columns.count
    let sentences = lines.dropFirst(2 + columns) + (Self.further[file] ?? [])
    let expected = sentences.map { "chartroom: \(file): \($0)\n" }.joined()
    var pictures: Set<Data> = []
    for appearance in ["light", "dark"] {
      let path = output.path + "/\(appearance).png"
      let run = try ToolRun(
        ["plot", file, "--appearance", appearance, "-o", path], in: Self.folder.path)
      #expect(run.status == 0 && run.errors == expected, "\(run.errors)")
      pictures.insert(try Data(contentsOf: URL(filePath: path)))
    }
    #expect(pictures.count == 2)
  }

  /// What the command prints about the scales, the gaps and the labels of a chart, besides what was found.
  private static let further = [
    "extremes.csv": [
      "The values of 'frequency' spread over many powers of ten, so their scale is logarithmic; "
        + "--x-scale linear changes that.",
      "The values of 'power' spread over many powers of ten, so their scale is logarithmic; "
        + "--y-scale linear changes that.",
    ],
    "german-takings.csv": [commas], "latin1.csv": [commas],
    "server-log.csv": [
      "Rows are missing in 2 places, first after 2025-05-13 09:40:00, where the usual step is 1 min; "
        + "--join-gaps draws lines over them."
    ],
    "time-offsets.csv": ["Times of different offsets are shown in UTC; see --time-zone."],
  ]
  private static let commas =
    "Labels have decimal commas as well, and English words; see --locale, such as de_DE."

  @Test("every file is tested")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.path)
    #expect(names.filter { !$0.hasSuffix(".swift") }.sorted() == Self.expected.map(\.0).sorted())
  }

  private static let expected: [(String, [String])] = [
    (
      "answers.txt",
      [
        "180 rows",
        "bar Favourite season - -",
        "Favourite season: 4 names",
        "Without numbers, the rows of each name are counted.",
      ]
    ),
    (
      "comments.tsv",
      [
        "69 rows",
        "line voltage current -",
        "voltage (V): numbers",
        "current (A): numbers",
        "power (W): numbers",
        "2 lines that begin with # were skipped.",
        "Cells are separated by tabs.",
        "Other columns of numbers are left out: 'power'; see --y.",
      ]
    ),
    (
      "currencies.csv",
      [
        "6 rows",
        "bar Store This year,Last year -",
        "Store: 6 names",
        "This year ($): numbers",
        "Last year ($): numbers",
      ]
    ),
    (
      "epoch-milliseconds.csv",
      [
        "480 rows",
        "line timestamp cpu,memory -",
        "timestamp: times",
        "cpu: numbers",
        "memory: numbers",
        "Column 'timestamp' was read as times: milliseconds since 1970.",
      ]
    ),
    (
      "epoch-seconds.csv",
      [
        "400 rows",
        "line ts queue -",
        "ts: times",
        "queue: numbers",
        "Column 'ts' was read as times: seconds since 1970.",
      ]
    ),
    (
      "events.jsonl",
      [
        "220 rows",
        "line time ms -",
        "time: times",
        "route: 4 names",
        "ms: numbers",
        "error: 1 names",
      ]
    ),
    (
      "extremes.csv",
      [
        "61 rows",
        "line frequency power -",
        "frequency (Hz): numbers",
        "power (W): numbers",
      ]
    ),
    (
      "german-takings.csv",
      [
        "103 rows",
        "line Datum Umsatz,Wareneinsatz -",
        "Datum: times",
        "Umsatz (€): numbers",
        "Wareneinsatz (€): numbers",
        "Kunden: numbers",
        "Cells are separated by semicolons.",
        "Numbers have decimal commas.",
        "Other columns of numbers are left out: 'Kunden'; see --y.",
      ]
    ),
    (
      "latin1.csv",
      [
        "7 rows",
        "bar Département Récolte -",
        "Département: 7 names",
        "Récolte (hl): numbers",
        "The file is not UTF-8 and was read as Windows-1252, which contains Latin-1.",
        "Cells are separated by semicolons.",
        "Numbers have decimal commas.",
      ]
    ),
    (
      "long-names.csv",
      [
        "8 rows",
        "bar Department Spent in 2024 -",
        "Department: 8 names",
        "Spent in 2024 (k€): numbers",
      ]
    ),
    (
      "nested.json",
      [
        "8 rows",
        "line month energy.planned source",
        "source: 4 names",
        "month: times",
        "energy.planned: numbers",
        "energy.actual: numbers",
        "The rows are those of 'data.items'.",
        "Column 'energy.planned' is drawn for each name in column 'source'; see --y for others.",
      ]
    ),
    (
      "one-column.txt",
      [
        "240 rows",
        "histogram - column 1 -",
        "column 1: numbers",
        "The first line was read as data, because it contains numbers or dates.",
        "The values of 'column 1' are in no order, so a histogram shows them; --mark line shows their sequence.",
      ]
    ),
    (
      "orders.json",
      [
        "160 rows",
        "line placed amount -",
        "id: numbers",
        "placed: times",
        "goods: 4 names",
        "amount: numbers",
        "paid: 2 names",
      ]
    ),
    (
      "percentages.csv",
      [
        "30 rows",
        "line Month Phone,Desktop,Tablet -",
        "Month: times",
        "Phone (%): numbers",
        "Desktop (%): numbers",
        "Tablet (%): numbers",
      ]
    ),
    (
      "pipes.txt",
      [
        "6 rows",
        "bar line trains,late -",
        "line: 6 names",
        "trains: numbers",
        "late: numbers",
        "Cells are separated by vertical bars.",
      ]
    ),
    (
      "profit.csv",
      [
        "24 rows",
        "line month profit -",
        "month: times",
        "profit (k€): numbers",
      ]
    ),
    (
      "quarters.csv",
      [
        "12 rows",
        "bar quarter North,Centre,South -",
        "quarter: 12 names",
        "North: numbers",
        "Centre: numbers",
        "South: numbers",
      ]
    ),
    (
      "quoted.csv",
      [
        "8 rows",
        "bar Ticket Hours -",
        "Ticket: 8 names",
        "Summary: 8 names",
        "Hours: numbers",
      ]
    ),
    (
      "scatter.csv",
      [
        "150 rows",
        "point wing weight species",
        "wing (mm): numbers",
        "weight (g): numbers",
        "species: 3 names",
      ]
    ),
    (
      "sensors.csv",
      [
        "288 rows",
        "line Time Boiler,Flow,Return,Outside -",
        "Time: times",
        "Boiler (°C): numbers",
        "Flow (°C): numbers",
        "Return (°C): numbers",
        "Outside (°C): numbers",
        "Times without an offset were read as UTC; see --time-zone.",
      ]
    ),
    (
      "series.json",
      [
        "200 rows",
        "line time cpu,iowait -",
        "time: times",
        "cpu: numbers",
        "iowait: numbers",
        "Column 'time' was read as times: seconds since 1970.",
      ]
    ),
    (
      "server-log.csv",
      [
        "654 rows",
        "line time requests,errors -",
        "time: times",
        "requests: numbers",
        "errors: numbers",
        "Times without an offset were read as UTC; see --time-zone.",
      ]
    ),
    (
      "share-prices.csv",
      [
        "261 rows",
        "line Date Open,High,Low,Close -",
        "Date: times",
        "Open: numbers",
        "High: numbers",
        "Low: numbers",
        "Close: numbers",
        "Volume: numbers",
        "Other columns of numbers are left out: 'Volume'; see --y.",
      ]
    ),
    (
      "survey.csv",
      [
        "7 rows",
        "bar How do you usually get to work? Answers -",
        "How do you usually get to work?: 7 names",
        "Answers: numbers",
      ]
    ),
    (
      "time-offsets.csv",
      [
        "240 rows",
        "line measured_at tide -",
        "measured_at: times",
        "tide (m): numbers",
      ]
    ),
    (
      "utf16.txt",
      [
        "7 rows",
        "bar Πόλη Κάτοικοι -",
        "Πόλη: 7 names",
        "Κάτοικοι (χιλιάδες): numbers",
        "The file is UTF-16.",
        "Cells are separated by tabs.",
      ]
    ),
    (
      "weather-long.csv",
      [
        "1095 rows",
        "line date temperature city",
        "date: times",
        "city: 3 names",
        "temperature (°C): numbers",
        "rain (mm): numbers",
        "Other columns of numbers are left out: 'rain'; see --y.",
      ]
    ),
    (
      "weather-wide.csv",
      [
        "365 rows",
        "line date Bergen,Seville,Vienna -",
        "date: times",
        "Bergen (°C): numbers",
        "Seville (°C): numbers",
        "Vienna (°C): numbers",
      ]
    ),
    (
      "years.csv",
      [
        "51 rows",
        "line year passengers -",
        "year: times",
        "passengers: numbers",
      ]
    ),
  ]
}
