import ChartroomCommand
import DataTables
import Foundation
import Testing

@Suite("ShownZone")
struct ShownZoneTests {
  @Test(
    "times are shown at the offset that all of them state",
    arguments: [
      ("t,v\n2026-06-01T00:00:00+02:00,1\n2026-06-02T00:00:00+02:00,2\n", 7200, "at +02:00, their"),
      ("t,v\n2026-06-01 00:00-0330,1\n2026-06-02 00:00-0330,2\n", -12600, "at -03:30, their"),
      ("t,v\n20260601T0000+0200,1\n20260602T0000+0200,2\n", 7200, "at +02:00, their"),
      ("t,v\n01/Jun/2026:00:00:00 -0700,1\n02/Jun/2026:00:00:00 -0700,2\n", -25200, "at -07:00"),
      ("t,v\n2026-06-01T00:00:00+02:00,1\n2026-12-02T00:00:00+01:00,2\n", 0, "in UTC; see"),
      (
        "t,u,v\n2026-06-01T00:00+02:00,2026-06-01,1\n2026-06-01T01:00+02:00,2026-06-02,2\n", 7200,
        "at"
      ),
      ("t,v\n2026-06-01T00:00:00Z,1\n2026-06-02T00:00:00+00:00,2\n", 0, nil),
      ("t,v\n2026-06-01T00:00:00,1\n2026-06-02T00:00:00,2\n", 0, nil),
      ("t,v\n2026-06-01,1\n2026-06-02,2\n", 0, nil),
      ("name,v\na,1\nb,2\n", 0, nil),
    ] as [(String, Int, String?)])
  func zones(text: String, offset: Int, note: String?) throws {
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    let zone = ShownZone(of: table, PlotPlan.Request())
    #expect(zone.timeZone.secondsFromGMT() == offset)
    #expect(note.map { zone.note?.contains($0) == true } ?? (zone.note == nil))
  }

  @Test("columns of times that are not drawn have no influence")
  func drawnColumns() throws {
    let text =
      "t,u,v\n2026-06-01T00:00+02:00,2026-06-01,1\n2026-06-01T01:00+02:00,2026-06-02,2\n"
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    func zone(x: String?, by: String? = nil) -> ShownZone {
      var request = PlotPlan.Request()
      (request.x, request.by) = (x, by)
      return ShownZone(of: table, request)
    }
    #expect(zone(x: "t").timeZone.secondsFromGMT() == 7200)
    #expect(zone(x: "u").timeZone == .gmt && zone(x: "u").note == nil)
    #expect(zone(x: nil, by: "t").note == zone(x: "t", by: "u").note)
    #expect(
      zone(x: "t", by: "u").note
        == "Times are shown in UTC, because some of them have no offset; see --time-zone.")
  }

  @Test("the rows of several files and of JSON state offsets as well")
  func otherTables() throws {
    func table(_ offset: String) throws -> DataTable {
      try DelimitedReader().read(Array("t,v\n2026-06-01T00:00\(offset),1\n".utf8), name: "data.csv")
    }
    func seconds(_ offsets: String...) throws -> Int {
      let tables = try offsets.map { ($0, try table($0)) }
      let joined = try DataTable(joining: tables) { $0 }
      return ShownZone(of: joined, PlotPlan.Request()).timeZone.secondsFromGMT()
    }
    #expect(try seconds("+02:00", "+02:00") == 7200)
    #expect(try seconds("+02:00", "+01:00") == 0)
    #expect(try seconds("+02:00", "") == 0)
    let rows = #"[{"t":"2026-06-01T00:00+02:00","v":1},{"t":"2026-06-02T00:00+02:00","v":2}]"#
    let json = try JSONTableReader().read(Array(rows.utf8), name: "data.json")
    #expect(ShownZone(of: json, PlotPlan.Request()).timeZone.secondsFromGMT() == 7200)
  }
}
