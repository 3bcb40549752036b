import ChartroomUI
import Chartroom
import Dashboards
import Foundation
import GRDB
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Decimation of sources")
struct TableDecimationTests {
  /// Returns a noisy series with gaps as CSV.
  private static let csv: String = {
    var generator = SplitMix64(seed: 7)
    let rows = (0..<5000).map { row -> String in
      let noise = Double(generator.next() % 1000) / 100
      let value = row % 611 < 40 ? "" : "\(sin(Double(row) / 300) * 20 + noise)"
      return "\(row),\(value),\(row % 17)"
    }
    return (["x,v,w"] + rows).joined(separator: "\n") + "\n"
  }()

  private func plan(_ source: String, in folder: TemporaryFolder) throws -> DashboardPlan {
    let spec = """
      data: {d: {\(source)}}
      dashboards:
      - name: a
        panels:
        - chart: {mark: line, x: {field: x}, y: {field: v}, layers: [{mark: line, y: {field: w}}]}
          span: 12
      """
    let plan = try SpecFile(Array(spec.utf8), path: folder.path + "/s.yaml").plans()[0]
    #expect(plan.failures.isEmpty, "\(plan.failures)")
    return plan
  }

  private func drawing(_ plan: DashboardPlan) throws -> DrawList {
    let stage = try Stage(size: ProposedViewSize(width: 1200, height: nil)) { DashboardView(plan) }
    return stage.drawList()
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(Self.csv, in: "d.csv")
    try DatabaseQueue(path: folder.path + "/d.db").write { database in
      try database.execute(sql: "create table d (x, v, w)")
      for line in Self.csv.split(separator: "\n").dropFirst() {
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
          .map { Double($0) }
        try database.execute(
          sql: "insert into d values (?, ?, ?)", arguments: [cells[0], cells[1], cells[2]])
      }
    }
    return folder
  }

  @Test("A database and a file of the same rows are decimated to the same picture")
  func samePicture() throws {
    let folder = try folder()
    let decimate = "decimate: {x: x, y: [v, w], width: 300}"
    let file = try drawing(plan("csv: d.csv, \(decimate)", in: folder))
    let pushed = try drawing(
      plan("sqlite: {file: d.db, query: select * from d}, \(decimate)", in: folder))
    #expect(pushed == file)
    #expect(try drawing(plan("csv: d.csv", in: folder)) != file)
  }

  @Test("Rows are ordered by their positions")
  func order() throws {
    let folder = try folder()
    let shuffled =
      "sqlite: {file: d.db, query: select * from d order by w}, decimate: {x: x, y: [v, w], width: 9}"
    let ordered = "csv: d.csv, decimate: {x: x, y: [v, w], width: 9}"
    #expect(try drawing(plan(shuffled, in: folder)) == drawing(plan(ordered, in: folder)))
  }

  @Test(
    "Columns that are missing or have texts are refused",
    arguments: [
      ("{x: t, y: [n], width: 1}", "x: the data have no column 't', expected n or city."),
      ("{x: city, y: [n], width: 1}", "x: column 'city' has texts, which have no positions."),
      (
        "{x: n, y: [city], width: 1}",
        "y[0]: column 'city' has texts, and a column of numbers is needed."
      ),
    ])
  func problems(decimate: String, message: String) throws {
    let spec = SQLExample.spec("rows: [{n: 1, city: Oslo}], decimate: \(decimate)")
    let found = SQLExample.rows(spec, in: "/nowhere")
    #expect(found.hasSuffix("data.d.decimate.\(message)"), "\(found)")
  }
}
