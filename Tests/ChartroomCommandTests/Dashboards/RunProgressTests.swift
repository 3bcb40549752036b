import ChartroomCommand
import Dashboards
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("chartroom render --progress")
struct RunProgressTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put(
      """
      data: {d: {csv: missing.csv}}
      dashboards:
      - {name: a, size: 300x200, panels: [{text: "\\U0010FFFD"}]}
      - {name: b, size: 300x200, panels: [{table: {}}]}
      - {name: c, size: 300x200, panels: [{text: c}]}
      """, in: "n.yaml")
  }

  private func render(_ options: String...) throws -> ToolRun {
    try ToolRun(["render", "n.yaml", "--out", "out", "--jobs", "2"] + options, in: folder.path)
  }

  private static let reason = """
    n.yaml:1:17: data.d.csv: missing.csv: cannot read: No such file or directory. Correct the path.
    """

  @Test("prints failures and warnings only, unless standard error is a terminal")
  func quiet() throws {
    let usual = try render()
    #expect(usual.errors.split(separator: "\n").count == 2)
    for style in ["auto", "none"] {
      let run = try render("--progress", style)
      #expect(run.errors == usual.errors && run.output == usual.output)
    }
  }

  @Test("prints a line for each image")
  func plain() throws {
    let lines = try render("--progress", "plain").errors.split(separator: "\n")
    #expect(lines.count == 5)
    for (number, result) in [("1", "."), ("2", "."), ("3", ".")] {
      let start = "chartroom: \(number) of 3: "
      #expect(lines.contains { $0.hasPrefix(start) && $0.contains(result) }, "\(lines)")
    }
    #expect(lines.contains { $0.contains("b.png failed in 0.") })
    let again = try render("--progress", "plain").errors
    #expect(again.contains("c.png unchanged\n"), "\(again)")
  }

  @Test("prints events of the published schema, in which failures and warnings are")
  func json() throws {
    let run = try render("--progress", "json")
    #expect(run.status == 4)
    let lines = run.errors.split(separator: "\n")
    let events = try lines.map {
      try JSONDecoder().decode(ProgressEvent.self, from: Data($0.utf8))
    }
    #expect(events.map(\.event) == [.start, .image, .image, .image, .end])
    #expect(events.map(\.done) == [0, 1, 2, 3, 3])
    #expect(events.allSatisfy { $0.total == 3 })
    #expect(events.map(\.seconds) == events.map(\.seconds).sorted())
    let images = Dictionary(
      uniqueKeysWithValues: events.compactMap(\.image).map { ($0.item.name, $0) })
    #expect(images["b.png"]?.reasons == [Self.reason])
    #expect(images["a.png"]?.missingGlyphs == ["U+10FFFD"])
    let totals = try #require(events.last?.totals)
    #expect((totals.drawn, totals.failed, totals.warnings) == (2, 1, 1))
    let schema = try ToolRun(["schema", "--progress"]).output
    let object = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    let keys = try #require((object?["properties"] as? [String: Any])?.keys)
    for line in lines {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(Set(keys).isSuperset(of: try #require(event).keys))
    }
  }

  @Test("rewrites a line on a terminal, which is removed before others are printed")
  func line() throws {
    let written = Mutex("")
    var progress = RunProgress(.line(width: 40), total: 2) { text in
      written.withLock { $0 += text }
    }
    func texts() -> String {
      written.withLock { text in
        defer { text = "" }
        return text
      }
    }
    func record(_ name: String, _ status: PictureRecord.Status) throws -> PictureRecord {
      let spec = "dashboards: [{name: \(name), panels: [{text: x}]}]"
      let file = try SpecFile(Array(spec.utf8), path: "n.yaml")
      return PictureRecord(
        RunItem.all(of: [file], only: [], appearances: nil, scale: nil)[0], status)
    }
    progress.begin()
    #expect(texts() == "chartroom: 0 of 2 images")
    progress.hide()
    progress.note(try record("a-very-long-name-of-a-dashboard", .failed))
    progress.show()
    #expect(texts() == "\r\u{1B}[Kchartroom: 1 of 2 images, 1 failed: a-ve")
    progress.hide()
    progress.note(try record("b", .drawn))
    progress.show()
    #expect(texts() == "\r\u{1B}[K")
  }

  @Test("is for dashboards, and has four styles")
  func usage() throws {
    let set = try #require(ToolRun.chartSets(in: "").first)
    let run = try ToolRun(["render", set, "--out", "x", "--progress", "plain"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("--progress is for dashboards"), "\(run.errors)")
    #expect(try render("--progress", "loud").status == 2)
  }
}
