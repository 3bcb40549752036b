import DataTables
import Testing

@Suite("DataTable(joining:)")
struct JoinedTableTests {
  private func join(_ files: [(String, String)]) throws -> DataTable {
    let tables = try files.map { name, text in
      (name: name, table: try DelimitedReader().read(Array(text.utf8), name: name))
    }
    return try DataTable(joining: tables) { String($0.dropLast(4)) }
  }

  private func error(_ first: String, _ second: String) -> String {
    do {
      _ = try join([("a.csv", first), ("b.csv", second)])
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("appends the rows of files with equal columns, and names the files")
  func rows() throws {
    let table = try join([
      ("a.csv", "day,v,who\n2024-05-01,1.5,x\n2024-05-02,,y\n"),
      ("b.csv", "day,v,who\n2024-05-03,3,y\n2024-05-04,4,z\n"),
    ])
    #expect(table.count == 4 && table.files == 3 && table.assumptions.isEmpty)
    #expect(table.columns.map(\.name) == ["day", "v", "who", "file"])
    #expect(table.columns[2].values == .names([0, 1, 1, 2], ["x", "y", "z"]))
    #expect(table.columns[3].values == .names([0, 0, 1, 1], ["a", "b"]))
    guard case .times(let times) = table.columns[0].values,
      case .numbers(let numbers) = table.columns[1].values
    else {
      Issue.record("\(table)")
      return
    }
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 86_400_000_000 })
    #expect(numbers[1].isNaN && numbers[0] == 1.5 && numbers[2...] == [3, 4])
    let one = try join([("a.csv", "file,v\nx,1\n")])
    #expect(one.files == nil && one.columns.count == 2)
    #expect(
      try join([("a.csv", "file,v\nx,1\n"), ("b.csv", "file,v\ny,1\n")]).columns[2].name == "file 2"
    )
  }

  @Test("columns without values are of the type of the other files")
  func empty() throws {
    let table = try join([
      ("a.csv", "v,w,t\n,1 kg,\n,2 kg,\n"), ("b.csv", "v,w,t\n5,,2024-05-01\n6,,2024-05-02\n"),
    ])
    guard case .numbers(let v) = table.columns[0].values,
      case .numbers(let w) = table.columns[1].values,
      case .times(let t) = table.columns[2].values
    else {
      Issue.record("\(table)")
      return
    }
    #expect(v[0].isNaN && v[1].isNaN && v[2...] == [5, 6])
    #expect(w[..<2] == [1, 2] && w[2].isNaN && table.columns[1].unit == "kg")
    #expect(t[0] == DataColumn.missingTime && t[2] == 1_714_521_600_000_000)
  }

  @Test("what was assumed about all files is said once")
  func assumptions() throws {
    let table = try join([
      ("a.csv", "a;b\n1;2\n"), ("b.csv", "# made\na;b\n1;2\n"),
    ])
    #expect(
      table.assumptions == [
        "Cells are separated by semicolons.", "b.csv: 1 line that begins with # was skipped.",
      ])
  }

  @Test("errors name the file and the difference")
  func errors() {
    let alike = "Draw the files one by one, or give them equal columns."
    #expect(error("a,b\n1,2\n", "a,c\n1,2\n") == "b.csv: no column 'b', which a.csv has. \(alike)")
    #expect(
      error("a\n1\n", "a,c\n1,2\n")
        == "b.csv: a column 'c', which a.csv does not have. \(alike)")
    #expect(
      error("a,b\n1,2\n", "b,a\n1,2\n")
        == "b.csv: the columns of a.csv in another order. \(alike)")
    #expect(
      error("a,b\n1,2\n", "a,b\n1,x\n") == """
        b.csv: column 'b': texts, but numbers in a.csv. Write the columns alike, or draw the files one by one.
        """)
    #expect(
      error("a,b\n1,2 kg\n", "a,b\n1,2\n") == """
        b.csv: column 'b': numbers without a unit, but numbers in 'kg' in a.csv. Convert one of them, or draw the \
        files one by one.
        """)
  }
}
