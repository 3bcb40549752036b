import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("RenderRun")
struct RenderRunTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "draws every chart set in both appearances",
    arguments: ToolRun.chartSets(in: "") + ToolRun.chartSets(in: "awkward"))
  func everyFixture(file: String) throws {
    let run = try ToolRun.render([file], to: folder.path, "--appearance", "both")
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: URL(filePath: file))
    let charts = (try JSONSerialization.jsonObject(with: bytes) as? [Any])?.count ?? 1
    #expect(run.paths.count == 2 * charts)
    for path in run.paths {
      let picture = try PNG.decode([UInt8](Data(contentsOf: URL(filePath: path))))
      #expect(picture.width == 375 && picture.height == 560)
    }
    #expect(run.paths.map { URL(filePath: $0).lastPathComponent }.sorted() == (try folder.names))
  }

  @Test("draws the good charts of a file, and ends with 4")
  func someBad() throws {
    let file = ToolRun.fixtures + "/broken/some.json"
    let run = try ToolRun.render([file], to: folder.path)
    #expect(run.status == 4)
    #expect(run.paths == ["\(folder.path)/some-1.png", "\(folder.path)/some-4.png"])
    #expect(try folder.names == ["some-1.png", "some-4.png"])
    #expect(
      run.errors == """
        chartroom: \(file):12:1: charts[1]: found null, expected an object
        chartroom: \(file):16:1: charts[2].columns[1]: 2 values, but x has 3; \
        give each point a value, or null for a gap

        """)
  }

  @Test("draws the good files beside a bad one, and and beside a missing one, and ends with 4")
  func siblings() throws {
    let bad = ToolRun.fixtures + "/broken/ragged.json"
    let beside = try ToolRun.render([bad, overview], to: folder.path + "/1")
    #expect(beside.status == 4)
    #expect(beside.paths == ["\(folder.path)/1/overview.png"])
    let missing = folder.path + "/no.json"
    let without = try ToolRun.render([missing, overview, bad], to: folder.path + "/2")
    #expect(without.status == 4)
    #expect(without.paths == ["\(folder.path)/2/overview.png"])
    #expect(without.errors.contains("\(missing): cannot read: No such file or directory"))
  }

  @Test("ends with 5 for files and charts beyond a limit, and draws the others")
  func beyondLimits() throws {
    let chart = #"{"columns": [["x", 0, 1000], ["y0", 1, 2]], "types": {"x": "x", "y0": "line"}}"#
    let title = String(repeating: "W", count: 10_001)
    try folder.put("[\(chart), \(chart.dropLast()), \"title\": \"\(title)\"}]", in: "a.json")
    let one = try ToolRun.render([folder.path + "/a.json"], to: folder.path + "/out")
    #expect(one.status == 5)
    #expect(one.paths == ["\(folder.path)/out/a-1.png"])
    #expect(
      one.errors.hasSuffix(
        "charts[1].title: a text of 10001 characters, and the limit is 10000; shorten it\n"))
    try folder.put("[" + String(repeating: "0,", count: 10_000) + "0]", in: "b.json")
    let other = try ToolRun.render([folder.path + "/b.json", overview], to: folder.path + "/out")
    #expect(other.status == 5)
    #expect(other.paths == ["\(folder.path)/out/overview.png"])
    #expect(
      other.errors
        == "chartroom: \(folder.path)/b.json:1:1: 10001 charts, and the limit is 10000; "
        + "split the file\n")
  }

  @Test("tells once for each chart which characters no font has")
  func missingCharacters() throws {
    // The first chart has characters that nobody has been given yet.
    let charts = ["\u{10FFFD}b\u{378}", "a"].map { name in
      #"{"columns": [["x", 0, 1000], ["y0", 1, 2], ["y1", 2, 3]], "#
        + #""types": {"x": "x", "y0": "line", "y1": "line"}, "#
        + #""names": {"y0": "\#(name)", "y1": "\#(name)"}}"#
    }
    try folder.put("[\(charts[1]), \(charts[0])]", in: "two.json")
    try folder.put(charts[0], in: "one.json")
    let files = ["two", "one"].map { folder.path + "/\($0).json" }
    let run = try ToolRun.render(files, to: folder.path, "--appearance", "both")
    #expect(run.status == 0)
    #expect(run.paths.count == 6)
    #expect(
      run.errors.split(separator: "\n")
        == ["\(files[0]): charts[1]", "\(files[1])"].flatMap { place in
          ["0378", "10FFFD"].map {
            "chartroom: warning: \(place): no font has the character U+\($0). "
              + "Install the package fonts-noto, or remove the character."
          }
        })
  }
}
