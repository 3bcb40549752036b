import DataTables
import Testing

@Suite("TableSniffer")
struct TableSnifferTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "x")
  }

  @Test(
    "only the rows or only the header can end with a separator",
    arguments: [
      ("a,b", "1,2,", "Rows end with a separator, unlike the header."),
      ("a;b;", "1;2", "The header ends with a separator, unlike the rows."),
      ("a;", "1", "The header ends with a separator, unlike the rows."),
    ])
  func unequalEnds(header: String, row: String, sentence: String) throws {
    let table = try read("\(header)\n\(row)\n\(row)\n")
    #expect(table.columns.map(\.name) == (header == "a;" ? ["a"] : ["a", "b"]))
    #expect(table.columns[0].values == .numbers([1, 1]))
    #expect(table.assumptions.last == sentence)
    #expect(throws: TableError.self) { try read("a,b\n1,2,\n3,4\n") }
  }

  @Test("a column that is empty in the first thousand rows has the type of its first values")
  func lateValues() throws {
    let rows = (0..<3000).map { row in
      "r\(row),\(row < 1500 ? "" : row < 1700 ? "NA" : "1,5"),\(row < 2500 ? "" : "7"),"
    }
    let text = "name;a;b;c\n" + rows.joined(separator: "\n").replacing(",", with: ";")
    let table = try read(text.replacing("1;5", with: "1,5") + "\n")
    let counts = table.columns.map { column in
      if case .numbers(let numbers) = column.values { numbers.count { !$0.isNaN } } else { -1 }
    }
    #expect(counts == [-1, 1300, 500, -1])
  }
}
