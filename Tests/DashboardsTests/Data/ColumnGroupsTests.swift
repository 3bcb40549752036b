import Dashboards
import DataTables
import Foundation
import Testing

@Suite("Groups of a column")
struct ColumnGroupsTests {
  private func groups(_ cells: [String], _ zone: TimeZone) throws -> String {
    let text = "value;n\n" + cells.map { "\($0);1\n" }.joined()
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    let groups = table.columns[0].groups(in: zone)
    return groups.indices.map { $0 < 0 ? "none" : groups.names[Int($0)] }.joined(separator: "|")
  }

  @Test(
    "numbers and times have the names that programs give them",
    arguments: [
      (["A", "B", "A", ""], "A|B|A|none"), (["5", "2.5", "5", ""], "5|2.5|5|none"),
      (["2024-05-01", "2024-05-02", "2024-05-01"], "2024-05-01|2024-05-02|2024-05-01"),
      (["2024-01-01", "2023-01-01"], "2024|2023"),
      (
        ["2024-05-01T00:00:00.1", "2024-05-01T00:00:00.7"],
        "2024-05-01 00:00:00.100|2024-05-01 00:00:00.700"
      ),
      (["2024-05-01", "2024-05-01T12:30"], "2024-05-01 00:00:00|2024-05-01 12:30:00"),
    ])
  func names(cells: [String], names: String) throws {
    #expect(try groups(cells, .gmt) == names)
  }

  @Test("days are those of the time zone")
  func zone() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // The clock was set back: both times have one name.
    #expect(
      try groups(["2024-10-27T00:30Z", "2024-10-27T01:30Z"], zone)
        == "2024-10-27 02:30:00|2024-10-27 02:30:00")
    #expect(
      try groups(["2024-04-30T22:00Z", "2024-05-01T22:00Z"], zone) == "2024-05-01|2024-05-02")
  }
}
