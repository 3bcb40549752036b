import Dashboards
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("The report of a run")
struct RunReportTests {
  /// The items of a spec with a number of dashboards.
  private func items(_ count: Int) throws -> [RunItem] {
    let names = (0..<count).map { "- {name: d\($0), panels: [{text: x}]}" }
    let text = "dashboards:\n" + names.joined(separator: "\n")
    return RunItem.all(
      of: [try SpecFile(Array(text.utf8), path: "n.yaml")], only: [], appearances: nil, scale: nil)
  }

  private func report(
    _ planned: [RunItem], _ indices: [Int], shard: Shard? = nil, omitted: Set<Int> = []
  ) -> RunReport {
    let source = SpecSource(path: "n.yaml", text: "dashboards: []", parameters: [:])
    let records = indices.map { index in
      var record = PictureRecord(planned[index], omitted.contains(index) ? .omitted : .drawn)
      record.bytes = 10 + index
      record.seconds.layout = 0.5
      return record
    }
    return RunReport(
      tool: "1", shard: shard, folder: ".", specs: [source], planned: planned.map(\.name),
      problems: [], items: records)
  }

  @Test("fits its schema, with all keys and with few")
  func schema() throws {
    let planned = try items(2)
    var full = report(planned, [0, 1], shard: Shard(1, of: 2))
    full.items[0].inputs = [
      .init(path: "a.csv", sha256: FileDigest.of([1, 2]), bytes: 2),
      .init(path: "b.csv", sha256: nil, bytes: nil),
    ]
    full.items[0].warnings = ["w"]
    full.items[0].missingGlyphs = ["U+1F600"]
    (full.items[0].rows, full.items[0].points, full.items[0].description) = (1, 2, "d")
    (full.items[0].width, full.items[0].height, full.items[0].peakMemory) = (1, 2, 3)
    full.items[0].sha256 = FileDigest.of([])
    full.items[1] = PictureRecord(planned[1], .failed, code: 3, reason: "r")
    for report in [full, report(planned, [])] {
      let bytes = Array(try report.json.utf8)
      #expect(try RunReport(bytes, path: "r.json") == report)
      let node = try SpecParser.parse(bytes, file: "r.json")
      #expect(SchemaCheck.problems(of: node, RunReport.schema) == [])
    }
    let wrong = try full.json.replacing("\"drawn\" :", with: "\"drwan\" :")
    let node = try SpecParser.parse(Array(wrong.utf8), file: "r.json")
    #expect(!SchemaCheck.problems(of: node, RunReport.schema).isEmpty)
  }

  @Test("is rejected if it is something else")
  func invalid() throws {
    #expect(throws: RunReportError.self) { try RunReport(Array("{}".utf8), path: "r.json") }
    var report = report(try items(1), [0])
    report.format = 2
    let bytes = Array(try report.json.utf8)
    #expect(throws: RunReportError.self) { try RunReport(bytes, path: "r.json") }
    report.format = 1
    report.specs = []
    let unknown = Array(try report.json.utf8)
    #expect(throws: RunReportError.self) { try RunReport(unknown, path: "r.json") }
  }

  @Test("of shards is that of the whole run when they are merged", arguments: [1, 2, 3, 7, 64])
  func merging(count: Int) throws {
    let planned = try items(20)
    let parts = try (1...count).reversed().map { number in
      let shard = try #require(Shard(number, of: count))
      return (
        path: "\(number).json", report: report(planned, shard.indices(of: 20), shard: shard)
      )
    }
    #expect(try RunReport(merging: parts) == report(planned, Array(0..<20)))
  }

  @Test("of shards names pictures that were made twice or not at all")
  func faults() throws {
    let planned = try items(4)
    func message(_ parts: [RunReport]) -> String? {
      do throws(RunReportError) {
        _ = try RunReport(
          merging: parts.enumerated().map { (path: "\($0).json", report: $1) })
        return nil
      } catch {
        return error.message
      }
    }
    #expect(
      message([report(planned, [0, 1]), report(planned, [1])])
        == "1 picture made twice: d1.png (0.json and 1.json). 2 pictures not made: d2.png, d3.png.")
    #expect(
      message([report(planned, [0, 1, 2, 3], omitted: [2])]) == "1 picture not made: d2.png.")
    #expect(
      message([report(planned, [0, 1]), report(try items(3), [2])])
        == "1.json and 0.json are of different runs: their pictures differ.")
    #expect(message([]) == "no reports.")
  }

  @Test("has digests as other programs compute them")
  func digests() throws {
    #expect(
      FileDigest.of(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      FileDigest.of([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 300_000)
    try folder.put(text, in: "long")
    let digest = try #require(FileDigest.of(fileAt: folder.path + "/long"))
    #expect(digest.sha256 == FileDigest.of(text.utf8) && digest.bytes == 3_000_000)
    #expect(FileDigest.of(fileAt: folder.path) == nil)
    #expect(FileDigest.of(fileAt: folder.path + "/missing") == nil)
  }

  @Test(
    "has paths relative to its folder",
    arguments: [
      ("/a/out", "/a", "out"), ("/a/out", "/a/out", "."), ("/a/out", "/b/c", "../../a/out"),
      ("/a/../b/./x", "/b", "x"), ("out", "out/reports", ".."), ("/../a", "/", "a"),
    ])
  func paths(target: String, folder: String, expected: String) {
    #expect(RelativePath.path(to: target, from: folder) == expected)
  }
}
