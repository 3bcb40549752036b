import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("chartroom check, schema, init, and render of dashboards")
struct DashboardCommandTests {
  /// A folder with a starter.
  private func starter() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = try ToolRun(["init", "s"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.paths == ["s/nightly.yaml", "s/visits.csv"])
    return folder
  }

  private func size(of path: String) throws -> [Int] {
    let png = try PNG.decode([UInt8](Data(contentsOf: URL(filePath: path))))
    return [png.width, png.height]
  }

  @Test("The starter has no problems, renders as it is, and is never overwritten")
  func starterRenders() throws {
    let folder = try starter()
    let check = try ToolRun(["check", "s/nightly.yaml"], in: folder.path)
    #expect(check.status == 0)
    #expect(check.output == "s/nightly.yaml: 1 dashboard, no problems\n")
    #expect(check.errors.isEmpty)
    let render = try ToolRun(["render", "s/nightly.yaml", "--out", "out"], in: folder.path)
    #expect(render.status == 0)
    #expect(render.errors.isEmpty)
    #expect(render.paths == ["out/visits.png", "out/visits-dark.png"])
    let size = try size(of: folder.path + "/out/visits.png")
    #expect(size[0] == 1200 && size[1] > 800)
    let again = try ToolRun(["init", "s"], in: folder.path)
    #expect(again.status == 2)
    #expect(again.errors == "chartroom: s/nightly.yaml exists. Give another folder.\n")
  }

  @Test("Options choose dashboards, parameters, appearances and scales")
  func options() throws {
    let folder = try TemporaryFolder()
    try folder.put(
      """
      parameters: {day: Monday}
      scales: [1, 2]
      dashboards:
      - {name: a, size: 200x100, panels: [{text: "${day}"}]}
      - {name: b, size: 200x100, panels: [{text: x}]}
      """, in: "n.yaml")
    func render(_ options: String...) throws -> ToolRun {
      try ToolRun(["render", "n.yaml", "--out", "out"] + options, in: folder.path)
    }
    #expect(
      try render().paths == ["out/a.png", "out/a@2x.png", "out/b.png", "out/b@2x.png"])
    #expect(try size(of: folder.path + "/out/a@2x.png") == [400, 200])
    #expect(
      try render("--only", "b", "--appearance", "both", "--scale", "3").paths
        == ["out/b.png", "out/b-dark.png"])
    #expect(try size(of: folder.path + "/out/b-dark.png") == [600, 300])
    let monday = try Data(contentsOf: URL(filePath: folder.path + "/out/a.png"))
    #expect(try render("--only", "a", "--param", "day=Tuesday").status == 0)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/out/a.png")) != monday)
    for (options, message) in [
      (["--only", "c"], "--only: no dashboard has the name 'c'. The names are: a, b."),
      (["--param", "dya=x"], "--param: no spec has the parameter 'dya'. The parameters are: day."),
      (
        ["--param", "day"],
        "--param: 'day' is not a parameter. Give its name, '=' and its value, for example day=2026-11-20."
      ),
      (["--pie"], "--pie is for chart sets. Leave it out, and see the keys of the spec."),
    ] {
      let run = try ToolRun(["render", "n.yaml", "--out", "out"] + options, in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors == "chartroom: \(message)\n")
    }
  }

  @Test("A panel without its data shows the reason, and its picture counts as failed")
  func failures() throws {
    let folder = try TemporaryFolder()
    func spec(_ good: String) -> String {
      """
      data: {d: {csv: missing.csv}}
      dashboards:
      - {name: bad, panels: [{table: {}}]}
      \(good)
      """
    }
    try folder.put(spec(""), in: "bad.yaml")
    try folder.put(spec("- {name: good, panels: [{text: x}]}"), in: "some.yaml")
    let message =
      ".yaml:1:17: data.d.csv: missing.csv: cannot read: No such file or directory. Correct the path.\n"
    let bad = try ToolRun(["render", "bad.yaml", "--out", "out"], in: folder.path)
    #expect((bad.status, bad.errors) == (3, "chartroom: bad" + message))
    #expect(bad.paths == ["out/bad.png"])
    let some = try ToolRun(["render", "some.yaml", "--out", "out"], in: folder.path)
    #expect((some.status, some.errors) == (4, "chartroom: some" + message))
    #expect(some.paths == ["out/bad.png", "out/good.png"])
    #expect(try ToolRun(["check", "bad.yaml"], in: folder.path).status == 3)
  }

  @Test("All problems of a spec are printed, and good specs are drawn beside it")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.put("dashboards:\n- {nam: a, panels: [{text: x}]}\nlocal: de_DE\n", in: "bad.yaml")
    try folder.put(
      "{\"dashboards\": [{\"name\": \"a\", \"panels\": [{\"text\": \"x\"}]}]}", in: "good.json")
    let messages = """
      chartroom: bad.yaml:2:4: dashboards[0]: unknown key 'nam', expected name, title, subtitle, size, layout, \
      columns or panels. Did you mean 'name'?
      chartroom: bad.yaml:3:1: unknown key 'local', expected include, parameters, data, theme, locale, timeZone, \
      appearances, scales or dashboards. Did you mean 'locale'?

      """
    let check = try ToolRun(["check", "bad.yaml"], in: folder.path)
    #expect((check.status, check.errors) == (3, messages))
    #expect(check.output.isEmpty)
    let render = try ToolRun(["render", "bad.yaml", "good.json", "--out", "out"], in: folder.path)
    #expect((render.status, render.errors) == (4, messages))
    #expect(render.paths == ["out/a.png"])
  }

  @Test("Dashboards and chart sets are drawn in one run, unless their names are equal")
  func chartSets() throws {
    let folder = try TemporaryFolder()
    let set = try #require(ToolRun.chartSets(in: "").first)
    let stem = URL(filePath: set).deletingPathExtension().lastPathComponent
    try folder.put("dashboards: [{name: a, panels: [{text: x}]}]", in: "n.yaml")
    let both = try ToolRun(["render", "n.yaml", set, "--out", "out"], in: folder.path)
    #expect(both.status == 0)
    #expect(both.paths.last == "out/a.png" && both.paths.count > 1)
    let first = try #require(both.paths.first).split(separator: "/").last?.dropLast(4) ?? ""
    #expect(first.hasPrefix(stem))
    try folder.put("dashboards: [{name: \(first), panels: [{text: x}]}]", in: "n.yaml")
    let equal = try ToolRun(["render", "n.yaml", set, "--out", "out"], in: folder.path)
    #expect(equal.status == 2)
    #expect(equal.errors.contains("would both be written to '\(first).png'"))
  }

  @Test("A source reads standard input, which two sources cannot share")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let rest = "dashboards: [{name: a, panels: [{data: d, number: {field: n}}]}]\n"
    try folder.put("data: {d: {csv: '-'}}\n" + rest, in: "n.yaml")
    let shell = "printf 'n\\n1\\n2\\n' | \"$@\""
    let run = try ToolRun(
      ["render", "n.yaml", "--out", "out"], in: folder.path, shell: shell)
    #expect((run.status, run.errors) == (0, ""))
    let empty = try ToolRun(["render", "n.yaml", "--out", "out"], in: folder.path)
    #expect(
      (empty.status, empty.errors) == (
        3,
        "chartroom: standard input: the file is empty, expected a table. Give a file with rows.\n"
      ))
    try folder.put("data: {d: {csv: '-'}, e: {json: '-'}}\n" + rest, in: "n.yaml")
    let two = try ToolRun(["check", "n.yaml"], in: folder.path)
    #expect(two.status == 3)
    #expect(
      two.errors == """
        chartroom: n.yaml:1:33: data.e.json: standard input is read by one data source only. Use that source, or \
        give a file.

        """)
  }

  @Test("The schema is printed as JSON")
  func schema() throws {
    let run = try ToolRun(["schema"])
    #expect(run.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
  }
}
