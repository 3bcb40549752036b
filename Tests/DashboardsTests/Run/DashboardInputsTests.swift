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
}
