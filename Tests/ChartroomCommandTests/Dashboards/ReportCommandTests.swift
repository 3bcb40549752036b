import Foundation
import TestSupport
import Testing

@Suite("chartroom render --report, report and merge")
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("x,y\n1,2\n2,3\n3,1\n", in: "d.csv")
    try folder.put(
      """
      appearances: [light, dark]
      data: {d: {csv: d.csv}, missing: {csv: missing.csv}}
      dashboards:
      - {name: a, size: 300x200, panels: [{data: d, chart: {mark: line, x: {field: x}, y: {field: y}}}]}
      - {name: b, size: 300x200, panels: [{data: d, table: {}}]}
      - {name: c, size: 300x200, panels: [{text: "Hello \\U0010FFFD"}]}
      """, in: "good.yaml")
    try folder.put(
      """
      data: {d: {csv: "<missing>&.csv"}}
      dashboards:
      - {name: bad, size: 300x200, panels: [{table: {}}]}
      """, in: "bad.yaml")
  }

  private func run(_ arguments: String..., environment: [String: String]? = nil) throws -> ToolRun {
    try ToolRun(arguments, environment: environment, in: folder.path)
  }

  /// The pictures in a folder with their bytes, without hidden files.
  private func pictures(in name: String) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)
    return Dictionary(
      uniqueKeysWithValues: try names.filter { $0.hasSuffix(".png") }
        .map { ($0, try folder.bytes(of: name + "/" + $0)) })
  }

  private func report(_ name: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: name)))
    return try #require(object as? [String: Any])
  }

  @Test("The report describes pictures, inputs and failures")
  func report() throws {
    let run = try run("render", "good.yaml", "bad.yaml", "--out", "out", "--report", "out/r.json")
    #expect(run.status == 4)
    let report = try report("out/r.json")
    #expect(report["folder"] as? String == ".")
    #expect(
      report["planned"] as? [String]
        == ["a.png", "a-dark.png", "b.png", "b-dark.png", "c.png", "c-dark.png", "bad.png"])
    let items = try #require(report["items"] as? [[String: Any]])
    let first = try #require(items.first)
    #expect(first["status"] as? String == "drawn")
    #expect(first["rows"] as? Int == 3 && first["points"] as? Int == 3)
    #expect(first["width"] as? Int == 300 && first["height"] as? Int == 200)
    #expect((first["description"] as? String)?.isEmpty == false)
    #expect(first["bytes"] as? Int == (try folder.bytes(of: "out/a.png").count))
    let input = try #require((first["inputs"] as? [[String: Any]])?.first)
    #expect(input["path"] as? String == "d.csv" && input["bytes"] as? Int == 16)
    #expect(items[4]["missingGlyphs"] as? [String] == ["U+10FFFD"])
    let last = try #require(items.last)
    #expect(last["status"] as? String == "failed" && last["code"] as? Int == 3)
    let reason = "bad.yaml:1:17: data.d.csv: <missing>&.csv: cannot read"
    #expect((last["reasons"] as? [String])?.first?.hasPrefix(reason) == true)
    let text = try self.run("report", "out/r.json")
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("7 pictures: 6 drawn, 1 failed"), "\(text.output)")
    #expect(text.output.contains("failed: bad.png\n  \(reason)"))
    #expect(try self.run("schema", "--report").output.contains("Chartroom report"))
  }

  @Test("The page shows pictures by relative paths, and escapes everything")
  func page() throws {
    _ = try run("render", "good.yaml", "bad.yaml", "--out", "out/p q", "--report", "out/r.json")
    let run = try run("report", "out/r.json", "--html", "out/pages.html")
    #expect(run.status == 0 && run.output == "out/pages.html\n", "\(run.errors)")
    let page = try folder.text(of: "out/pages.html")
    #expect(page.contains("src=\"p%20q/a-dark.png\""))
    #expect(page.contains("&lt;missing&gt;&amp;.csv: cannot read"))
    #expect(!page.contains("<missing>") && !page.contains("<script"))
    let link = /(?:src|href)="([^"#]+)"/
    for match in page.matches(of: link) {
      let path = try #require(String(match.1).removingPercentEncoding)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/out/" + path), "\(path)")
    }
  }

  @Test("Pictures whose inputs and bytes are the same are not drawn again")
  func unchanged() throws {
    func statuses(_ options: String...) throws -> [String] {
      let run = try ToolRun(
        ["render", "good.yaml", "--out", "out", "--report", "r.json"] + options, in: folder.path)
      #expect(run.status == 0 && run.paths.count == 6, "\(run.errors)")
      let items = try #require(report("r.json")["items"] as? [[String: Any]])
      return items.map { ($0["status"] as? String) ?? "" }
    }
    let (drawn, unchanged) = ("drawn", "unchanged")
    #expect(try statuses() == Array(repeating: drawn, count: 6))
    let first = try pictures(in: "out")
    #expect(try statuses() == Array(repeating: unchanged, count: 6))
    #expect(try statuses("--force") == Array(repeating: drawn, count: 6))
    #expect(try statuses("--png", "small") == Array(repeating: drawn, count: 6))
    #expect(try statuses() == Array(repeating: drawn, count: 6))
    #expect(try pictures(in: "out") == first)
    // Other bytes of a picture, of data, and of the spec.
    try folder.put("other", in: "out/c.png")
    #expect(try statuses() == [unchanged, unchanged, unchanged, unchanged, drawn, unchanged])
    try folder.put("x,y\n1,2\n2,3\n3,4\n", in: "d.csv")
    #expect(try statuses() == [drawn, drawn, drawn, drawn, unchanged, unchanged])
    try folder.put(try folder.text(of: "good.yaml") + "\n", in: "good.yaml")
    #expect(try statuses() == Array(repeating: drawn, count: 6))
  }

  @Test("Failed pictures are drawn by every run")
  func failed() throws {
    for _ in 0..<2 { #expect(try run("render", "bad.yaml", "--out", "out").status == 3) }
    try folder.put("x\n1\n", in: "<missing>&.csv")
    #expect(try run("render", "bad.yaml", "--out", "out").status == 0)
  }

  @Test("The union of shards is the single run, byte for byte", arguments: [1, 2, 3, 7, 64])
  func shards(count: Int) throws {
    let whole = try run("render", "good.yaml", "--out", "whole", "--report", "whole.json")
    #expect(whole.status == 0)
    // Beyond the number of pictures, shards are empty; a few of them are enough.
    for number in (1...count).filter({ $0 <= 8 || $0 == count }) {
      let shard = try run(
        "render", "good.yaml", "--out", "out", "--jobs", "1", "--shard", "\(number)/\(count)",
        "--report",
        "\(number).json")
      #expect(shard.status == 0, "\(shard.errors)")
    }
    #expect(try pictures(in: "out") == pictures(in: "whole"))
    let reports = (1...count).filter { $0 <= 8 || $0 == count }.map { "\($0).json" }
    let merge = try ToolRun(["merge"] + reports + ["-o", "merged.json"], in: folder.path)
    #expect(merge.status == 0, "\(merge.errors)")
    let (merged, single) = (try report("merged.json"), try report("whole.json"))
    func digests(_ report: [String: Any]) -> [String] {
      ((report["items"] as? [[String: Any]]) ?? []).map { ($0["sha256"] as? String) ?? "" }
    }
    #expect(digests(merged) == digests(single) && digests(single).count == 6)
    if count > 1 {
      let missing = try ToolRun(
        ["merge"] + reports.dropFirst() + ["-o", "m.json"], in: folder.path)
      #expect(missing.status == 3)
      #expect(missing.errors.contains("not made: a.png"), "\(missing.errors)")
      let double = try ToolRun(["merge"] + reports + ["1.json", "-o", "m.json"], in: folder.path)
      #expect(double.status == 3)
      #expect(double.errors.contains("made twice: a.png (1.json and 1.json)"), "\(double.errors)")
    }
  }

  @Test("Weights and the variables of array jobs choose shards")
  func chosenShards() throws {
    _ = try run("render", "good.yaml", "--out", "whole", "--report", "whole.json")
    for number in 0..<2 {
      let shard = try run(
        "render", "good.yaml", "--out", "out", "--shard", "auto/2", "--weights", "whole.json",
        "--report", "\(number).json", environment: ["JOB_COMPLETION_INDEX": "\(number)"])
      #expect(shard.status == 0, "\(shard.errors)")
    }
    #expect(try run("merge", "0.json", "1.json", "--out", "m.json").status == 0)
    #expect(try pictures(in: "out") == pictures(in: "whole"))
    for (options, message) in [
      (["--shard", "auto"], "--shard: 'auto' requires SLURM_ARRAY_TASK_ID"),
      (["--shard", "0/3"], "--shard: '0/3' is not a shard. Give its number"),
      (["--weights", "whole.json"], "--weights requires --shard."),
    ] {
      let run = try ToolRun(
        ["render", "good.yaml", "--out", "out"] + options, environment: [:], in: folder.path)
      #expect(run.status == 2 && run.errors.hasPrefix("chartroom: " + message), "\(run.errors)")
    }
  }
}
