import CairoCanvas
import Dashboards
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("chartroom plot with marks, looks and terminals")
struct PlotMarksTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let rows = (0..<120).map { index in
      "2025-01-\(10 + index / 6),\(["Ann", "Bob", "Cy"][index % 3]),\(index % 8),\(index * 37 % 101)\n"
    }
    try folder.put("day,who,slot,v\n" + rows.joined(), in: "data.csv")
  }

  private func plot(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["plot", "data.csv", "--quiet"] + arguments, in: folder.path)
  }

  private func file(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: folder.path + "/" + name))
  }

  @Test("every mark, look and division draws something else, and the same twice")
  func pictures() throws {
    var files: Set<Data> = []
    let options: [[String]] = [
      [], ["--mark", "box"], ["--mark", "box", "--y", "v,slot", "--x", "day"],
      ["--mark", "heatmap"], ["--mark", "heatmap", "--x", "v", "--y", "slot"],
      ["--facet", "who"], ["--facet", "who", "--mark", "histogram", "--y", "v"],
      ["--facet", "who", "--x", "slot", "--mark", "bar", "--y", "v"],
      ["--theme", "print"], ["--theme", "dashboard"], ["--appearance", "dark"],
      ["--y", "v", "--y2", "slot"],
    ]
    for option in options {
      let run = try ToolRun(
        ["plot", "data.csv", "--quiet", "-o", "a.png"] + option, in: folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(option): \(run.errors)")
      let first = try file("a.png")
      _ = try ToolRun(["plot", "data.csv", "--quiet", "-o", "b.png"] + option, in: folder.path)
      #expect(try file("b.png") == first)
      files.insert(first)
    }
    #expect(files.count == options.count)
  }

  @Test(
    "the keys of a legend are lines for lines, and symbols for other marks",
    arguments: [
      ("line", true), ("area", false), ("bar", false), ("point", false), ("pie", false),
    ])
  func keys(mark: String, isLine: Bool) throws {
    let x = mark == "bar" || mark == "pie" ? "who" : "slot"
    let run = try plot(
      "--x", x, "--y", mark == "pie" ? "v" : "v,slot", "--mark", mark, "-o", "a.png")
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNG.decode([UInt8](file("a.png")))
    // The first key is in the top left corner, in a strong colour; the text behind it is grey.
    func isColored(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.rgbaStraight(x: x, y: y)
      let (least, most) = (
        min(pixel.red, pixel.green, pixel.blue), max(pixel.red, pixel.green, pixel.blue)
      )
      return most - least > 100
    }
    let columns = (10..<50).filter { x in (16..<32).contains { isColored(x, $0) } }
    let first = try #require(columns.first)
    var width = 1
    while columns.contains(first + width) { width += 1 }
    #expect(isLine ? width >= 18 : (5...12).contains(width), "\(width)")
  }

  @Test(
    "a series has one colour in all small charts, and one key above them",
    arguments: ["line", "bar"])
  func sharedLegend(mark: String) throws {
    let rows = (1...9).map { day in
      "2025-01-0\(day),left,a,5\n2025-01-0\(day),left,b,7\n2025-01-0\(day),right,b,6\n"
    }
    try folder.put("day,side,who,v\n" + rows.joined(), in: "data.csv")
    let run = try plot("--facet", "side", "--by", "who", "--mark", mark, "-o", "a.png")
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNG.decode([UInt8](file("a.png")))
    func has(_ color: (UInt8, UInt8, UInt8), _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      rows.contains { y in
        columns.contains { x in
          let pixel = picture.rgbaStraight(x: x, y: y)
          return (pixel.red, pixel.green, pixel.blue) == color
        }
      }
    }
    let (first, second): ((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8)) = (
      (0x00, 0x7A, 0xFF), (0xE2, 0x83, 0x2D)
    )
    let (left, right, legend, charts) = (0..<400, 400..<800, 0..<36, 36..<400)
    #expect(has(first, left, legend) && has(second, left, legend))
    #expect(!has(first, right, legend) && !has(second, right, legend))
    #expect(has(first, left, charts) && has(second, left, charts))
    #expect(!has(first, right, charts) && has(second, right, charts))
  }

  @Test("small charts have the titles of their axes in common", arguments: ["line", "point"])
  func sharedTitles(mark: String) throws {
    let run = try plot(
      "--facet", "who", "--x", "slot", "--y", "v", "--mark", mark, "-o", "a.png")
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNG.decode([UInt8](file("a.png")))
    // The title of the positions is in the middle of the picture, between the small charts.
    let title = (picture.height - 24)..<picture.height
    #expect(
      title.contains { y in
        (390..<410).contains { picture.rgbaStraight(x: $0, y: y).red < 0xF0 }
      })
  }

  @Test("the sector of all other names is grey, and takes no colour of the palette")
  func otherSector() throws {
    try folder.put("name,v\na,5\nOther,4\nb,3\n", in: "pie.csv")
    let run = try ToolRun(
      ["plot", "pie.csv", "--mark", "pie", "--quiet", "-o", "a.png"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNG.decode([UInt8](file("a.png")))
    var counts: [[UInt8]: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.rgbaStraight(x: x, y: y)
        counts[[pixel.red, pixel.green, pixel.blue], default: 0] += 1
      }
    }
    for color: [UInt8] in [[0, 0x7A, 0xFF], [0x7D, 0x7D, 0x7D], [0xE2, 0x83, 0x2D]] {
      #expect(counts[color, default: 0] > 1000, "\(color)")
    }
    #expect(counts[[0x04, 0x65, 0x4C]] == nil)
  }

  @Test("the bar of many other names is the last one, and has a label")
  func otherNames() throws {
    let rows = (0..<45).map { "n\($0)\n" } + (0..<24).map { "n\($0)\n" }
    try folder.put("name\n" + rows.joined(), in: "names.csv")
    let run = try ToolRun(
      ["plot", "names.csv", "--quiet", "--size", "800x400", "-o", "a.png"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNG.decode([UInt8](file("a.png")))
    func isBlue(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.rgbaStraight(x: x, y: y)
      return pixel.red < 0x40 && pixel.blue > 0xC0
    }
    let rightmost = (0..<picture.height).map { y in
      (0..<picture.width).last { isBlue($0, y) } ?? 0
    }
    let last = try #require(rightmost.lastIndex { $0 > 0 })
    #expect(rightmost.allSatisfy { $0 <= rightmost[last - 2] + 1 })
    // Its label is in front of it.
    let left = try #require((0..<picture.width).first { isBlue($0, last - 2) })
    let hasLabel = (last - 10...last).contains { y in
      (0..<left - 4).contains { picture.rgbaStraight(x: $0, y: y).red < 0xC0 }
    }
    #expect(hasLabel)
  }

  @Test(
    "of many bars, the others are grey, and each other one has its colour, on every screen",
    arguments: [[], ["--appearance", "dark"], ["--theme", "dashboard"]])
  func manyBars(options: [String]) throws {
    let rows = ["a", "b"].flatMap { name in (0..<12).map { "\(name),k\($0),\(20 + $0)\n" } }
    try folder.put("name,kind,v\n" + rows.joined(), in: "bars.csv")
    let run = try ToolRun(
      ["plot", "bars.csv", "--by", "kind", "-o", "a.png"] + options, in: folder.path)
    #expect(run.status == 0 && run.errors.contains("the others together as Other, because bars"))
    let picture = try PNG.decode([UInt8](file("a.png")))
    var counts: [[UInt8]: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.rgbaStraight(x: x, y: y)
        counts[[pixel.red, pixel.green, pixel.blue], default: 0] += 1
      }
    }
    let appearance: ColorScheme = options.isEmpty ? .light : .dark
    func count(_ color: Color) -> Int {
      let resolved = color.resolve(in: appearance)
      let bytes = [resolved.red, resolved.green, resolved.blue].map { UInt8(($0 * 255).rounded()) }
      return counts[bytes, default: 0]
    }
    let palette = options.isEmpty ? SeriesPalette.light : SeriesPalette.dark
    #expect(palette.prefix(7).allSatisfy { count($0) > 1000 })
    #expect(count(SeriesPalette.other) > 1000 && count(palette[7]) == 0)
  }

  /// The series in the description of a picture.
  private struct Series: Decodable {
    struct Extreme: Decodable {
      let value: [String: Double]
    }
    let name: String
    let count: Int
    let lowest: Extreme
    let highest: Extreme
  }

  /// Draws the areas of a table, and returns their series.
  private func areas(_ text: String, _ arguments: String...) throws -> [Series] {
    struct Picture: Decodable {
      let series: [Series]
    }
    try folder.put(text, in: "areas.csv")
    let run = try ToolRun(
      ["plot", "areas.csv", "--mark", "area", "-o", "a.png", "--description", "a.json"] + arguments,
      in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([Picture].self, from: file("a.json"))[0].series
  }

  @Test("the areas of other groups are one with their sums, and those of columns stay separate")
  func manyAreas() throws {
    let days = (10..<20).map { "2024-01-\($0)" }
    let rows = days.flatMap { day in (1...12).map { "\(day),k\($0),\($0)\n" } }
    let groups = try areas("day,kind,v\n" + rows.joined(), "--by", "kind")
    #expect(groups.map(\.name) == (6...12).map { "k\($0)" } + ["Other"])
    #expect(groups.allSatisfy { $0.count == 10 })
    let (lowest, highest) = (groups.last?.lowest.value, groups.last?.highest.value)
    #expect(lowest == ["number": 15] && highest == ["number": 15])
    let names = (1...12).map { "k\($0)" }
    let values = (1...12).map { "\($0)" }.joined(separator: ",")
    let columns = try areas(
      "day,\(names.joined(separator: ","))\n" + days.map { "\($0),\(values)\n" }.joined(),
      "--y", names.joined(separator: ","))
    #expect(columns.map(\.name) == names)
  }

  @Test("groups of times are joined as they are named in the time zone")
  func groupsOfTimes() throws {
    // Two of the times have one name, since a clock shows their hour twice.
    let hours = ["04:30", "05:30", "06:30"] + (7...15).map { "\($0 + 3):30" }
    let rows = (1...3).flatMap { n in
      hours.enumerated().map { "\(n),2024-11-03T\($1)Z,\($0 + 1)\n" }
    }
    let series = try areas(
      "n,at,v\n" + rows.joined(), "--x", "n", "--y", "v", "--by", "at", "--time-zone",
      "America/New_York")
    #expect(
      series.map(\.name)
        == (7...13).map { "2024-11-03 \($0 < 10 ? "0" : "")\($0):30:00" } + ["Other"])
  }

  @Test("print is grey, and a dashboard has another background")
  func looks() throws {
    #expect(try plot("--theme", "print", "--facet", "who", "-o", "a.png").status == 0)
    let print = try PNG.decode([UInt8](file("a.png")))
    for y in 0..<print.height {
      for x in 0..<print.width {
        let pixel = print.rgbaStraight(x: x, y: y)
        let (least, most) = (
          min(pixel.red, pixel.green, pixel.blue), max(pixel.red, pixel.green, pixel.blue)
        )
        // Labels have the tint of the system.
        #expect(most - least <= 8)
      }
    }
    #expect(try plot("--theme", "dashboard", "-o", "a.png").status == 0)
    let dashboard = try PNG.decode([UInt8](file("a.png")))
    #expect(dashboard.rgbaStraight(x: 1, y: 1) == (0x18, 0x1B, 0x1F, 255))
    #expect(try plot("--theme", "neon", "-o", "a.png").status == 2)
  }

  /// Runs the tool in a pseudo-terminal of 80 by 24 characters, and returns its status and what it shows.
  private func terminal(_ type: String, _ arguments: String) throws -> (status: Int32, text: String)
  {
    let run = try ToolRun(
      [], environment: ["TERM": type, "COLORTERM": "truecolor", "PATH": "/usr/bin:/bin"],
      in: folder.path,
      shell: "script -qec \"$1 plot data.csv --quiet \(arguments)\" shown.txt </dev/null")
    return (run.status, try folder.text(of: "shown.txt"))
  }

  @Test("a terminal shows the picture, and nothing that is not text")
  func terminals() throws {
    let kitty = try terminal("xterm-kitty", "")
    #expect(kitty.status == 0 && kitty.text.contains("\u{1B}_Ga=T,f=100,q=2,c=80,r="))
    // This pseudo-terminal answers no question.
    let blocks = try terminal("xterm-256color", "")
    #expect(blocks.status == 0)
    let lines = blocks.text.split(whereSeparator: \.isNewline)
      .filter { $0.contains("▀") }
    #expect((15...22).contains(lines.count), "\(lines.count)")
    #expect(lines.allSatisfy { $0.count { $0 == "▀" } == 80 })
    #expect(!blocks.text.contains("PNG"))
    let dumb = try terminal("dumb", "")
    #expect(
      dumb.status == 2 && dumb.text.contains("the terminal shows no pictures (TERM is 'dumb')"))
    let given = try terminal("xterm-256color", "-o a.png")
    #expect(given.status == 0 && !given.text.contains("▀"))
  }
}
