import DataTables
import Testing

@Suite("Marks of missing values")
struct MissingMarksTests {
  private func read(_ cells: [String], name: String = "v") throws -> DataTable {
    try DelimitedReader().read(
      Array(("n;\(name)\n" + cells.map { "a;\($0)\n" }.joined()).utf8), name: "data.csv")
  }

  /// The numbers of the last column, with - for missing ones; empty for other types.
  private func numbers(_ table: DataTable) -> String {
    guard case .numbers(let numbers)? = table.columns.last?.values else { return "" }
    return numbers.map { $0.isNaN ? "-" : "\(Int($0))" }.joined(separator: " ")
  }

  @Test(
    "points, asterisks, dashes beside currencies and the words of programs are missing values",
    arguments: [
      (["4", "***", "5"], "4 - 5"), (["***", "**", "***"], ""), (["***", "***"], ""),
      (["4", ".", "5"], "4 - 5"), (["4", "<not supported>", "<not counted>"], "4 - -"),
      (["4", "-----", "5"], "4 - 5"), (["-----", "-----------------"], ""),
      (["4", "unavailable", "unknown", "Not Available"], "4 - - -"), (["unknown", "on"], ""),
      (["$4 ", "$-   ", "-$", "$5"], "4 - - 5"), (["4 €", "- €", "5 €"], "4 - 5"),
    ])
  func words(cells: [String], expected: String) throws {
    #expect(try numbers(read(cells)) == expected)
  }

  @Test(
    "limits are numbers beside others, and names without them",
    arguments: [
      (["<1", "4", ">5 "], "", nil),
      (
        ["<1", "4", "5"], "1 4 5",
        "Limits in column 'v', such as '<1', were read as numbers."
      ),
      (
        ["< 2 mg", "4 mg", "5 mg"], "2 4 5",
        "Limits in column 'v', such as '< 2 mg', were read as numbers."
      ),
      (
        ["<10", "<10", "50", "<20"], "10 10 50 20",
        "Limits in column 'v', such as '<10', were read as numbers."
      ),
      (["<18", ">65"], "", nil), (["<1", "<1"], "", nil), (["<b>", "4", "5"], "", nil),
    ])
  func limits(cells: [String], expected: String, assumption: String?) throws {
    let table = try read(cells)
    #expect(numbers(table) == expected)
    #expect(table.assumptions.first { $0.contains("Limits") } == assumption)
  }

  @Test("words for missing values are names of columns, and names among others")
  func wordsInNames() throws {
    let table = try DelimitedReader().read(
      Array("day,known,unknown,state\n2024-01-01,1,2,unknown\n2024-01-02,3,4,on\n".utf8), name: "x")
    #expect(table.columns.map(\.name) == ["day", "known", "unknown", "state"])
    #expect(table.columns[3].values == .names([0, 1], ["unknown", "on"]))
  }

  @Test("limits are names of columns")
  func names() throws {
    let table = try DelimitedReader().read(Array("day,<18,18-64\n2024-01-01,1,2\n".utf8), name: "x")
    #expect(table.columns.map(\.name) == ["day", "<18", "18-64"])
  }

  @Test("a single -999 is a missing value among many smaller numbers")
  func single() throws {
    let many = (0..<20).map { "\($0)" }
    #expect(try numbers(read(many + ["-999"]).readingMarks()).hasSuffix(" 19 -"))
    #expect(try numbers(read(many + ["-999"])).hasSuffix(" 19 -999"))
    #expect(try numbers(read(many + ["-999", "1200"]).readingMarks()).hasSuffix(" 19 -999 1200"))
  }

  @Test("a point is a name among names")
  func points() throws {
    let table = try DelimitedReader().read(Array("n\tdir\n4\t./a\n5\t.\n".utf8), name: "x")
    #expect(table.columns[1].values == .names([0, 1], ["./a", "."]))
  }

  @Test(
    "a mark far below all other numbers is a missing value",
    arguments: [
      (
        ["20", "-9999", "-5", "21"], "20 - -5 21",
        "The value -9999 of column 'v' was read as missing."
      ),
      (
        ["20", "-999.9", "21", "-999.9", "22"], "20 - 21 - 22",
        "2 values of -999.9 in column 'v' were read as missing."
      ),
      (["-999", "-999", "-999"], "", "3 values of -999 in column 'v' were read as missing."),
      (
        ["9999.9", "-54", "57", "52"], "- -54 57 52",
        "The value 9999.9 of column 'v' was read as missing."
      ),
      (["9999.9", "1200", "57", "52"], "9999 1200 57 52", nil),
      (["9999.99", "54", "57", "52"], "9999 54 57 52", nil),
      (["9999", "54", "57", "52"], "9999 54 57 52", nil), (["-999", "-999"], "-999 -999", nil),
      (["20", "-999", "21", "22"], "20 -999 21 22", nil),
      (["20", "-9999", "-1500", "21", "22"], "20 -9999 -1500 21 22", nil),
      (["20", "-9999", "21"], "20 -9999 21", nil),
      (["20", "-9998", "21", "22"], "20 -9998 21 22", nil),
      (["20 €", "-9999 €", "21 €", "22 €"], "20 -9999 21 22", nil),
    ] as [([String], String, String?)])
  func marks(cells: [String], expected: String, assumption: String?) throws {
    let table = try read(cells).readingMarks()
    #expect(numbers(table) == expected)
    #expect(table.assumptions.last { $0.contains("missing") } == assumption)
    guard !cells[0].contains("€") else { return }
    let json = try JSONTableReader().read(
      Array("[\(cells.map { "{\"v\":\($0)}" }.joined(separator: ","))]".utf8), name: "data.json"
    ).readingMarks()
    #expect(numbers(json) == expected && json.assumptions.first == assumption)
  }

  @Test("a mark can be ten times as large as other numbers, and -9999 twice")
  func sizes() throws {
    func marked(_ cells: String) throws -> String {
      try numbers(read(cells.split(separator: " ").map(String.init)).readingMarks())
    }
    #expect(try marked("1013 -9999 998 1020") == "1013 - 998 1020")
    for cells in ["500 -999 300 -999 250", "1200 -9999 21000 15000"] {
      #expect(try marked(cells) == cells)
    }
  }
}
