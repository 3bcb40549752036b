import DataTables
import Testing

@Suite("TableFooter")
struct TableFooterTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "data.csv")
  }

  @Test(
    "lines with fewer cells behind the last blank line are no rows",
    arguments: [
      ("\nTotal,9\n", "The line 'Total 9' below the table was skipped."),
      (
        "\r\nSource: x\r\nAs of 2024\r\n",
        "2 lines below the table were skipped, first 'Source: x'."
      ),
      ("\n\"Old balance\",\"1,5\"\n\n", "The line 'Old balance 1,5' below the table was skipped."),
    ])
  func footers(footer: String, assumption: String) throws {
    let end = footer.contains("\r") ? "\r\n" : "\n"
    let table = try read(
      "day,name,v\n2024-01-01,a,1\n2024-01-02,b,2\n".replacing("\n", with: end) + footer)
    #expect(table.count == 2 && table.assumptions == [assumption])
    guard case .times = table.columns[0].values, case .numbers = table.columns[2].values else {
      Issue.record("the footer changed the types")
      return
    }
  }

  @Test("a blank line inside of a cell is above no footer", arguments: [",", ";"])
  func cells(separator: String) throws {
    let text = "day,v,comment\n2024-01-01,1,good\n2024-01-02,2,\"hello\n\nbye, all\"\n"
    #expect(try read(text.replacing(",", with: separator)).count == 2)
  }

  @Test(
    "a line without a blank line above it, and one with all cells, are rows",
    arguments: ["Total,9\n", "\nTotal,9\nc,d,5\n"])
  func rows(footer: String) {
    #expect(throws: TableError.self) {
      try read("day,name,v\n2024-01-01,a,1\n2024-01-02,b,2\n" + footer)
    }
  }
}
