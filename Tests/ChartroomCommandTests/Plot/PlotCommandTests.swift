import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("chartroom plot")
struct PlotCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plot(_ arguments: String..., csv: String? = nil) throws -> ToolRun {
    try folder.put(csv ?? "day,visits\n2024-05-01,5\n2024-05-02,9\n2024-05-03,2\n", in: "data.csv")
    return try ToolRun(["plot", "data.csv"] + arguments, in: folder.path)
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try PNG.decode([UInt8](Data(contentsOf: URL(filePath: folder.path + "/" + name))))
  }

  @Test("draws a file without options, of 800 by 400 pixels")
  func plain() throws {
    let run = try plot("-o", "a.png")
    #expect(run.status == 0 && run.paths == ["a.png"] && run.errors.isEmpty)
    let picture = try bitmap("a.png")
    #expect((picture.width, picture.height) == (800, 400))
    #expect(picture.rgbaStraight(x: 1, y: 1) == (255, 255, 255, 255))
    let other = try plot("-o", "b.png", "--size", "300x200", "--scale", "2", "--appearance", "dark")
    #expect(other.status == 0)
    let dark = try bitmap("b.png")
    #expect((dark.width, dark.height) == (600, 400))
    #expect(dark.rgbaStraight(x: 1, y: 1) == (0, 0, 0, 255))
  }

  @Test("keeps a symbolic link to a picture, and refuses what is no file")
  func links() throws {
    try folder.put("old", in: "target.png")
    symlink("target.png", folder.path + "/link.png")
    let run = try plot("-o", "link.png")
    #expect(run.status == 0 && run.paths == ["link.png"])
    #expect(try bitmap("target.png").width == 800)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.png")
        == "target.png")
    for path in ["/dev/stdout", "/dev/null"] {
      let run = try plot("-o", "a.png", "--description", path)
      #expect(run.status == 6)
      #expect(
        run.errors == """
          chartroom: \(path): cannot create: File exists. The path is that of a device, a pipe or a socket; give \
          the path of a file.

          """)
    }
  }

  @Test("reads standard input and writes the picture to standard output")
  func streams() throws {
    try folder.put("x;y\n1;2,5\n2;3,5\n3;1,5\n", in: "in.csv")
    let run = try ToolRun(
      ["plot"], in: folder.path, shell: #""$@" < in.csv > out.png"#)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        chartroom: standard input: Cells are separated by semicolons.
        chartroom: standard input: Numbers have decimal commas.
        chartroom: standard input: Labels have decimal commas as well, and English words; see --locale, such as de_DE.

        """)
    #expect(try bitmap("out.png").width == 800)
    let quiet = try ToolRun(
      ["plot", "--quiet"], in: folder.path, shell: #""$@" < in.csv > out.png"#)
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
  }

  @Test("dates and times of day are one column, unless an option names the times of day")
  func datesAndTimes() throws {
    let csv = "day,time,v\n2024-05-01,10:00,1\n2024-05-01,11:00,2\n2024-05-02,10:00,3\n"
    func combines(_ arguments: String...) throws -> Bool {
      try folder.put(csv, in: "times.csv")
      let run = try ToolRun(
        ["plot", "times.csv", "-o", "a.png"] + arguments, in: folder.path)
      #expect(run.status == 0)
      return run.errors.contains("; --by 'time' keeps them apart.")
    }
    #expect(try combines() && combines("--x", "day"))
    #expect(try !combines("--by", "time") && !combines("--x", "time"))
    #expect(try !combines("--facet", "day") && !combines("--mark", "histogram"))
    #expect(try !combines("--dates", "none"))
    let spec = try plot("--spec", csv: csv)
    #expect(spec.status == 2 && spec.errors.contains("does not combine the columns 'day', 'time'."))
  }

  @Test("years and months are one column of dates, unless an option names them")
  func yearsAndMonths() throws {
    let csv = "year,month,v\n2024,11,1\n2024,12,2\n2025,1,3\n"
    func combines(_ arguments: String...) throws -> Bool {
      try folder.put(csv, in: "dates.csv")
      let run = try ToolRun(
        ["plot", "dates.csv", "-o", "a.png"] + arguments, in: folder.path)
      #expect(run.status == 0)
      return run.errors.contains("; --x 'year' keeps them apart.")
    }
    #expect(try combines() && combines("--x", "Date") && combines("--y", "v"))
    #expect(try !combines("--x", "year") && !combines("--by", "month"))
    #expect(try !combines("--mark", "histogram") && !combines("--dates", "none"))
  }

  @Test("bars that are too short to be seen are reported, and epochs in columns of weeks are times")
  func assumptions() throws {
    func notes(_ csv: String, _ arguments: String...) throws -> String {
      try folder.put(csv, in: "notes.csv")
      return try ToolRun(["plot", "notes.csv", "-o", "a.png"] + arguments, in: folder.path).errors
    }
    let sizes = "name,value\nPlanck,6.6e-34\nLight,3e8\nAvogadro,6.0e23\n"
    let note = "so the smaller bars are too short to be seen; --mark point has a logarithmic scale."
    #expect(try notes(sizes).contains(note))
    #expect(try !notes(sizes, "--mark", "point").contains(note))
    #expect(try !notes(sizes, "--y-scale", "linear").contains(note))
    #expect(
      try notes("total,week\n89,1336280400\n3,1336885200\n")
        .contains("Column 'week' was read as times: seconds since 1970."))
  }

  @Test("describes the picture in a file of JSON beside it")
  func description() throws {
    struct Description: Decodable {
      let text: String
    }
    let run = try plot("-o", "a.png", "--description", "a.json")
    #expect(run.status == 0 && run.paths == ["a.png"] && run.errors.isEmpty)
    let file = try Data(contentsOf: URL(filePath: folder.path + "/a.json"))
    let texts = try JSONDecoder().decode([Description].self, from: file).map(\.text)
    let picture = try [UInt8](Data(contentsOf: URL(filePath: folder.path + "/a.png")))
    #expect(try texts.joined(separator: "\n\n") == PNG.metadata(picture).description)
    #expect(try plot("-o", "b.png").status == 0)
    #expect(try Data(picture) == Data(contentsOf: URL(filePath: folder.path + "/b.png")))
    for name in ["a.png", "-"] {
      let run = try plot("-o", "a.png", "--description", name)
      #expect(run.status == 2 && run.errors.hasPrefix("chartroom: --description: '\(name)'"))
    }
    #expect(try plot("--description=").status == 2)
    #expect(try plot("--spec", "--description", "a.json").status == 2)
    #expect(try plot("-o", "a.png", "--description", "none/a.json").status == 6)
  }

  @Test("the scale of a line begins at zero only if its values are not far from it")
  func zero() throws {
    // The same line, moved: with zero, the picture would be another one.
    let near = "x,v\n1,2\n2,3\n3,12\n"
    let far = "x,v\n1,102\n2,103\n3,112\n"
    func inked(_ csv: String) throws -> Int {
      #expect(try plot("-o", "a.png", csv: csv).status == 0)
      let picture = try bitmap("a.png")
      // The rows with blue pixels: the height of the line.
      return (0..<picture.height).count { y in
        (0..<picture.width).contains { x in
          let pixel = picture.rgbaStraight(x: x, y: y)
          return pixel.2 > 200 && pixel.0 < 60
        }
      }
    }
    let (low, high) = (try inked(near), try inked(far))
    #expect(low > 200 && high > 150)
  }

  @Test("bars of columns stand beside each other, and those of groups on each other")
  func bars() throws {
    func heights(_ csv: String) throws -> [Int] {
      #expect(try plot("-o", "a.png", csv: csv).status == 0)
      let picture = try bitmap("a.png")
      return [0, 1].map { color in
        (0..<picture.height - 40).count { y in
          (0..<picture.width).contains { x in
            let pixel = picture.rgbaStraight(x: x, y: y)
            return color == 0 ? pixel.2 > 200 && pixel.0 < 60 : pixel.0 > 200 && pixel.2 < 80
          }
        }
      }
    }
    // Of equal values, those beside each other reach the same rows of pixels.
    let beside = try heights("name,a,b\nA,9,9\nB,9,9\n")
    let stacked = try heights("name,who,v\nA,a,9\nA,b,9\nB,a,9\nB,b,9\n")
    #expect(abs(beside[0] - beside[1]) <= 8 && beside[0] > 150)
    #expect(stacked[0] + stacked[1] < 350 && stacked[0] < beside[0])
  }

  @Test("every mark, a window and a mini-map draw something else")
  func marks() throws {
    let csv = "name,v\nA,5\nB,9\nA,2\n"
    var files: Set<Data> = []
    for mark in ["bar", "pie", "histogram", "line", "area", "point"] {
      #expect(try plot("-o", "a.png", "--mark", mark, csv: csv).status == 0)
      files.insert(try Data(contentsOf: URL(filePath: folder.path + "/a.png")))
    }
    #expect(files.count == 6)
    for option in [["--window", "0.5...1"], ["--mini-map"]] {
      let run = try ToolRun(["plot", "data.csv", "-o", "a.png"] + option, in: folder.path)
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix(
          "chartroom: \(option[0]): the chart has no times or numbers on its X axis. Leave the option out"
        ))
    }
    try folder.put("day,v\n2024-05-01,5\n2024-05-02,9\n2024-05-03,2\n", in: "data.csv")
    for options in [[], ["--window", "0.5...1"], ["--mini-map"], ["--title", "Visits"]] {
      _ = try ToolRun(["plot", "data.csv", "-o", "a.png"] + options, in: folder.path)
      files.insert(try Data(contentsOf: URL(filePath: folder.path + "/a.png")))
    }
    #expect(files.count == 10)
  }

  @Test("what is found in a table can be given")
  func given() throws {
    let csv = "1/2/2024;1.234\n2/2/2024;5.678\n"
    let found = try plot("-o", "a.png", csv: csv)
    #expect(
      found.errors == """
        chartroom: data.csv: Cells are separated by semicolons.
        chartroom: data.csv: The first line was read as data, because it contains numbers or dates.
        chartroom: data.csv: The dates of column 'column 1' were read as month, day, year.
        chartroom: data.csv: The point of column 'column 2' was read as the decimal separator; see --decimal.

        """)
    let given = try plot(
      "-o", "b.png", "--delimiter", "semicolon", "--no-header", "--dates", "dmy", "--decimal",
      "comma", csv: csv)
    #expect(given.status == 0 && given.errors.isEmpty)
    #expect(try bitmap("a.png") != bitmap("b.png"))
    let header = try plot("--header", "--y", "z", csv: csv)
    #expect(header.errors.contains("The columns are: 1/2/2024, 1.234."), "\(header.errors)")
    #expect(try plot("--delimiter", "space", "-o", "a.png").status == 2)
  }

  @Test("missing rows of regular times are gaps, and are joined on request")
  func gaps() throws {
    func csv(_ minutes: [Int]) -> String {
      "time,v\n"
        + minutes.map {
          "2025-05-13 \(10 + $0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)Z,\($0 % 7 + 3)\n"
        }
        .joined()
    }
    let missing = csv(Array(0..<40) + Array(80..<120))
    let run = try plot("-o", "a.png", csv: missing)
    #expect(
      run.errors == """
        chartroom: data.csv: Rows are missing after 2025-05-13 10:39:00, where the usual step is 1 min; \
        --join-gaps draws a line over the gap.

        """)
    let joined = try plot("-o", "b.png", "--join-gaps", csv: missing)
    #expect(joined.errors.isEmpty)
    // The columns of pixels in the gap have no blue, unless they are joined.
    func inked(_ name: String) throws -> Int {
      let picture = try bitmap(name)
      return (300..<450).count { x in
        (0..<picture.height - 50).contains { y in
          let pixel = picture.rgbaStraight(x: x, y: y)
          return pixel.2 > 200 && pixel.0 < 60
        }
      }
    }
    #expect(try inked("a.png") == 0 && inked("b.png") == 150)
    #expect(try plot("-o", "a.png", csv: csv(Array(0..<120))).errors.isEmpty)
  }

  @Test("scales are logarithmic for values over powers of ten and on request")
  func scales() throws {
    let wide = "x,v\n" + (0..<40).map { "\($0),1e\($0 / 4)\n" }.joined()
    let run = try plot("-o", "a.png", csv: wide)
    #expect(
      run.errors == """
        chartroom: data.csv: The values of 'v' spread over many powers of ten, so their scale is logarithmic; \
        --y-scale linear changes that.

        """)
    #expect(try plot("-o", "b.png", "--y-scale", "linear", csv: wide).errors.isEmpty)
    #expect(try bitmap("a.png") != bitmap("b.png"))
    #expect(try plot("-o", "b.png", "--y-scale", "log", csv: wide).errors.isEmpty)
    #expect(try bitmap("a.png") == bitmap("b.png"))
    let bars = try plot("-o", "b.png", "--y-scale", "log", csv: "name,v\nA,1\nB,9\n")
    #expect(bars.status == 2 && bars.errors.contains("bars begin at zero"), "\(bars.errors)")
    let none = try plot("-o", "b.png", "--y-scale", "log", csv: "x,v\n1,-1\n2,-4\n3,0\n")
    #expect(
      none.status == 3
        && none.errors
          == "chartroom: --y-scale log: no value of 'v' is above zero. Leave the option out.\n"
    )
    let some = try plot("-o", "b.png", "--y-scale", "log", csv: "x,v\n1,1\n2,-4\n3,9\n")
    #expect(
      some.errors
        == "chartroom: data.csv: 1 value of 'v' is not above zero and left out of the logarithmic scale.\n"
    )
  }

  @Test("labels of files with decimal commas have decimal commas")
  func commas() throws {
    let csv = "x;v\n1;1000,5\n2;4000,5\n3;2500,5\n"
    let run = try plot("-o", "a.png", csv: csv)
    #expect(run.errors.contains("Labels have decimal commas as well"), "\(run.errors)")
    let given = try plot("-o", "b.png", "--locale", "en_US", csv: csv)
    #expect(!given.errors.contains("Labels"))
    #expect(try bitmap("a.png") != bitmap("b.png"))
    #expect(try plot("-o", "b.png", "--locale", "en_DE", csv: csv).status == 0)
    #expect(try bitmap("a.png") == bitmap("b.png"))
  }

  @Test("bad input ends with 3 and names the line, and leaves an old picture")
  func badInput() throws {
    try folder.put("old", in: "a.png")
    let ragged = try plot("-o", "a.png", csv: "a,b\n1,2\n3\n")
    #expect(ragged.status == 3)
    #expect(
      ragged.errors == """
        chartroom: data.csv:3:2: 1 cell, but the header has 2. Add the cell of column 'b', which can be empty.

        """)
    #expect(try plot("-o", "a.png", csv: "").status == 3)
    #expect(try plot("--y", "nothing", "-o", "a.png").status == 2)
    #expect(try plot("-o", "").status == 2)
    #expect(try plot("--size", "0x1", "-o", "a.png").status == 2)
    #expect(try plot("--size", "100000x100000", "-o", "a.png").status == 5)
    #expect(try folder.text(of: "a.png") == "old")
  }

  @Test(
    "infinite values are gaps, and a warning names the first line and the column and counts them",
    arguments: [
      ("name,v\nA,1\nA,inf\nB,4\nB,2\n", "name,v\nA,1\nB,6\n", [], 1, 3),
      ("name,v\nA,1\nA,inf\nB,4\nB,2\nB,-inf\n", "name,v\nA,1\nB,3\n", ["mean"], 2, 3),
      ("name,v\nA,inf\nA,1\nB,4\nB,2\nB,3\n", "name,v\nA,1\nB,3\n", ["median"], 1, 2),
      ("name,v\nA,1\nA,inf\nB,4\nB,2\n", "name,v\nA,1\nB,2\n", ["count"], 1, 3),
      ("name,v\nA,1\nA,-inf\nB,4\nB,2\n", "name,v\nA,1\nB,2\n", ["min"], 1, 3),
      ("name,v\nA,inf\nB,4\nC,\n", "name,v\nA,\nB,4\nC,\n", [], 1, 2),
      ("x,v\n1,1\n2,inf\n3,2\n4,3\n", "x,v\n1,1\n2,\n3,2\n4,3\n", [], 1, 3),
      (
        "day,v\n2024-05-01,1\n2024-05-02,-inf\n2024-05-03,2\n",
        "day,v\n2024-05-01,1\n2024-05-02,\n2024-05-03,2\n", [], 1, 3
      ),
    ] as [(String, String, [String], Int, Int)])
  func infinite(
    text: String, same: String, statistic: [String], count: Int, line: Int
  ) throws {
    try folder.put(text, in: "a.csv")
    try folder.put(same, in: "b.csv")
    let options = statistic.flatMap { ["--statistic", $0] }
    let run = try ToolRun(["plot", "a.csv", "-o", "a.png"] + options, in: folder.path)
    #expect(run.status == 0)
    let values = count == 1 ? "1 infinite value, which is" : "\(count) infinite values, which are"
    #expect(
      run.errors.contains(
        "chartroom: warning: a.csv:\(line): column 'v' has \(values) left out. Correct the data.\n"),
      "\(run.errors)")
    let other = try ToolRun(["plot", "b.csv", "-o", "b.png"], in: folder.path)
    #expect(other.status == 0 && !other.errors.contains("infinite"))
    #expect(try bitmap("a.png") == bitmap("b.png"))
  }

  @Test(
    "a strict run fails for warnings, and its picture is written; --quiet hides what was assumed alone",
    arguments: [
      (
        "x;v\n1;1\n2;inf\n3;2\n",
        "data.csv:3: column 'v' has 1 infinite value, which is left out. Correct the data."
      ),
      (
        "name;v\n\u{10FFFD};1\nb;2\n",
        "data.csv: no font has the character U+10FFFD. Install the package fonts-noto, or remove the character."
      ),
    ])
  func strict(csv: String, warning: String) throws {
    let assumed = "chartroom: data.csv: Cells are separated by semicolons.\n"
    let run = try plot("-o", "a.png", csv: csv)
    #expect(run.status == 0 && run.errors == "\(assumed)chartroom: warning: \(warning)\n")
    let quiet = try plot("-o", "a.png", "--quiet", csv: csv)
    #expect(quiet.status == 0 && quiet.errors == "chartroom: warning: \(warning)\n")
    let strict = try plot("-o", "b.png", "--strict", csv: csv)
    #expect(strict.status == 3 && strict.errors == "\(assumed)chartroom: \(warning)\n")
    #expect(strict.paths == ["b.png"])
    #expect(try bitmap("a.png") == bitmap("b.png"))
    #expect(try plot("-o", "b.png", "--strict").status == 0)
    // A line feed in a name does not begin another line.
    let name = try plot("-o", "b.png", "--strict", csv: "x,\"a\nb\"\n1,1\n2,inf\n3,2\n")
    #expect(name.status == 3 && name.errors.contains("column 'a\u{FFFD}b' has 1 infinite value"))
    #expect(name.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("chartroom: ") })
  }

  @Test("times can be stated and refused")
  func statedTimes() throws {
    let csv = "n,v\n7,1\n1714521600,2\n3428000000,3\n"
    #expect(try plot("-o", "a.png", csv: csv).status == 0)
    for (dates, file) in [("epoch-s", "b.png"), ("epoch-ms", "c.png"), ("none", "d.png")] {
      let run = try plot("-o", file, "--dates", dates, csv: csv)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    #expect(try bitmap("b.png") != bitmap("a.png") && bitmap("c.png") != bitmap("b.png"))
    #expect(try bitmap("d.png") == bitmap("a.png"))
    let other = try plot("-o", "a.png", "--dates", "epoch", csv: csv)
    #expect(other.status == 2 && other.errors.contains("epoch-s"), "\(other.errors)")
  }

  @Test("a chart set is drawn with its names, colours and type, and the first one of several")
  func chartSets() throws {
    func text(_ type: String, _ color: String) -> String {
      """
      {"columns": [["x", 1542412800000, 1542499200000, 1542585600000, 1542672000000], ["y0", 1, 2, 3, 2]],
       "types": {"x": "x", "y0": "\(type)"}, "names": {"y0": "Visits"}, "colors": {"y0": "\(color)"}}
      """
    }
    func plot(_ text: String, _ options: [String] = []) throws -> ToolRun {
      try folder.put(text, in: "set.json")
      return try ToolRun(["plot", "set.json", "-o", "a.png"] + options, in: folder.path)
    }
    func green() throws -> Int {
      let picture = try bitmap("a.png")
      return (0..<picture.height).reduce(0) { sum, y in
        sum
          + (0..<picture.width).count {
            picture.rgbaStraight(x: $0, y: y) == (0x3D, 0xC2, 0x3F, 255)
          }
      }
    }
    var counts: [Int] = []
    for type in ["line", "bar", "area"] {
      let run = try plot(text(type, "#3DC23F"))
      #expect(run.status == 0)
      #expect(
        run.errors
          == "chartroom: set.json: Column 'x' was read as times: milliseconds since 1970.\n")
      counts.append(try green())
    }
    #expect(
      counts[0] > 100 && counts[1] > 10 * counts[0] && counts[2] > 10 * counts[0], "\(counts)")
    let several = "[\(text("bar", "#108BE3")), \(text("bar", "#3DC23F"))]"
    let first = try plot(several)
    #expect(
      first.errors.contains(
        "set.json: Of 2 chart sets, the first one was read; --path 1 is the next one.\n"))
    #expect(try first.status == 0 && green() == 0)
    #expect(try plot(several, ["--path", "1"]).status == 0 && green() == counts[1])
    let stage = try ToolRun(
      ["plot", ToolRun.fixtures + "/stage1.json", "-o", "b.png"], in: folder.path)
    #expect(stage.status == 0 && stage.errors.contains("Of 5 chart sets, the first one was read"))
  }

  @Test("files of other formats and old line ends")
  func otherFormats() throws {
    let gzip = try ToolRun(
      ["plot"], in: folder.path,
      shell: #"printf 'a,b\n1,2\n2,3\n' | gzip > a.gz; "$@" a.gz -o a.png"#)
    #expect(gzip.status == 3)
    #expect(
      gzip.errors == """
        chartroom: a.gz: the file is compressed with gzip, expected a table as text. Decompress it: \
        zcat a.gz | chartroom plot -.

        """)
    let zero = try plot("-o", "a.png", csv: "a,b\n1,\0\n")
    #expect(zero.status == 3 && zero.errors.hasSuffix(", such as --raw f64.\n"), "\(zero.errors)")
    let old = try plot("-o", "a.png", csv: "x,v\r1,2\r2,4\r3,1\r")
    #expect(old.status == 0)
    #expect(old.errors == "chartroom: data.csv: Lines end in carriage returns.\n")
  }

  @Test("a million names, gaps and a single value are drawn")
  func extremes() throws {
    let count = 1_000_000
    let names = "name\n" + (0..<count).map { "n\($0)\n" }.joined()
    let run = try plot("-o", "a.png", csv: names)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        chartroom: data.csv: Without numbers, the rows of each name are counted.
        chartroom: data.csv: Of \(count) names in column 'name', the 24 with the greatest counts are drawn, and the \
        others together as Other; filter the rows for others.
        chartroom: data.csv: The values spread over many powers of ten, so the smaller bars are too short to be seen; \
        --mark point has a logarithmic scale.
        chartroom: warning: data.csv: each name in column 'name' has one row, so all counts are 1. Give a table with \
        numbers.

        """)
    #expect(try plot("-o", "a.png", csv: "day,v\n2024-05-01,\n2024-05-02,\n").status == 3)
    #expect(try plot("-o", "a.png", csv: "x,y\n1,inf\n2,nan\n3,1\n").status == 0)
    #expect(try plot("-o", "a.png", csv: "v\n1\n").status == 0)
  }
}
