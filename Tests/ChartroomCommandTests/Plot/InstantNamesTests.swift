import ChartroomCommand
import DataTables
import Testing

@Suite("The names of rows of one time")
struct InstantNamesTests {
  private func names(
    _ text: String, _ change: (inout PlotPlan.Request) -> Void = { _ in }
  ) throws -> InstantNames? {
    var request = PlotPlan.Request()
    change(&request)
    return InstantNames(try DelimitedReader().read(Array(text.utf8), name: "data.csv"), request)
  }

  private static let jobs = "time,job,v\n2024-01-01,a,1\n2024-01-01,b,2\n"

  @Test("are the positions of bars")
  func single() throws {
    let names = try #require(try names(Self.jobs))
    #expect(names.request.x == "job" && names.table.columns.count == 3)
    #expect(
      names.note
        == "All rows have the same time in column 'time', so the positions are those of column 'job'; see --x."
    )
    let plan = try PlotPlan(names.table, names.request, file: "data.csv")
    #expect((plan.mark, plan.x, plan.y, plan.by) == (.bar, 1, [2], nil))
    // The column with another name in each row.
    let hosts = "time,job,host,v\n2024-01-01,a,h1,1\n2024-01-01,a,h2,2\n"
    #expect(try self.names(hosts)?.request.x == "host")
    #expect(try self.names(Self.jobs) { $0.mark = .pie }?.request.x == "job")
    #expect(
      try self.names("time,job,v\n2024-01-01,a,1\n2024-01-01,b,2\n,c,3\n")?.request.x == "job")
  }

  @Test("are those of several columns if no single one is different in each row")
  func joined() throws {
    let text =
      "time,job,zone,host,v\n2024-01-01,a,z,h1,1\n2024-01-01,a,z,h2,2\n2024-01-01,b,z,h1,3\n"
    let names = try #require(try names(text))
    #expect(names.request.x == "job, host")
    let label = try #require(names.table.columns.last)
    #expect(label.name == "job, host")
    #expect(label.values == .names([0, 1, 2], ["a, h1", "a, h2", "b, h1"]))
    #expect(
      names.note
        == "All rows have the same time in column 'time', so the positions are the names in columns 'job', 'host'; "
        + "see --x.")
    let plan = try PlotPlan(names.table, names.request, file: "data.csv")
    #expect((plan.mark, plan.x, plan.y, plan.by) == (.bar, 5, [4], nil))
    for mark in [PlotMark.bar, .pie] {
      #expect(try self.names(text) { $0.mark = mark }?.request.x == "job, host")
    }
  }

  @Test(
    "are no positions of other tables",
    arguments: [
      // One known time, different times, equal rows, a missing part of a name, and no names.
      "time,job,v\n2024-01-01,a,1\n", "time,job,v\n2024-01-01,a,1\n,b,2\n",
      "time,job,v\n2024-01-01,a,1\n2024-01-01,b,2\n2024-01-02,c,3\n",
      "time,job,v\n2024-01-01,a,1\n2024-01-01,b,2\n2024-01-01,b,3\n",
      "time,job,host,v\n2024-01-01,a,x,1\n2024-01-01,a,y,2\n2024-01-01,b,y,3\n2024-01-01,b,,3\n",
      "time,v\n2024-01-01,1\n2024-01-01,2\n",
      "made,time,job,v\n2024-01-01,2024-02-01,a,1\n2024-01-01,2024-02-02,b,2\n",
    ])
  func others(text: String) throws {
    #expect(try names(text) == nil)
  }

  @Test(
    "are positions beside series and small charts, and repeated ones for a mark that is asked for")
  func asked() throws {
    let zones = "time,job,zone,v\n2024-01-01,a,x,1\n2024-01-01,b,x,2\n2024-01-01,c,y,3\n"
    #expect(try names(zones) { $0.by = "zone" }?.request.x == "job")
    #expect(try names(zones) { $0.facet = "zone" }?.request.x == "job")
    let repeated = Self.jobs + "2024-01-01,b,3\n"
    #expect(try names(repeated) == nil)
    #expect(try names(repeated) { $0.mark = .pie }?.request.x == "job")
    #expect(try names(repeated) { $0.mark = .bar }?.request.x == "job")
  }

  @Test("are no positions if there is no room for joined ones, or if options ask for others")
  func options() throws {
    func rows(_ count: Int) -> String {
      "time,job,v\n" + (0..<count).map { "2024-01-01,j\($0),\($0)\n" }.joined()
    }
    #expect(try names(rows(31))?.request.x == "job")
    func pairs(_ count: Int) -> String {
      "time,job,host,v\n"
        + (0..<count).map { "2024-01-01,j\($0 / 2),h\($0 % 2),\($0)\n" }.joined()
    }
    #expect(try names(pairs(30)) != nil)
    #expect(try names(pairs(31)) == nil)
    #expect(try names(Self.jobs) { $0.by = "job" } == nil)
    #expect(try names(Self.jobs) { $0.facet = "job" } == nil)
    #expect(try names(Self.jobs) { $0.x = "time" } == nil)
    #expect(try names(Self.jobs) { $0.y2 = ["v"] } == nil)
    #expect(try names(Self.jobs) { $0.mark = .line } == nil)
  }
}
