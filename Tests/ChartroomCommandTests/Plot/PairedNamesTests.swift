import ChartroomCommand
import DataTables
import Testing

@Suite("Pairs of names")
struct PairedNamesTests {
  /// Returns the mark and the names of the columns of a plan with pairs: `mark x y,… by`; `nil` for none.
  private func plan(
    _ text: String, _ change: (inout PlotPlan.Request) -> Void = { _ in }
  ) throws -> String? {
    var request = PlotPlan.Request()
    change(&request)
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    let plan = try PlotPlan(table, request, file: "data.csv")
    guard let pairs = try PairedNames(table, request, plan, file: "data.csv"), let x = pairs.plan.x,
      let by = pairs.plan.by
    else { return nil }
    func name(_ column: Int) -> String { pairs.table.columns[column].name }
    return
      "\(pairs.plan.mark.rawValue) \(name(x)) \(pairs.plan.y.map(name).joined(separator: ",")) \(name(by))"
  }

  /// Returns a table with a row for each year, country and sex.
  private func people(countries: Int = 2) -> String {
    let rows = (2000..<2004).flatMap { year in
      (0..<countries).flatMap { country in
        ["F", "M"].map { "\(year),c\(country),all,\($0),\(country + year % 7)\n" }
      }
    }
    return "year,country,age,sex,value\n" + rows.joined()
  }

  @Test("divide rows with equal positions where no single column does")
  func pairs() throws {
    #expect(try plan(people()) == "line year value country, sex")
    #expect(try plan(people()) { $0.mark = .point } == "point year value country, sex")
    #expect(try plan(people(countries: 10)) == "line year value country, sex")
  }

  @Test("are not formed if a column is asked for, for too many pairs, and if they divide nothing")
  func others() throws {
    #expect(try plan(people()) { $0.by = "sex" } == nil)
    #expect(try plan(people()) { $0.facet = "sex" } == nil)
    #expect(try plan(people(countries: 11)) == nil)
    #expect(try plan(people() + "2003,c0,all,F,5\n") == nil)
    #expect(try plan(people() + "2004,c0,all,,5\n") == nil)
    #expect(try plan("year,sex,value\n2000,F,1\n2000,M,2\n2001,F,3\n2001,M,3\n") == nil)
  }
}
