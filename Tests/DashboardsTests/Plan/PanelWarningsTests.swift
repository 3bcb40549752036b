import Dashboards
import Testing

@Suite("The warnings of panels")
struct PanelWarningsTests {
  @Test(
    "A column that a few cells make one of texts has a warning with the first of them",
    arguments: [
      "table: {columns: [{field: p99}]}", "table: {}",
      "transform: [{filter: {field: v, above: 1}}], table: {columns: [{field: p99}]}",
    ])
  func faults(panel: String) throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      data: {d: {csv: d.csv}}
      dashboards: [{name: a, panels: [{\(panel)}]}]
      """,
      "d.csv": "v,p99\n1,1\n2,2\n3,fast\n4,4\n",
    ])
    let plan = try #require(try folder.file().plans().first)
    #expect(plan.failures.isEmpty && plan.warnings.count == 1)
    let warning = try #require(plan.warnings.first)
    #expect(warning.contains("/s.yaml:2:"))
    #expect(warning.contains(": column 'p99' has 1 cell of another type than most. "))
    #expect(warning.contains("d.csv:4: column 'p99': 'fast', expected a number, as in most rows."))
  }

  @Test(
    "A column of dates that a malformed one makes one of texts has a warning, with repeated dates as well"
  )
  func dates() throws {
    for rest in ["2024-05-03,3\n2024-05-04,4\n2024-05-05,5\n", "2024-05-01,3\n2024-05-01,4\n"] {
      let folder = try SpecFolderExample([
        "s.yaml": """
        data: {d: {csv: d.csv}}
        dashboards: [{name: a, panels: [{chart: {mark: bar, x: {field: day}, y: {field: v}}}]}]
        """,
        "d.csv": "day,v\n2024-05-01,1\n2024-05-45,2\n\(rest)",
      ])
      let plan = try #require(try folder.file().plans().first)
      #expect(plan.failures.isEmpty && plan.warnings.count == 1)
      let warning = try #require(plan.warnings.first)
      #expect(warning.contains(": column 'day' has 1 cell of another type than most. "))
      #expect(
        warning.contains(
          "d.csv:3: column 'day': '2024-05-45', expected a date or a time, as in most rows."))
    }
  }

  @Test("A column that no panel shows has none")
  func unused() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      data: {d: {csv: d.csv}}
      dashboards: [{name: a, panels: [{table: {columns: [{field: v}]}}]}]
      """,
      "d.csv": "v,p99\n1,1\n2,2\n3,fast\n4,4\n",
    ])
    #expect(try folder.file().plans().first?.warnings == [])
  }
}
