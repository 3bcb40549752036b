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

  @Test(
    "Columns that are named by times are rows of the spec, too",
    arguments: [
      (0..<12).map { "\(2000 + $0)" }, (1...6).map { "2024-0\($0)" },
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun"], ["Q1 22", "Q2 22", "Q3 22", "Q4 22", "Q1 23"],
    ])
  func wideTables(times: [String]) throws {
    let folder = try TemporaryFolder()
    let values = times.indices.map { "\(20 + $0 * $0 % 7)" }.joined(separator: ",")
    let rows = ["Germany,DE", "France,FR"].map { "\($0),\(values),999\n" }.joined()
    try folder.put("Country,Code,\(times.joined(separator: ",")),Total\n\(rows)", in: "wide.csv")
    for options in [[], ["--title", "A"], ["--time-zone", "America/New_York"]] {
      let (spec, first, second) = try pictures(folder.path + "/wide.csv", options)
      #expect(first == second, "\(spec)")
      #expect(spec.contains("pivot: {times: {name: "), "\(spec)")
    }
  }

  @Test(
    "Rows of a list of times are counted by the spec, too",
    arguments: [
      ("kind", 3600, []), ("kind", 86_400, []), ("text", 86_400 * 9, []), ("kind", 60, []),
      ("kind", 86_400 * 300, ["--mark", "line"]),
      ("kind", 86_400, ["--time-zone", "Europe/Berlin"]),
    ])
  func events(column: String, step: Int, options: [String]) throws {
    let folder = try TemporaryFolder()
    let rows = (0..<40).map { index in
      let time = Date(timeIntervalSince1970: 1_700_000_000 + Double(index * index % 41 * step))
      return "\(time.ISO8601Format()),\(column == "kind" ? "k\(index % 3)" : "t\(index)")\n"
    }
    try folder.put("time,\(column)\n\(rows.joined())", in: "events.csv")
    let (spec, first, second) = try pictures(folder.path + "/events.csv", options)
    #expect(first == second, "\(spec)")
    #expect(spec.contains("resample:"), "\(spec)")
  }

  @Test(
    "Metrics and answers of Prometheus have specs",
    arguments: [
      (
        "node.prom",
        "up 1\n"
          + (0..<4).map { "cpu_seconds{cpu=\"\($0 / 2)\",mode=\"m\($0 % 2)\"} \($0)5\n" }.joined()
      ),
      (
        "range.json",
        #"{"data":{"result":["#
          + (0..<2).map {
            #"{"metric":{"__name__":"up","job":"j\#($0)"},"values":[[1435781430,"\#($0)"],[1435781445,"3"]]}"#
          }.joined(separator: ",") + "]}}"
      ),
      (
        "instant.json",
        #"{"data":{"result":["#
          + (0..<3).map {
            #"{"metric":{"__name__":"up","job":"j\#($0)"},"value":[1435781430,"\#($0 + 1)"]}"#
          }.joined(separator: ",") + "]}}"
      ),
      // The column of the values has another name than the metric.
      ("names.prom", "up 1\nload{load=\"a\"} 1\nload{load=\"b\"} 2\n"),
    ])
  func metrics(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(text, in: name)
    let (spec, first, second) = try pictures(folder.path + "/" + name, [])
    #expect(first == second, "\(spec)")
    if name == "names.prom" { #expect(!spec.contains("metric: load 2"), "\(spec)") }
    if name == "instant.json" { #expect(spec.contains("mark: bar"), "\(spec)") }
  }

  @Test(
    "A single time has a day around it, because the ends of an axis differ",
    arguments: [
      ("day,v\n2024-05-01,5\n", []), ("day,v\n2024-05-01,5\n", ["--mark", "bar"]),
      ("time,job,v\n2024-05-01T10:30:00Z,a,5\n2024-05-01T10:30:00Z,b,6\n", ["--by", "job"]),
      ("time,kind\n2024-05-01T10:30:00Z,a\n2024-05-01T10:30:00Z,b\n", []),
    ] as [(String, [String])])
  func instants(text: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(text, in: "one.csv")
    let (spec, first, second) = try pictures(folder.path + "/one.csv", options)
    #expect(first == second, "\(spec)")
  }

  @Test(
    "Bars of rows of one time have the names of one column or of several ones in both pictures",
    arguments: [
      "time,job,v\n2024-05-01,a,1\n2024-05-01,b,2\n",
      "time,job,host,v\n2024-05-01,a,h1,1\n2024-05-01,a,h2,2\n2024-05-01,b,h1,4\n2024-05-01,b,h2,3\n",
      "time,job,host,v\n2024-05-01,a,h1,1\n2024-05-01,a,h2,2\n2024-05-01,b,h2,\n",
    ])
  func instantNames(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.put(text, in: "one.csv")
    let (spec, first, second) = try pictures(folder.path + "/one.csv", [])
    #expect(first == second, "\(spec)")
    #expect(spec.contains("mark: bar"), "\(spec)")
    #expect(spec.contains("a, h1") == text.contains("h1"), "\(spec)")
  }

  @Test("Lines of the names of two columns have them in both pictures")
  func pairedNames() throws {
    let folder = try TemporaryFolder()
    let rows = (1...4).flatMap { day in
      (0..<4).map { "2024-05-0\(day),h\($0 / 2),d\($0 % 2),\(day * ($0 + 3) % 7)\n" }
    }
    try folder.put("day,host,disk,v\n\(rows.joined())", in: "pairs.csv")
    let (spec, first, second) = try pictures(folder.path + "/pairs.csv", [])
    #expect(first == second, "\(spec)")
    #expect(spec.contains("mark: line") && spec.contains("h1, d0"), "\(spec)")
  }

  @Test("Rows with different names and partly equal times are points in both pictures")
  func pointsOfNames() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<40).map { "2024-05-0\($0 / 2 % 9 + 1),j\($0),\($0 % 7)\n" }.joined()
    try folder.put("day,job,v\n\(rows)", in: "points.csv")
    let (spec, first, second) = try pictures(folder.path + "/points.csv", [])
    #expect(first == second, "\(spec)")
    #expect(spec.contains("mark: point"), "\(spec)")
  }

  @Test(
    "Equal names in several panels are combined within each of them",
    arguments: [[], ["--by", "kind"], ["--statistic", "mean"]])
  func facets(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(
      "name,place,kind,v\nA,N,x,1\nB,N,y,2\nA,S,x,4\nB,S,y,3\nA,N,y,5\nB,S,x,1\n", in: "bars.csv")
    let bars = ["--x", "name", "--y", "v", "--mark", "bar", "--facet", "place"]
    // The dashboard has one legend above the panels.
    let spec = try pictures(folder.path + "/bars.csv", bars + options).spec
    #expect(spec.contains("- {field: place}"), "\(spec)")
  }

  @Test(
    "Bars without a value, and of infinite ones, have their names in both pictures",
    arguments: [
      ("name,v\nA,1\nB,\nC,inf\nD,4\n", []), ("name,v\nA,1\nB,\nA,inf\nC,4\nC,2\nD,nan\n", []),
      ("name,v\nA,1\nB,\nA,inf\nC,4\nC,2\n", ["--statistic", "mean"]),
      ("name,v\nA,1\nB,\nA,inf\nC,4\nC,2\n", ["--statistic", "count"]),
      ("name,kind,v\nA,x,1\nB,x,\nA,y,inf\nC,y,4\nB,y,2\nD,x,-inf\n", []),
      ("name,v,w\nA,,1\nB,2,\nC,inf,3\n", []),
      ("day,v\n2024-05-01,1\n2024-05-02,\n2024-05-03,inf\n2024-05-04,3\n", ["--mark", "bar"]),
    ] as [(String, [String])])
  func missingBars(text: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.put(text, in: "bars.csv")
    let (spec, first, second) = try pictures(folder.path + "/bars.csv", options)
    #expect(first == second, "\(spec)")
  }

  @Test("The file of a spec is read once, also from a pipe")
  func pipe() throws {
    let folder = try TemporaryFolder()
    try folder.put(#"[{"name":"A","v":1},{"name":"B","v":2}]"#, in: "in.json")
    let run = try ToolRun(
      ["plot", "/dev/stdin", "--spec", "--quiet"], in: folder.path, shell: #"cat in.json | "$@""#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("json: ") && !run.output.contains("csv: "), "\(run.output)")
  }

  @Test("A spec does not describe a group of events without a name")
  func unnamedEvents() throws {
    let folder = try TemporaryFolder()
    let rows = ["a", "", "b", "a", "b"].map { "2024-01-01T10:00:00Z,\($0)\n" }.joined()
    try folder.put("time,kind\n\(rows)", in: "events.csv")
    let run = try ToolRun(["plot", folder.path + "/events.csv", "--spec", "--quiet"])
    #expect(run.status == 2)
    #expect(run.errors.contains("a group of rows without a name"), "\(run.errors)")
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
