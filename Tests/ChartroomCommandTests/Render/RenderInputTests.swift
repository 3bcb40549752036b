import CairoCanvas
import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom render: inputs")
struct RenderInputTests {
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

  @Test(
    "says where a chart asks for what its series cannot show",
    arguments: [
      (
        #""types": {"x": "x", "y0": "bar", "y1": "line"}"#,
        "types.y1: series of type “line” and “bar” cannot be drawn in one chart"
      ),
      (
        #""stacked": true, "types": {"x": "x", "y0": "line", "y1": "line"}"#,
        "stacked: lines cannot be stacked; use bars or areas, or remove stacked"
      ),
      (
        #""percentage": true, "types": {"x": "x", "y0": "line", "y1": "line"}"#,
        "percentage: lines cannot show percentages; use areas, or remove percentage"
      ),
      (
        #""percentage": true, "types": {"x": "x", "y0": "bar", "y1": "bar"}"#,
        "percentage: bars cannot show percentages; use areas, or remove percentage"
      ),
      (
        #""y_scaled": true, "types": {"x": "x", "y0": "area", "y1": "area"}"#,
        "y_scaled: only a chart of two lines can have two Y axes; remove y_scaled"
      ),
    ])
  func undrawable(fields: String, words: String) throws {
    try folder.put(
      #"{"columns": [["x", 0, 1000], ["y0", 1, 2], ["y1", 1, 2]], \#(fields)}"#, in: "a.json")
    let run = try ToolRun.render([folder.path + "/a.json"], to: folder.path)
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("chartroom: \(folder.path)/a.json: \(words)"))
    #expect(try folder.names == ["a.json"])
  }

  @Test(
    "refuses every broken file with its name and the place",
    arguments: ToolRun.chartSets(in: "broken").filter { !$0.hasSuffix("some.json") })
  func broken(file: String) throws {
    let run = try ToolRun.render([file], to: folder.path)
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("chartroom: \(file):"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.names.isEmpty)
    let places = [
      "ragged": "5:1: columns[2]: 2 values, but x has 3",
      "unknown-type": "7:27: types.y0: found \"spline\"",
      "absent-column": "7:55: types.y7: no column has this label",
      "cut-off": "7:7: the JSON text ends", "empty": " the file is empty",
      "text-value": "4:9: columns[1][2]: found \"five\"",
    ]
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    if let place = places[name] { #expect(run.errors.contains("\(name).json:\(place)")) }
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

  @Test("refuses a whole file that is not JSON in one of its charts")
  func syntaxError() throws {
    let chart = #"{"columns": [["x", 0, 1000], ["y0", 1, 2]], "types": {"x": "x", "y0": "line"}}"#
    for (bad, words) in [
      ("{\"columns\": 01}", "2:13: not JSON: found \"01\""),
      (chart.dropLast() + ",}", "2:79: not JSON: found \"}\" after a comma"),
    ] {
      try folder.put("[\(chart),\n\(bad)]", in: "a.json")
      let run = try ToolRun.render([folder.path + "/a.json", overview], to: folder.path + "/out")
      #expect(run.status == 4, "one of two files")
      #expect(run.paths == ["\(folder.path)/out/overview.png"])
      #expect(run.errors.hasPrefix("chartroom: \(folder.path)/a.json:\(words)"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(try ToolRun.render([folder.path + "/a.json"], to: folder.path).status == 3)
    }
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

  @Test("ends with 5 for a file that is too large, and draws the others")
  func tooLarge() throws {
    try folder.put("", in: "large.json")
    let large = folder.path + "/large.json"
    // A hole, which takes no room on the disk.
    #expect(truncate(large, InputFile.mostBytes + 1) == 0)
    let run = try ToolRun.render([large, overview], to: folder.path)
    #expect(run.status == 5)
    #expect(run.errors.contains("\(large) has more than 1073741824 bytes"))
    #expect(run.paths == ["\(folder.path)/overview.png"])
  }

  @Test("refuses to hide what is not there before anything is drawn, and lists what there is")
  func unknownSeries() throws {
    let run = try ToolRun.render([overview], to: folder.path + "/out", "--hide", "Gone")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "chartroom: --hide: no series has the name 'Gone'. The names are: Joined, Left.\n")
    #expect(try folder.names.isEmpty)
  }

  @Test("only warns about a name to hide while a file or chart cannot be read")
  func unknownSeriesBesideBroken() throws {
    let warning = "chartroom: warning: --hide: no series has the name 'Gone'. The names are: "
    for name in ["ragged", "some"] {
      let bad = ToolRun.fixtures + "/broken/\(name).json"
      let run = try ToolRun.render([bad, overview], to: folder.path, "--hide", "Gone")
      #expect(run.status == 4)
      #expect(run.paths.last == "\(folder.path)/overview.png")
      #expect(run.errors.contains(warning))
    }
  }

  @Test("hides a series by its name and by its label")
  func hides() throws {
    for name in ["Joined", "y0"] {
      let run = try ToolRun.render([overview], to: folder.path, "--hide", name, "--debug", "draws")
      #expect(run.status == 0)
      #expect(run.errors.components(separatedBy: "polyline").count == 3, "plot and mini-map")
      #expect(run.errors.contains("\"Joined\""), "its button stays")
    }
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

  @Test("refuses numbers that are none, and pictures that are too large, before anything is drawn")
  func numbers() throws {
    let cases: [([String], Int32)] = [
      (["--scale", "nan"], 2), (["--scale", "-3"], 2), (["--scale", "1e999"], 2),
      (["--size", "32768x1"], 5), (["--size", "16384x2", "--scale", "2"], 5),
      (["--size", "20000x20000"], 5), (["--indicator", "2"], 2), (["--window", "1...0"], 2),
    ]
    for (options, status) in cases {
      let run = try ToolRun(["render", overview, "--out", folder.path + "/out"] + options)
      #expect(run.status == status, "\(options)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("chartroom: "), "\(options)")
    }
    #expect(try folder.names.isEmpty)
  }
}
