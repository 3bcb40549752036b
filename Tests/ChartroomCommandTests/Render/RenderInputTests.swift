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
