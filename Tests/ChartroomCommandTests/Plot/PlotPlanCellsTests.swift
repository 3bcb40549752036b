import ChartroomCommand
import DataTables
import Testing

@Suite("PlotPlan of boxes, heat maps, second axes and small charts")
struct PlotPlanCellsTests {
  /// Returns the mark and the names of the columns of a plan, and its notes; or the error.
  private func plan(_ text: String, _ change: (inout PlotPlan.Request) -> Void) -> String {
    var request = PlotPlan.Request()
    change(&request)
    do {
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      let plan = try PlotPlan(table, request, file: "data.csv")
      func name(_ column: Int?) -> String { column.map { table.columns[$0].name } ?? "-" }
      func names(_ columns: [Int]) -> String { columns.map(name).joined(separator: ",") }
      let parts = [
        plan.mark.rawValue, name(plan.x), names(plan.y), "by \(name(plan.by))", "z \(name(plan.z))",
        "y2 \(names(plan.y2))", "facet \(name(plan.facet))",
      ]
      return ([parts.joined(separator: " ")] + plan.notes).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test("boxes have a column of groups, or one of each column of numbers")
  func boxes() {
    let groups = "kind,v,w\nA,1,2\nB,2,3\nA,4,1\n"
    #expect(plan(groups) { $0.mark = .box } == "box - v by kind z - y2  facet -")
    #expect(
      plan(groups) { ($0.mark, $0.x, $0.y) = (.box, "kind", ["w"]) }
        == "box - w by kind z - y2  facet -")
    #expect(plan("v,w\n1,2\n2,3\n4,1\n") { $0.mark = .box } == "box - v,w by - z - y2  facet -")
    // A name for each row is no group.
    #expect(
      plan("id,v\nA,1\nB,2\nC,4\n") { $0.mark = .box } == "box - v by - z - y2  facet -")
  }

  @Test("heat maps have two columns of names or numbers, and means or counts")
  func heat() {
    let hours = "day,hour,visits\nMon,1,5\nMon,2,6\nTue,1,7\n"
    #expect(
      plan(hours) { $0.mark = .heatmap }
        == "heatmap hour day by - z visits y2  facet -\nColours show the means of 'visits'; see --z."
    )
    #expect(
      plan(hours) { ($0.mark, $0.x, $0.y) = (.heatmap, "day", ["hour"]) }
        == "heatmap day hour by - z visits y2  facet -\nColours show the means of 'visits'; see --z."
    )
    let many = "a,b\n" + (0..<300).map { "\($0 * 7 % 100).5,\($0)\n" }.joined()
    #expect(
      plan(many) { $0.mark = .heatmap }
        == "heatmap a b by - z - y2  facet -\n"
        + "Colours show the numbers of rows; --z gives a column of values.")
    #expect(
      plan("a\n1\n2\n") { $0.mark = .heatmap }
        == "data.csv: a heat map needs two columns of names or numbers. Give another --mark, such as "
        + "histogram.")
    #expect(
      plan("t,v,w\n2024-01-01,1,2\n") { ($0.mark, $0.x) = (.heatmap, "t") }
        == "data.csv: column 't' has times. A heat map needs names or numbers; give others with --x and "
        + "--y.")
    let names = "a,b\n" + (0..<70).map { "n\($0),k\n" }.joined()
    #expect(
      plan(names) { $0.mark = .heatmap }
        == "data.csv: column 'a' has 70 names, and a heat map has room for 60. Filter the rows, or give "
        + "another column with --x.")
    #expect(
      plan("a,b,c\nx,y,z\n") { ($0.mark, $0.z) = (.heatmap, "c") }
        == "data.csv: column 'c' has no numbers. Give a column of numbers with --z.")
  }

  @Test("columns of the second axis are values that the first one does not have")
  func secondAxis() {
    let text = "t,a,b,c\n2024-01-01,1,2000,3\n2024-01-02,2,4000,5\n"
    #expect(plan(text) { $0.y2 = ["b"] } == "line t a,c,b by - z - y2 b facet -")
    #expect(
      plan(text) { ($0.y, $0.y2) = (["a"], ["b", "c"]) } == "line t a,b,c by - z - y2 b,c facet -")
    #expect(
      plan(text) { ($0.y, $0.y2) = (["a"], ["a"]) }
        == "--y2: no column is left for the first axis. Give one with --y.")
    let error =
      "--y2: a second axis is for lines and points without --by and --facet. Leave one out."
    #expect(plan(text) { ($0.y2, $0.mark) = (["b"], .bar) } == error)
    #expect(plan(text) { ($0.y2, $0.by) = (["b"], "c") } == error)
    #expect(
      plan("t,a,n\n2024-01-01,1,x\n") { $0.y2 = ["n"] }
        == "data.csv: column 'n' has no numbers. Give a column of numbers with --y.")
  }

  @Test("the column of small charts is neither the position nor a series")
  func facets() {
    let text = "day,city,kind,v\n2024-01-01,A,p,1\n2024-01-01,A,q,2\n2024-01-02,B,p,3\n"
    #expect(plan(text) { $0.facet = "city" } == "line day v by kind z - y2  facet city")
    let many = "day,who,v\n" + (0..<40).map { "2024-01-01,n\($0),\($0)\n" }.joined()
    #expect(
      plan(many) { $0.facet = "who" }
        == "line day v by - z - y2  facet who\n"
        + "Of 40 names in column 'who', the first 24 are drawn; filter the rows for others.")
    #expect(
      plan(text) { $0.facet = "no" }
        == "--facet: data.csv has no column 'no'. The columns are: day, city, kind, v.")
  }
}
