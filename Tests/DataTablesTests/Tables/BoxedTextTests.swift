import DataTables
import Testing

@Suite("BoxedText")
struct BoxedTextTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "x")
  }

  @Test(
    "lines around cells are no cells",
    arguments: [
      "| name | v |\n|------|--:|\n| a b | 1 |\n| c |  |\n",
      "Words | before\n\n| name | v |\n| :-: | - |\n| **a b** | `1` |\n| c | |\n\nWords, after\n",
      "name | v\n---- | ----:\na b | 1\nc |\n", "| name | v |\n| a b | 1 |\n| c | |\n",
      "+------+---+\r\n| name | v |\r\n+------+---+\r\n| a b  | 1 |\r\n| c    |NULL|\r\n+------+---+\r\n",
      "mysql> select a || b;\n+------+---+\n| name | v |\n+------+---+\n"
        + "| a b  | 1 |\n| c | - |\n+------+---+\n2 rows",
      " name | v \n------+---\n a b  | 1\n c    |  \n(2 rows)\n\n",
      " name │ v \n──────┼───\n a b  │ 1\n c    │  \n",
      "┌──────┬───┐\n│ name │ v │\n│ text │int│\n├──────┼───┤\n│ a b  │ 1 │\n"
        + "│ c    │   │\n├──────┴───┤\n│  2 rows  │\n└──────────┘\n",
      "shape: (2, 2)\n┌──────┬─────┐\n│ name ┆ v   │\n│ ---  ┆ --- │\n│ str  ┆ i64 │\n"
        + "╞══════╪═════╡\n│ a b  ┆ 1   │\n│ …    ┆ …   │\n│ c    ┆null │\n└──────┴─────┘",
      "┌─name─┬─v─┐\n│ a b  │ 1 │\n│ c    │   │\n└──────┴───┘\n\n2 rows in set.",
      "┌─name─┬─v─┐\n│ a b  │ 1 │\n└──────┴───┘\n┌─name─┬────v─┐\n│ c    │ ᴺᵁᴸᴸ │\n└──────┴──────┘\n",
      "name | v\na b | 1\n-----|--\nc |\n",
      "┌──────┬───┐\n│ name │ v │\n│ a b  │ 1 │\n│ c    │   │\n└──────┴───┘\n",
      "| name | v |\n| a b | 1 |\n| c | - |\n+------+---+\n",
      "db=> select a || b\n name | v \n------+---\n a b  | 1\n c    |  \n",
      "+------+---+\n| name | v |\n+======+===+\n| a b  | 1 |\n+------+---+\n| c    |   |\n+------+---+\n",
    ])
  func boxes(text: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["name", "v"])
    #expect(table.columns[0].values == .names([0, 1], ["a b", "c"]))
    guard case .numbers(let numbers) = table.columns[1].values else {
      Issue.record("\(table.columns[1].values)")
      return
    }
    #expect(numbers.count == 2 && numbers[0] == 1 && numbers[1].isNaN)
    #expect(table.assumptions.first == "Cells are separated by vertical bars.")
  }

  @Test("the first cell of a row and of the header can be empty")
  func emptyCells() throws {
    let table = try read("   | v \n---+---\n a | 1\n   | 2\n")
    #expect(table.columns.map(\.name) == ["column 1", "v"] && table.count == 2)
  }

  @Test("lines outside of the table are named, and rows keep their lines")
  func lines() throws {
    let table = try read("Results\n\n| n | v |\n|---|---|\n| a | 1 |\n\nEnd\n")
    #expect(
      table.assumptions == [
        "Cells are separated by vertical bars.",
        "2 lines outside of the table were skipped, first 'Results'.",
      ])
    let error = #expect(throws: TableError.self) {
      try read("Results\n\n| n | v |\n|---|---|\n| a | 1 |\n| b |\n")
    }
    #expect(error?.line == 6)
  }

  @Test("a row of hyphens is one of missing values in a text with vertical bars between the cells")
  func hyphens() throws {
    let table = try read("a|b\n1|2\n4|5\n-|-\n7|8\n")
    #expect(table.columns.map(\.name) == ["a", "b"] && table.count == 4)
  }

  @Test("lines above and below rows are no line below a header")
  func edges() throws {
    let table = try read(
      "+---+---+\n| a | 1 |\n| b | 2 |\n| c | 3 |\n+---+---+\n| d | 6 |\n+---+---+\n")
    #expect(table.columns.map(\.name) == ["column 1", "column 2"] && table.count == 4)
    let top = try read("┌─n─┬─v─┐\n│ a │ 1 │\n├───┼───┤\n│ b │ 2 │\n└───┴───┘\n")
    #expect(top.columns.map(\.name) == ["n", "v"] && top.count == 2)
  }

  @Test("escaped bars and tabs are parts of cells in Markdown")
  func escapes() throws {
    let table = try read("| n | v |\n|---|---|\n| a\\|b\tc | 1 |\n")
    #expect(table.columns[0].values == .names([0], ["a|b\tc"]))
  }

  @Test("quotation marks inside of cells are read as they are, and those around cells are left out")
  func quotationMarks() throws {
    let cells = [
      ("\"a\", \"b\"", "\"a\", \"b\""), ("\"c\"", "c"), ("\"d\"\"e\"", "d\"e"), ("\"", "\""),
      ("\"\"\"", "\"\"\""), ("\"f", "\"f"), ("5\" x", "5\" x"),
    ]
    let table = try read("| n | v |\n|---|---|\n" + cells.map { "| \($0.0) | 1 |\n" }.joined())
    guard case .names(_, let names) = table.columns[0].values else {
      Issue.record("\(table.columns[0].values)")
      return
    }
    #expect(names == cells.map(\.1))
  }

  @Test("other texts have rows of bars", arguments: ["a|b\n1|2\n", "a|b|c\n-+-|1|2\n"])
  func others(text: String) throws {
    #expect(try read(text).count == 1)
  }
}
