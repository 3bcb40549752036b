import DataTables
import Testing

@Suite("ColumnFault")
struct ColumnFaultTests {
  private func read(_ text: String, keepsFaults: Bool = true, usesKernels: Bool = true) throws
    -> DataTable
  {
    var reader = DelimitedReader()
    (reader.keepsFaults, reader.usesKernels) = (keepsFaults, usesKernels)
    return try reader.read(Array(text.utf8), name: "data.csv")
  }

  @Test(
    "late cells of another type are missing values, with the first one", arguments: [true, false])
  func late(usesKernels: Bool) throws {
    let rows = (0..<2000).map { "2024-05-01,\($0),$\($0)\n" }.joined()
    let text = "day,a,b\n" + rows + "x,broken,oops\n2024-05-02,7,$7\n2024-05-02,worse,$8\n"
    let table = try read(text, usesKernels: usesKernels)
    #expect(table.count == 2003)
    let messages = table.columns.map { $0.fault.map { "\($0.count) \($0.first)" } }
    #expect(
      messages == [
        "1 data.csv:2002: column 'day': 'x', expected a date or a time, written as in the rows before. "
          + "Correct it, or leave the cell empty.",
        "2 data.csv:2002: column 'a': 'broken', expected a number. Correct it, or leave the cell empty.",
        "1 data.csv:2002: column 'b': 'oops', expected a number. Correct it, or leave the cell empty.",
      ])
    guard case .numbers(let numbers) = table.columns[1].values else {
      Issue.record("no numbers")
      return
    }
    #expect(numbers[2000].isNaN && numbers[2001] == 7 && numbers[2002].isNaN)
    #expect(throws: TableError.self) { try read(text, keepsFaults: false) }
  }

  @Test("a cell of another type does not change the order of dates")
  func alternatives() throws {
    let rows = (0..<1500).map { "0\($0 % 9 + 1)/02/2024,\($0)\n" }.joined()
    let table = try read("day,n\n" + rows + "x,1\n")
    #expect(table.assumptions == ["The dates of column 'day' were read as month, day, year."])
    #expect(table.columns[0].fault?.count == 1)
  }

  @Test(
    "words beside numbers with decimal commas are errors, also without commas in other columns",
    arguments: ["1,5", "x"])
  func commas(other: String) throws {
    let rows = (0..<20).map { "2024-05-01;\(other);\($0 == 9 ? "Err" : "\($0),5")\n" }.joined()
    let table = try read("day;a;b\n" + rows)
    #expect(
      table.columns[2].fault?.first.description
        == "data.csv:11: column 'b': 'Err', expected a number. Correct it, or leave the cell empty."
    )
    guard case .numbers(let numbers) = table.columns[2].values else {
      Issue.record("\(table.assumptions)")
      return
    }
    #expect(numbers[8] == 8.5 && numbers[9].isNaN)
    #expect(throws: TableError.self) { try read("day;a;b\n" + rows, keepsFaults: false) }
    let few = try read("a;b\n1,5;2,5\n1,5;Err\n1,5;3,5\n1,5;4,5\n")
    #expect(few.columns[1].fault?.first.line == 3)
  }

  @Test("a column that few cells make one of texts names the first of them, without any option")
  func doubts() throws {
    let text = "day,p99\n2024-05-01,1\nlater,2\n2024-05-03,fast\n2024-05-04,4\n2024-05-05,5\n"
    for keepsFaults in [true, false] {
      let table = try read(text, keepsFaults: keepsFaults)
      #expect(
        table.columns.map { $0.fault.map { "\($0.count) \($0.first)" } } == [
          "1 data.csv:3: column 'day': 'later', expected a date or a time, as in most rows. "
            + "Correct it, or leave the cell empty.",
          "1 data.csv:4: column 'p99': 'fast', expected a number, as in most rows. "
            + "Correct it, or leave the cell empty.",
        ])
    }
    let missing = try read("day,v\n2024-02-28,1\n2024-02-30,2\n2024-03-01,3\n2024-03-02,4\n")
    #expect(missing.columns[0].fault?.first.line == 3)
    let names = try read("name,v\nA,1\n2,2\nB,3\n3,4\n")
    #expect(names.columns.allSatisfy { $0.fault == nil })
  }

  @Test("joined tables have the first fault and all cells")
  func joined() throws {
    let rows = (0..<20).map { "\($0)\n" }.joined()
    let tables = try ["a\n" + rows, "a\n" + rows + "x\n", "a\n" + rows + "y\nz\n"].map {
      (name: "data.csv", table: try read($0))
    }
    let fault = try DataTable(joining: tables) { $0 }.columns[0].fault
    #expect(fault?.count == 3 && fault?.first.line == 22)
  }
}
