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

  @Test("Infinite values that statistics leave out have a warning, also in steps of data sources")
  func infinite() throws {
    let values = "{field: v, statistic: sum}, {field: v, statistic: mean, name: m}"
    let step = "{aggregate: {values: [\(values)]}}"
    for (data, panel, place) in [
      ("{csv: d.csv}", "transform: [\(step)], table: {}", "dashboards[0].panels[0].transform[0]"),
      ("{csv: d.csv, transform: [\(step)]}", "table: {}", "data.d.transform[0]"),
    ] {
      let folder = try SpecFolderExample([
        "s.yaml": """
        data: {d: \(data)}
        dashboards: [{name: a, panels: [{\(panel)}]}, {name: b, panels: [{\(panel)}]}]
        """,
        "d.csv": "v\n1\ninf\n3\n-inf\n",
      ])
      let plans = try folder.file().plans()
      #expect(plans.count == 2 && plans.allSatisfy(\.failures.isEmpty))
      for (index, plan) in plans.enumerated() {
        let place = place.replacing("dashboards[0]", with: "dashboards[\(index)]")
        #expect(plan.warnings.count == 2, "\(plan.warnings)")
        for (value, warning) in plan.warnings.enumerated() {
          #expect(
            warning.hasSuffix(
              "\(place).aggregate.values[\(value)].field: column 'v' has 2 infinite values, which are left out of "
                + "its statistics. Correct the data."), "\(warning)")
        }
      }
    }
  }

  @Test("A source that is joined has its warnings in the result")
  func joined() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      data:
        d: {csv: d.csv, transform: [{join: {data: e, by: [{field: k}]}}]}
        e: {csv: e.csv, transform: [{aggregate: {groupBy: [{field: k}], values: [{field: v, statistic: mean}]}}]}
      dashboards: [{name: a, panels: [{data: d, table: {}}]}, {name: b, panels: [{data: d, table: {}}]}]
      """,
      "d.csv": "k\nx\ny\n", "e.csv": "k,v\nx,1\nx,inf\ny,2\n",
    ])
    for plan in try folder.file().plans() {
      #expect(plan.failures.isEmpty && plan.warnings.count == 1, "\(plan.warnings)")
      #expect(
        plan.warnings.first?.hasSuffix(
          "column 'v' has 1 infinite value, which is left out of its statistics. Correct the data.")
          == true)
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
