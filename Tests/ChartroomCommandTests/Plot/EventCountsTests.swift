import ChartroomCommand
import DataTables
import Foundation
import Testing

@Suite("EventCounts")
struct EventCountsTests {
  private func counts(
    _ text: String, zone: String = "GMT", _ change: (inout PlotPlan.Request) -> Void = { _ in }
  ) throws -> EventCounts? {
    var request = PlotPlan.Request()
    change(&request)
    let zone = try #require(TimeZone(identifier: zone))
    return EventCounts(
      try DelimitedReader().read(Array(text.utf8), name: "data.csv"), request, timeZone: zone)
  }

  private func text(_ counts: EventCounts?) -> [String] {
    guard let table = counts?.table else { return [] }
    return table.columns.map { column in
      switch column.values {
      case .times(let times):
        times.map { Date(timeIntervalSince1970: Double($0) / 1e6).ISO8601Format() }
          .joined(separator: " ")
      case .names(let indices, let names):
        indices.map { names[Int($0)] }.joined(separator: " ")
      case .numbers(let numbers): numbers.map { "\(Int($0))" }.joined(separator: " ")
      }
    }
  }

  private static let incidents = """
    incident,severity,opened
    disk full,high,2024-01-05
    slow,low,2024-03-07
    no power,high,2024-03-09
    no disk,high,2024-03-20

    """

  @Test("rows are counted in each month, with the names of a small column")
  func months() throws {
    let found = try #require(try counts(Self.incidents))
    #expect(
      text(found) == [
        "2024-01-01T00:00:00Z 2024-01-01T00:00:00Z 2024-02-01T00:00:00Z 2024-02-01T00:00:00Z "
          + "2024-03-01T00:00:00Z 2024-03-01T00:00:00Z",
        "high low high low high low", "1 0 0 0 2 1",
      ])
    #expect(found.note == "Without numbers, the rows of each month are counted.")
    let plan = try PlotPlan(found.table, found.request, file: "data.csv")
    #expect(plan.mark == .bar && plan.x == 0 && plan.by == 1 && plan.y == [2] && plan.notes.isEmpty)
  }

  @Test("the buckets are the shortest ones of a picture, in the zone")
  func buckets() throws {
    let hours = "at\n" + (0..<20).map { "2024-05-01T\($0 + 10 > 19 ? 20 : $0 + 10):30Z\n" }.joined()
    #expect(try counts(hours)?.note.contains("each hour") == true)
    #expect(try counts(hours)?.table.count == 11)
    let days = try counts("at\n2024-05-01T23:30Z\n2024-05-20T01:00Z\n", zone: "Europe/Berlin")
    #expect(text(days)[0].hasPrefix("2024-05-01T22:00:00Z 2024-05-02T22:00:00Z"))
    #expect(text(days)[1] == "1" + String(repeating: " 0", count: 17) + " 1")
  }

  @Test("missing times are left out, and rows without a name are a separate group")
  func missing() throws {
    let text = "at,kind\n2024-05-01,a\n2024-05-01,b\n,a\n2024-05-01,\n2024-05-01,a\n"
    #expect(self.text(try counts(text)).suffix(2) == ["a b none", "2 1 1"])
    #expect(try counts(text) { $0.by = "kind" } != nil)
  }

  @Test("a column of numbers with a cell that is not a number has values, and the cell is an error")
  func badNumbers() throws {
    let text = "at,p99\n2024-05-01,1\n2024-05-02,2\n2024-05-03,fast\n2024-05-04,4\n"
    #expect(try counts(text) == nil)
    #expect(try counts(text) { $0.by = "p99" } != nil)
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    let error = #expect(throws: ToolError.self) {
      try PlotPlan(table, PlotPlan.Request(), file: "data.csv")
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasPrefix("data.csv:4: column 'p99': 'fast', expected a number"))
  }

  @Test("cells of another type are reported for all columns")
  func faults() throws {
    func fault(_ column: String) -> ColumnFault {
      ColumnFault(
        first: TableError(file: "data.csv", line: 3, column: column, message: "'x'."), count: 1,
        expectsNumbers: false)
    }
    let columns = [
      DataColumn(name: "at", values: .times([0, 1, 2, 3]), fault: fault("at")),
      DataColumn(name: "kind", values: .names([0, 1, 0, 1], ["a", "b"]), fault: fault("kind")),
      DataColumn(
        name: "closed", values: .names([0, 1, 2, 3], ["1", "x", "3", "4"]), fault: fault("closed")),
    ]
    let found = try #require(
      EventCounts(
        DataTable(columns: columns, count: 4), PlotPlan.Request(), timeZone: .gmt))
    #expect(found.table.columns.map(\.fault) == [fault("at"), fault("kind"), nil])
    #expect(
      found.warnings == [
        "data.csv:3: column 'closed': 'x'. The column was read as text because of 1 such cell."
      ])
  }

  @Test("tables with values, and requests for other charts, are not counted")
  func others() throws {
    #expect(try counts("at,v\n2024-05-01,1\n2024-05-02,2\n") == nil)
    #expect(try counts("kind\na\nb\n") == nil)
    #expect(try counts("at,v\n2024-05-01,\n2024-05-02,\n") == nil)
    #expect(try counts("id,at\n7,2024-05-01\n8,2024-05-02\n") != nil)
    for mark in [PlotMark.histogram, .pie, .box, .heatmap] {
      #expect(try counts(Self.incidents) { $0.mark = mark } == nil)
    }
    #expect(try counts(Self.incidents) { $0.x = "incident" } == nil)
    #expect(try counts(Self.incidents) { $0.facet = "severity" } == nil)
  }
}
