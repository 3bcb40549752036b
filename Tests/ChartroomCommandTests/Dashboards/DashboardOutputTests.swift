import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("The single picture of a run of dashboards")
struct DashboardOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put(
      """
      appearances: [light, dark]
      dashboards:
      - {name: a, size: 200x100, panels: [{text: Hello}]}
      - {name: b, size: 200x100, panels: [{text: World}]}
      """, in: "n.yaml")
    try folder.put(
      "dashboards: [{name: a, size: 200x100, panels: [{text: Hello}]}]", in: "one.yaml")
  }

  private func run(_ arguments: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render"] + arguments, in: folder.path, shell: shell)
  }

  private let redirected = "\"$@\" > picture.png"

  @Test(
    "is a file or standard output, with the bytes that it has in a folder", arguments: ["0", "2"])
  func bytes(jobs: String) throws {
    #expect(try run("one.yaml", "--out", "out").status == 0)
    let bytes = try folder.bytes(of: "out/a.png")
    let file = try run("one.yaml", "--jobs", jobs, "--out", "out/Other.PNG")
    #expect((file.status, file.output, file.errors) == (0, "out/Other.PNG\n", ""))
    #expect(try folder.bytes(of: "out/Other.PNG") == bytes)
    let stream = try run("one.yaml", "--jobs", jobs, "--out", "-", shell: redirected)
    #expect((stream.status, stream.errors) == (0, ""))
    #expect(try folder.bytes(of: "picture.png") == bytes)
    let chosen = try run(
      "n.yaml", "--jobs", jobs, "--out", "-", "--only", "b", "--appearance", "light",
      shell: redirected)
    #expect((chosen.status, chosen.errors) == (0, ""))
    #expect(try folder.bytes(of: "picture.png") != bytes)
  }

  @Test("in a file is skipped while its inputs are unchanged, and is replaced as a whole")
  func unchanged() throws {
    for status in ["drawn", "unchanged"] {
      let run = try run("one.yaml", "--out", "x.png", "--report", "-")
      #expect(run.output.contains("\"status\" : \"\(status)\""), "\(run.output)")
      #expect(run.output.contains("\"name\" : \"x.png\""))
    }
    try folder.put("other", in: "x.png")
    #expect(try run("one.yaml", "--out", "x.png").status == 0)
    #expect(try PNG.decode(folder.bytes(of: "x.png")).width == 200)
  }

  @Test(
    "must be the only one",
    arguments: [
      (
        ["n.yaml", "--out", "x.png"], "the run makes 4 images, and the file x.png has room for one."
      ),
      (
        ["n.yaml", "--out", "-", "--only", "a"],
        "the run makes 2 images, and standard output has room for one."
      ),
    ])
  func several(arguments: [String], message: String) throws {
    let run = try ToolRun(["render"] + arguments, in: folder.path)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        chartroom: --out: \(message) Choose one with --only, --appearance and --scale, or give a folder.

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("excludes a report on the same stream, and chart sets")
  func excluded() throws {
    let report = try run("one.yaml", "--out", "-", "--report", "-")
    #expect(report.status == 2)
    #expect(report.errors.hasPrefix("chartroom: --out and --report are both standard output."))
    let set = try #require(ToolRun.chartSets(in: "").first)
    let sets = try run("one.yaml", set, "--out", "x.png")
    #expect(sets.status == 2)
    #expect(
      sets.errors.hasPrefix("chartroom: --out: 'x.png' has room for one image of a dashboard."))
  }

  @Test("that cannot be written ends the run with 6")
  func unwritable() throws {
    let missing = try run("one.yaml", "--out", "missing/x.png")
    #expect(missing.status == 6)
    #expect(
      missing.errors == """
        chartroom: missing/x.png: cannot create: No such file or directory. Create the folder first, or correct \
        the path.

        """)
    let full = try run("one.yaml", "--out", "-", shell: "\"$@\" > /dev/full")
    #expect(full.status == 6)
    #expect(full.errors.hasPrefix("chartroom: standard output cannot be written: No space left"))
  }

  @Test("is on standard output once, whatever the number of attempts", arguments: ["0", "1"])
  func attempts(jobs: String) throws {
    try folder.put(
      """
      data: {d: {postgres: {connection: "postgres://ann@127.0.0.1:1/a", query: select 1}}}
      dashboards: [{name: a, size: 200x100, panels: [{table: {}}]}]
      """, in: "server.yaml")
    let file = try run("server.yaml", "--jobs", jobs, "--out", "x.png")
    let stream = try run("server.yaml", "--jobs", jobs, "--out", "-", shell: redirected)
    #expect(file.status == 1 && stream.status == 1)
    #expect(try folder.bytes(of: "picture.png") == folder.bytes(of: "x.png"))
  }
}
