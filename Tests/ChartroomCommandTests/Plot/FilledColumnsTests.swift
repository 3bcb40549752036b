import ChartroomCommand
import DataTables
import Testing

@Suite("FilledColumns")
struct FilledColumnsTests {
  private func filled(
    _ text: String, isJSON: Bool = false, x: String? = nil
  ) throws -> (names: [String], note: String)? {
    var request = PlotPlan.Request()
    request.x = x
    let bytes = Array(text.utf8)
    let table =
      isJSON
      ? try JSONTableReader().read(bytes, name: "data.json")
      : try DelimitedReader().read(bytes, name: "data.csv")
    return FilledColumns(table, request).map { ($0.table.columns.map(\.name), $0.note) }
  }

  @Test("columns without a value are left out, unless they are asked for")
  func columns() throws {
    let first = try #require(try filled(",name,v\n,a,1\n,b,2\n"))
    #expect(first.names == ["name", "v"])
    #expect(first.note == "Columns without a value are left out: 'column 1'.")
    let rows = #"[{"d":"2026-01-01","a":null,"v":1},{"d":"2026-01-02","a":null,"v":4}]"#
    #expect(try filled(rows, isJSON: true)?.names == ["d", "v"])
    let many = try #require(try filled("a,b,c,d,v\n,,,,1\n,,,,2\n"))
    #expect(many.note == "Columns without a value are left out: 'a', 'b', 'c' and 1 more.")
    #expect(try filled("date,v\n,1\n,2\n", x: "date") == nil)
    #expect(try filled("name,v\na,1\n,2\n") == nil)
  }

  @Test("numbers stay if there are no others")
  func empty() throws {
    #expect(try filled(#"[{"a":"x","v":null},{"a":"y","v":null}]"#, isJSON: true) == nil)
    #expect(try filled("a,b\n,\n,\n") == nil)
  }
}
