import Dashboards
import TestSupport
import Testing

@Suite("The inputs of a dashboard")
struct DashboardInputsTests {
  @Test("are the files of the sources that its panels name")
  func sources() throws {
    let folder = try TemporaryFolder()
    for name in ["logs/b.csv", "logs/a.csv", "c.json"] { try folder.put("", in: name) }
    try folder.put(
      """
      data:
        logs: {csv: "logs/*.csv"}
        c: {json: c.json}
        own: {rows: [{x: 1}]}
      dashboards:
      - {name: a, panels: [{data: logs, table: {}}]}
      - {name: b, panels: [{data: own, table: {}}, {data: c, table: {}}]}
      - {name: t, panels: [{text: x}]}
      """, in: "n.yaml")
    let file = try SpecFile(folder.bytes(of: "n.yaml"), path: folder.path + "/n.yaml")
    func paths(_ name: String) -> [String] {
      file.inputs(of: name).paths.map { String($0.dropFirst(folder.path.count + 1)) }
    }
    #expect(paths("a") == ["logs/a.csv", "logs/b.csv"])
    #expect(paths("b") == ["c.json"])
    #expect(file.inputs(of: "b").sources == ["c", "own"])
    #expect(file.inputs(of: "t").sources.isEmpty)
    #expect(file.inputs(of: "missing").paths.isEmpty)
    #expect(file.inputs(of: "a").isRepeatable)
  }

  @Test("are those of the only source if panels name none")
  func single() throws {
    let file = try SpecFile(
      Array("data: {d: {csv: x.csv}}\ndashboards: [{name: a, panels: [{table: {}}]}]".utf8),
      path: "f/n.yaml")
    #expect(file.inputs(of: "a").paths == ["f/x.csv"])
  }

  @Test("are, with the spec, its includes and all patterns, the files that a preview watches")
  func patterns() throws {
    let folder = try TemporaryFolder()
    try folder.put(
      """
      include: [parts/data.yaml]
      dashboards:
      - {name: a, panels: [{data: logs, table: {}}, {image: {file: logo.png}}]}
      - {include: more/n.yaml}
      """, in: "n.yaml")
    try folder.put(
      """
      data:
        logs: {csv: "logs/*.csv"}
        base: {sqlite: {file: base.db, query: SELECT 1}}
      """, in: "parts/data.yaml")
    try folder.put(
      "data: {d: {csv: d.csv}}\ndashboards: [{name: b, panels: [{table: {}}]}]", in: "more/n.yaml")
    let file = try SpecFile(folder.bytes(of: "n.yaml"), path: folder.path + "/n.yaml")
    #expect(
      file.filePatterns.map { String($0.dropFirst(folder.path.count + 1)) }.sorted() == [
        "logo.png", "more/d.csv", "more/n.yaml", "n.yaml", "parts/base.db", "parts/base.db-wal",
        "parts/data.yaml", "parts/logs/*.csv",
      ])
  }

  @Test("of a bad spec are the files that it includes, with those that are missing")
  func badSpec() throws {
    let folder = try TemporaryFolder()
    try folder.put("data: {d: {csvv: x}}", in: "bad.yaml")
    let spec = "include: [bad.yaml, missing.yaml]\ndashboards: [{name: a, panels: [{text: A}]}]"
    let error = #expect(throws: SpecError.self) {
      try SpecFile(Array(spec.utf8), path: folder.path + "/n.yaml")
    }
    #expect(error?.includedPaths == ["bad.yaml", "missing.yaml"].map { folder.path + "/" + $0 })
  }
}
