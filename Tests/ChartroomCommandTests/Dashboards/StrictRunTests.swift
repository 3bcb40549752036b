import Foundation
import TestSupport
import Testing

@Suite("The warnings of a run of dashboards, and chartroom render --strict")
struct StrictRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("x,y,z\n1,2,inf\n2,inf,3\n3,-inf,4\n", in: "d.csv")
    try folder.put("[{\"n\": 1, \"tags\": [1, 2]}, {\"n\": 2, \"tags\": []}]", in: "d.json")
  }

  private func put(_ panel: String, data: String = "{d: {csv: d.csv}}") throws {
    try folder.put(
      "data: \(data)\ndashboards: [{name: a, size: 300x200, panels: [\(panel)]}]", in: "n.yaml")
  }

  private func render(_ options: String...) throws -> ToolRun {
    try ToolRun(["render", "n.yaml", "--out", "out"] + options, in: folder.path)
  }

  private static let infinite = """
    n.yaml:2:95: dashboards[0].panels[0].chart.y.field: column 'y' has 2 infinite values, which are shown as \
    missing. Correct the data.
    """
  private static let arrays = """
    n.yaml:2:56: dashboards[0].panels[0].table: Arrays inside of rows are left out: 'tags'. Name the columns to \
    show in 'columns'.
    """
  private static let glyph = """
    n.yaml: a: no font has the character U+10FFFD. Install the package fonts-noto, or remove the character.
    """

  @Test(
    "are failures of a strict run, whose picture is written nevertheless",
    arguments: [
      ("{chart: {mark: line, x: {field: x}, y: {field: y}}}", "{d: {csv: d.csv}}", infinite),
      ("{table: {}}", "{d: {json: d.json}}", arrays),
      ("{text: \"\\U0010FFFD\"}", "{}", glyph),
    ])
  func strict(panel: String, data: String, message: String) throws {
    try put(panel, data: data)
    for (jobs, status) in [("0", "drawn"), ("1", "unchanged")] {
      let run = try render("--jobs", jobs, "--report", "r.json")
      #expect(run.status == 0)
      #expect(run.errors == "chartroom: warning: \(message)\n")
      #expect(try folder.text(of: "r.json").contains("\"status\" : \"\(status)\""))
    }
    for jobs in ["0", "1"] {
      let run = try render("--jobs", jobs, "--strict", "--report", "r.json")
      #expect((run.status, run.errors) == (3, "chartroom: \(message)\n"))
      #expect(run.paths == ["out/a.png"])
      #expect(try folder.text(of: "r.json").contains("\"status\" : \"failed\""))
    }
    let check = try ToolRun(["check", "n.yaml"], in: folder.path)
    #expect(check.status == 0)
    // What no font has is found by drawing.
    #expect(check.errors == (message == Self.glyph ? "" : "chartroom: warning: \(message)\n"))
  }

  @Test("concern only what panels show")
  func unused() throws {
    for panel in [
      "{table: {columns: [{field: x}]}}", "{number: {field: x}}",
      "{transform: [{filter: {field: z, below: 100}}], table: {columns: [{field: z}]}}",
    ] {
      try put(panel)
      let run = try render("--strict")
      #expect((run.status, run.errors) == (0, ""), "\(panel)")
    }
    try put("{table: {columns: [{field: n}]}}", data: "{d: {json: d.json}}")
    let run = try render("--strict")
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test("of one panel fail that picture only")
  func some() throws {
    try folder.put(
      """
      dashboards:
      - {name: a, size: 300x200, panels: [{text: "\\U0010FFFD"}]}
      - {name: b, size: 300x200, panels: [{text: b}]}
      """, in: "n.yaml")
    let run = try render("--strict")
    #expect(run.status == 4 && run.paths == ["out/a.png", "out/b.png"])
  }

  @Test("report a size that is too small for the panels, also in a check")
  func size() throws {
    let spec = """
      data: {d: {csv: d.csv}}
      dashboards:
      - {name: a, size: 300x100, panels: [{chart: {mark: line, x: {field: x}, y: {field: x}}}]}
      """
    try folder.put(spec, in: "n.yaml")
    // The least height of a chart is 132 points, between margins of 24.
    let message = """
      n.yaml:3:19: dashboards[0].size: found '300x100', and the panels of 'a' need a height of at least 180 points, \
      so they are cut. Give 300x180, leave out 'size', or show less.
      """
    #expect(
      try ToolRun(["check", "n.yaml"], in: folder.path).errors == "chartroom: warning: \(message)\n"
    )
    #expect(try render("--jobs", "1").errors == "chartroom: warning: \(message)\n")
    let run = try render("--jobs", "1", "--strict")
    #expect((run.status, run.errors) == (3, "chartroom: \(message)\n"))
    // Each picture has the warning of its dashboard.
    try folder.put(spec + "\nappearances: [light, dark]\n", in: "n.yaml")
    #expect(
      try render("--jobs", "0").errors
        == String(repeating: "chartroom: warning: \(message)\n", count: 2))
  }
}
