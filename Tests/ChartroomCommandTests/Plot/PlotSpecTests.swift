import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("chartroom plot --spec")
struct PlotSpecTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/tables").path

  /// The fixtures whose charts no spec describes, with the reason.
  private static let others = ["one-column.txt": "a histogram"]

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasSuffix(".swift") }.sorted()
  }

  /// Draws a table by `plot` and by `render` of the spec that `plot` prints.
  private func pictures(
    _ path: String, _ options: [String]
  ) throws -> (spec: String, first: Bitmap, second: Bitmap) {
    let output = try TemporaryFolder()
    let plot = try ToolRun(["plot", path, "--quiet", "-o", output.path + "/plot.png"] + options)
    #expect(plot.status == 0, "\(plot.errors)")
    let spec = try ToolRun(["plot", path, "--spec", "--quiet"] + options)
    #expect(spec.status == 0, "\(spec.errors)")
    try output.put(spec.output, in: "spec.yaml")
    let render = try ToolRun([
      "render", output.path + "/spec.yaml", "--out", output.path + "/out", "--jobs", "0",
    ])
    #expect(render.status == 0, "\(render.errors)\n\(spec.output)")
    let picture = try #require(render.paths.first)
    return try (
      spec.output, PNG.decode(output.bytes(of: "plot.png")),
      PNG.decode([UInt8](Data(contentsOf: URL(filePath: picture))))
    )
  }

  @Test("The spec of each table is drawn to the picture of plot, pixel by pixel", arguments: files)
  func tables(file: String) throws {
    if let reason = Self.others[file] {
      let run = try ToolRun(["plot", Self.folder + "/" + file, "--spec", "--quiet"])
      #expect(run.status == 2)
      #expect(run.errors.contains("a spec does not describe \(reason)"))
      return
    }
    let (spec, first, second) = try pictures(Self.folder + "/" + file, [])
    #expect(first == second, "\(spec)")
  }

  @Test(
    "Options of plot are in its spec",
    arguments: [
      ["--title", "A: title", "--size", "640x360"], ["--appearance", "dark"], ["--theme", "print"],
      ["--theme", "dashboard"], ["--scale", "2"], ["--locale", "de_DE"],
      ["--time-zone", "Europe/Berlin"], ["--mark", "area"], ["--mark", "point"], ["--join-gaps"],
      ["--window", "0.2...0.6"],
    ])
  func options(options: [String]) throws {
    let (spec, first, second) = try pictures(Self.folder + "/weather-wide.csv", options)
    #expect(first == second, "\(spec)")
  }

  @Test(
    "The statistic of bars is in the spec", arguments: ["mean", "median", "count", "min", "max"])
  func statistics(statistic: String) throws {
    let options = ["--x", "species", "--y", "wing", "--mark", "bar", "--statistic", statistic]
    let (spec, first, second) = try pictures(Self.folder + "/scatter.csv", options)
    #expect(first == second, "\(spec)")
    #expect(spec.contains("statistic: \(statistic)"))
  }

  @Test(
    "Values between gaps are dots, which are wider than lines", arguments: [[], ["--scale", "2"]])
  func isolated(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put("day,v\n2024-01-01,1\n2024-01-02,\n2024-01-03,5\n", in: "gaps.csv")
    let (spec, first, second) = try pictures(folder.path + "/gaps.csv", options)
    #expect(first == second, "\(spec)")
    var count = 0
    for y in 0..<first.height {
      for x in 0..<first.width where first.rgbaStraight(x: x, y: y) == (0, 0x7A, 0xFF, 255) {
        count += 1
      }
    }
    // Two circles with a diameter of five points, without the pixels at their edges.
    #expect(count >= 12, "\(count)")
  }

  @Test("A spec is a file of its own, which names the table by its path")
  func file() throws {
    let output = try TemporaryFolder()
    let out = output.path + "/nightly.yaml"
    let run = try ToolRun(
      ["plot", Self.folder + "/scatter.csv", "--spec", "--quiet", "-o", out])
    #expect(run.status == 0)
    #expect(run.paths == [out])
    #expect(try ToolRun(["check", out]).status == 0)
  }

  @Test(
    "A chart that no spec describes is an error in one line",
    arguments: [
      (["--mark", "box"], "a spec does not describe a box."),
      (["--mark", "histogram"], "a spec does not describe a histogram."),
      (["--mini-map"], "a spec does not describe a mini-map."),
      (["--delimiter", "comma"], "the sources of a spec find what --delimiter states."),
    ])
  func unsupported(options: [String], message: String) throws {
    let run = try ToolRun(
      ["plot", Self.folder + "/weather-wide.csv", "--spec", "--quiet"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
