import DataTables
import Testing

@Suite("SurplusColumns")
struct SurplusColumnsTests {
  @Test(
    "the row numbers of pandas and R, and the groups of InfluxDB are left out",
    arguments: [
      (",date,v\n0,2026-01-01,1\n1,2026-01-02,2\n", "date v"),
      (",date,v\n1,2026-01-01,1\n2,2026-01-02,2\n", "date v"),
      (",date,v\n1,2026-01-01,1\n3,2026-01-02,2\n", "column 1 date v"),
      (",date,v\n2,2026-01-01,1\n3,2026-01-02,2\n", "column 1 date v"),
      ("n,v\n0,1\n1,2\n", "n v"), (",\n0,1\n1,2\n", "column 2"),
      (
        ",result,table,_start,_stop,_time,_value,host\n,,0,2026-01-01,2026-01-03,2026-01-02,5,a\n",
        "_time _value host"
      ),
    ])
  func removed(text: String, names: String) throws {
    let table = try DelimitedReader().read(Array(text.utf8), name: "x")
    #expect(table.columns.map(\.name).joined(separator: " ") == names)
  }

  @Test("row numbers stay if they are the positions")
  func positions() throws {
    var reader = DelimitedReader()
    reader.positions = "column 1"
    #expect(try reader.read(Array(",v\n0,1\n1,2\n".utf8), name: "x").columns.count == 2)
  }
}
