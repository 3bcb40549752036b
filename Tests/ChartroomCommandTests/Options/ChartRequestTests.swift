import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("ChartRequest")
struct ChartRequestTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

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

  @Test("lists at most eight names of series, each of at most forty characters")
  func manyNames() throws {
    let long = String(repeating: "é", count: 41)
    for count in [8, 9, 30] {
      let labels = (0..<count).map { "y\($0 + 100)" }
      let columns = labels.map { ", [\"\($0)\", 1]" }.joined()
      let types = labels.map { ", \"\($0)\": \"line\"" }.joined()
      try folder.put(
        "{\"columns\": [[\"x\", 0]\(columns)], \"types\": {\"x\": \"x\"\(types)}, "
          + "\"names\": {\"y100\": \"\(long)\"}}", in: "a.json")
      let run = try ToolRun.render(
        [folder.path + "/a.json"], to: folder.path + "/out", "--hide", "Gone")
      let names = try #require(run.errors.split(separator: "The names are: ").last)
      #expect(names.contains("y101, y102") && !names.contains(long), "\(names)")
      #expect(names.contains("(\(count - 8) more)") == (count > 8), "\(names)")
    }
  }

  @Test("a title and a window of the options replace those of the file, and of a pie its day")
  func replaced() throws {
    let run = try ToolRun.render(
      [overview], to: folder.path, "--title", "Mine", "--window", "0...1", "--describe")
    #expect(run.status == 0 && run.output.contains("Mine"), "\(run.output)")
  }
}
