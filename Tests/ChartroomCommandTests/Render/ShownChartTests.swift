import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("chartroom render: pies and details of days")
struct ShownChartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func overview(_ number: Int) -> String {
    ToolRun.fixtures + "/contest/\(number)/overview.json"
  }

  private static func description(_ path: String) throws -> String {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return try PNG.metadata(bytes).description ?? ""
  }

  @Test("draws the averages over the window, or over another one")
  func pie() throws {
    let run = try ToolRun.render([Self.overview(5)], to: folder.path, "--pie", "--window", "0...1")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.paths == ["\(folder.path)/overview.png"])
    let words = try Self.description(#require(run.paths.first))
    #expect(words.hasPrefix("Pie chart “Sources”, April 7, 2018 – April 6, 2019. Search: "))
    let percents = words.matches(of: /: (\d+)%/).compactMap { Int($0.1) }
    #expect(percents.count == 6 && percents.reduce(0, +) == 100)
    let part = try ToolRun.render([Self.overview(5)], to: folder.path, "--pie")
    #expect(try Self.description(#require(part.paths.first)) != words)
  }

  @Test(
    "draws bars and areas as pies, and refuses lines with file and remedy: 3 alone, 4 with others")
  func kinds() throws {
    let alone = try ToolRun.render([Self.overview(1)], to: folder.path, "--pie")
    #expect(alone.status == 3 && alone.output.isEmpty)
    #expect(
      alone.errors
        == "chartroom: \(Self.overview(1)): types.y0: lines cannot be drawn as a pie, because "
        + "they are not parts of a whole; use bars or areas, or draw the chart without a pie\n")
    let all = try ToolRun.render((1...5).map(Self.overview), to: folder.path, "--pie")
    #expect(all.status == 4)
    #expect(all.paths == (3...5).map { "\(folder.path)/\($0)-overview.png" })
    #expect(all.errors.split(separator: "\n").count == 2)
  }

  @Test("draws the file of the day in the series and the kind of that file, with its window on it")
  func details() throws {
    let run = try ToolRun.render(
      (1...5).map(Self.overview), to: folder.path, "--zoom", "2018-10-12", "--indicator", "0.67",
      "--debug", "draws")
    #expect(run.status == 0)
    #expect(run.paths == (1...5).map { "\(folder.path)/\($0)-overview.png" })
    let words = try run.paths.map(Self.description)
    let day = "Friday, October 12, 2018. "
    #expect(words[0].hasPrefix("Line chart “Followers”, \(day)Joined: "))
    #expect(words[1].hasPrefix("Line chart with two Y axes “Interactions”, \(day)"))
    #expect(words[2].hasPrefix("Stacked bar chart “Messages”, \(day)"))
    #expect(words[3].hasPrefix("Line chart “Views”, \(day)12 October: "))
    #expect(words[4].hasPrefix("Pie chart “Sources”, \(day)"))
    #expect(run.errors.components(separatedBy: "\"Zoom Out\"").count == 6)
    #expect(run.errors.components(separatedBy: "\"Friday, October 12, 2018\"").count == 6)
    // The boxes of the four details in time tell the hour; the pie's the series.
    #expect(run.errors.components(separatedBy: "\"15:00\"").count > 2)
    #expect(run.errors.components(separatedBy: "\"Direct\"").count == 3)
  }

  @Test("a window that is given goes over the whole file of the day")
  func window() throws {
    let run = try ToolRun.render(
      [Self.overview(1)], to: folder.path, "--zoom", "2018-10-12", "--window", "0...1")
    #expect(
      try Self.description(#require(run.paths.first))
        .hasPrefix("Line chart “Followers”, October 9, 2018 – October 15, 2018. "))
  }

  @Test("the day is that of the picture's axis, and the file that of the point's universal time")
  func timeZones() throws {
    let run = try ToolRun.render(
      [Self.overview(1)], to: folder.path, "--zoom", "2018-10-11", "--time-zone",
      "America/New_York")
    #expect(run.status == 0)
    #expect(
      try Self.description(#require(run.paths.first)).contains("Thursday, October 11, 2018. "))
    // Its points are at eight in the evening before, so that the file of the 12th is missing.
    let missing = try ToolRun.render(
      [Self.overview(1)], to: folder.path, "--zoom", "2018-10-13", "--time-zone",
      "America/New_York")
    #expect(missing.status == 3)
    #expect(missing.errors.contains("/contest/1/2018-10/14.json"))
  }

  @Test("--pie draws the pie of the detail where its kind allows")
  func pieOfDetail() throws {
    let run = try ToolRun.render(
      [3, 4, 5].map(Self.overview), to: folder.path, "--zoom", "2018-10-13", "--pie")
    #expect(run.status == 4)
    #expect(run.paths == [3, 5].map { "\(folder.path)/\($0)-overview.png" })
    for path in run.paths {
      let words = try Self.description(path)
      #expect(words.hasPrefix("Pie chart") && words.contains(", Saturday, October 13, 2018. "))
    }
    let file = ToolRun.fixtures + "/contest/4/2018-10/13.json"
    #expect(run.errors.hasPrefix("chartroom: \(file): types.y0: lines cannot be drawn as a pie"))
  }

  @Test("the indicator's box has an arrow where details lie beside the file, and in no detail")
  func arrow() throws {
    let alone = folder.path + "/alone.json"
    try FileManager.default.copyItem(atPath: Self.overview(1), toPath: alone)
    func arrows(_ arguments: String...) throws -> Int {
      let run = try ToolRun.render(
        arguments, to: folder.path + "/out", "--indicator", "0.5", "--debug", "draws")
      #expect(run.status == 0)
      // Nothing else has lines of this thickness.
      return run.errors.components(separatedBy: " width 1.5").count - 1
    }
    #expect(try arrows(Self.overview(1)) == 1)
    #expect(try arrows(alone) == 0)
    #expect(try arrows(Self.overview(5)) == 1)
    #expect(try arrows(ToolRun.fixtures + "/stage1.json") == 0)
  }

  @Test("names to hide are those of what is drawn")
  func hidden() throws {
    let run = try ToolRun.render(
      [Self.overview(4)], to: folder.path, "--zoom", "2018-10-12", "--hide", "05 October")
    #expect(run.status == 0)
    #expect(try Self.description(#require(run.paths.first)).hasSuffix("Not shown: 05 October."))
    let gone = try ToolRun.render(
      [Self.overview(4)], to: folder.path + "/out", "--zoom", "2018-10-12", "--hide", "Views")
    #expect(gone.status == 2)
    #expect(gone.errors.contains("The names are: 05 October, 11 October, 12 October."))
    #expect(try folder.names == ["overview.png"])
  }

  @Test("a day without a point is the chart's failure, with the days there are")
  func noPoint() throws {
    let run = try ToolRun.render(
      [Self.overview(5), ToolRun.fixtures + "/overview.json"], to: folder.path, "--zoom",
      "2017-01-01")
    #expect(run.status == 3)
    #expect(
      run.errors.hasPrefix(
        "chartroom: \(Self.overview(5)): no data point on 2017-01-01; give a day from 2018-04-07 to "
          + "2019-04-06\n"))
    let empty = try ToolRun.render(
      [ToolRun.fixtures + "/awkward/no-points.json"], to: folder.path, "--zoom", "2017-01-01")
    #expect(empty.status == 3)
    #expect(empty.errors.contains("no data point on 2017-01-01; the chart has no points"))
  }

  @Test("a day without a file names the path: 3 alone, 4 beside others")
  func noFile() throws {
    let run = try ToolRun.render(
      [Self.overview(1), Self.overview(5)], to: folder.path, "--zoom", "2018-11-02")
    #expect(run.status == 4)
    #expect(run.paths == ["\(folder.path)/5-overview.png"])
    let path = ToolRun.fixtures + "/contest/1/2018-11/02.json"
    #expect(
      run.errors
        == "chartroom: \(Self.overview(1)): no detailed data for 2018-11-02: the file \(path) "
        + "does not exist; add it, or omit --zoom\n")
  }

  @Test("a file beside a chart of shares comes before the pie, and folders are found from here too")
  func sharesWithFile() throws {
    let detail = try String(
      contentsOf: URL(filePath: ToolRun.fixtures + "/contest/3/2018-10/12.json"), encoding: .utf8)
    let chart = try String(contentsOf: URL(filePath: Self.overview(5)), encoding: .utf8)
    try folder.put(chart, in: "shares.json")
    try folder.put(detail, in: "2018-10/12.json")
    let run = try ToolRun(
      ["render", "shares.json", "--out", "out", "--zoom", "2018-10-12"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.paths == ["out/shares.png"])
    #expect(
      try Self.description(folder.path + "/out/shares.png").hasPrefix(
        "Stacked bar chart “Messages”"))
  }

  @Test("of several charts in a file those of shares have pies of days, and the others a remedy")
  func severalCharts() throws {
    let charts = try [1, 5].map {
      try String(contentsOf: URL(filePath: Self.overview($0)), encoding: .utf8)
    }
    try folder.put("[\(charts[0]), \(charts[1])]", in: "two.json")
    // It could only belong to one of them.
    try folder.put("broken", in: "2018-10/12.json")
    let run = try ToolRun.render(
      [folder.path + "/two.json"], to: folder.path + "/out", "--zoom", "2018-10-12")
    #expect(run.status == 4)
    #expect(run.paths == ["\(folder.path)/out/two-2.png"])
    #expect(
      run.errors
        == "chartroom: \(folder.path)/two.json: charts[0]: daily data is supported only for files "
        + "with one chart; put each chart into its own file and folder\n")
  }

  @Test("a broken file of a day is its chart's failure, told with the name of that file")
  func brokenDetail() throws {
    let chart = try String(contentsOf: URL(filePath: Self.overview(1)), encoding: .utf8)
    try folder.put(chart, in: "chart.json")
    let file = folder.path + "/2018-10/12.json"
    let other = try String(
      contentsOf: URL(filePath: ToolRun.fixtures + "/contest/1/2018-10/12.json"), encoding: .utf8)
    for (text, words) in [
      ("", "\(file): the file is empty"), ("{", "\(file):1:2: the JSON text ends unexpectedly"),
      (#"{"columns": [], "types": {}}"#, "\(file):1:26: types: no column has the type x"),
      (
        "[\(other), \(other)]",
        "\(file): 2 charts, expected one with the detailed data of 2018-10-12"
      ),
      (
        #"{"columns": [["x", 0], ["y0", 1]], "types": {"x": "x", "y0": "line"}}"#,
        "\(file): no data point on 2018-10-12; give a day from 1970-01-01 to 1970-01-01"
      ),
      (
        #"{"columns": [["x", 1539302400000], ["y0", 1]], "types": {"x": "x", "y0": "line"}, "#
          + #""stacked": true}"#, "\(file): stacked: lines cannot"
      ),
    ] {
      try folder.put(text, in: "2018-10/12.json")
      let run = try ToolRun.render(
        [folder.path + "/chart.json", Self.overview(5)], to: folder.path + "/out", "--zoom",
        "2018-10-12")
      #expect(run.status == 4, "\(words)")
      #expect(run.paths == ["\(folder.path)/out/overview.png"])
      #expect(run.errors.hasPrefix("chartroom: " + words), "\(run.errors)")
    }
    try FileManager.default.removeItem(atPath: file)
    try folder.put("", in: "2018-10/12.json/folder")
    let run = try ToolRun.render(
      [folder.path + "/chart.json"], to: folder.path + "/out", "--zoom", "2018-10-12")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("chartroom: \(file): cannot read: Is a directory"))
  }

  @Test("what is no day is refused before anything is drawn")
  func noDay() throws {
    for text in ["", "yesterday", "2018-02-30", "-1", "12.10.2018"] {
      let run = try ToolRun.render([Self.overview(1)], to: folder.path + "/out", "--zoom", text)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "chartroom: --zoom: '\(text)' is not a day. Give a year, a month and a day, "
          + "for example 2018-10-12.\n")
    }
    #expect(try folder.names.isEmpty)
  }

  @Test("warnings of the day's file are told, too")
  func warnings() throws {
    let chart = try String(contentsOf: URL(filePath: Self.overview(1)), encoding: .utf8)
    try folder.put(chart, in: "chart.json")
    try folder.put(
      #"{"columns": [["x", 1539302400000], ["y0", 1]], "types": {"x": "x", "y0": "bar"}, "#
        + #""colors": {"y0": "green"}}"#, in: "2018-10/12.json")
    let run = try ToolRun.render(
      [folder.path + "/chart.json"], to: folder.path + "/out", "--zoom", "2018-10-12")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("chartroom: warning: \(folder.path)/2018-10/12.json: colors.y0: found"))
    #expect(
      try Self.description(#require(run.paths.first)).hasPrefix(
        "Bar chart “Followers”, Friday, October 12, 2018."))
  }
}
