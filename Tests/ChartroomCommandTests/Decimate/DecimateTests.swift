import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom decimate")
struct DecimateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ text: String, _ options: String..., shell: String? = nil
  ) throws -> ToolRun {
    try folder.put(text, in: "data.csv")
    return try ToolRun(["decimate", "data.csv"] + options, in: folder.path, shell: shell)
  }

  /// Twelve rows; of each half the extremes are its second and its fifth row.
  private let waves = [3, 9, 4, 5, 1, 6, 3, 8, 4, 5, 2, 6]

  private var table: String {
    "t,v\n" + waves.enumerated().map { "\($0),\($1)\n" }.joined()
  }

  @Test("keeps the header and rows as they stand in the file, byte for byte")
  func verbatim() throws {
    let rows = waves.enumerated().map { "\"row, \"\"\($0)\"\"\nx\";  +\($1).0e0;é\r\n" }
    let text = "\u{FEFF}name;\"a \"\"v\"\"\";other\r\n" + rows.joined()
    let found = try run(text, "--points", "8", "--y", "a \"v\"")
    #expect(found.errors == "" && found.status == 0)
    let kept = [0, 1, 4, 5, 6, 7, 10, 11].map { rows[$0] }
    #expect(found.output == "\u{FEFF}name;\"a \"\"v\"\"\";other\r\n" + kept.joined())
  }

  @Test("writes rows as CSV, JSON and indices")
  func formats() throws {
    #expect(
      try run(table, "--points", "4", "--x", "t", "--algorithm", "minmax").output
        == "t,v\n1,9\n4,1\n7,8\n10,2\n")
    #expect(
      try run(
        table, "--points", "4", "--x", "t", "--algorithm", "minmax", "--format", "indices"
      ).output == "1\n4\n7\n10\n")
    #expect(
      try run(table, "--points", "4", "--y", "v", "--algorithm", "minmax", "--format", "json")
        .output
        == #"{"algorithm":"minmax","rows":12,"index":[1,4,7,10],"x":[1,4,7,10],"y":[9,1,8,2]}"#
        + "\n")
  }

  @Test("tells times as they stand in the file, and fractions the shortest way")
  func jsonTimes() throws {
    let text = """
      day,v
      2024-05-01,1.50
      "2024-05-02T00:00Z",

      2024-05-03 12:00+01:00,-1e-7

      """
    #expect(
      try run(text, "--points", "9", "--x", "day", "--format", "json").output
        == #"{"algorithm":"m4","rows":3,"index":[0,1,2],"#
        + #""x":["2024-05-01","2024-05-02T00:00Z","2024-05-03 12:00+01:00"],"#
        + #""y":[1.5,null,-1e-07]}"# + "\n")
  }

  @Test("leaves one row of each gap between kept rows, and counts it")
  func gaps() throws {
    let values = ["", "3", "9", "4", "1", "6", "NaN", "null", "", "3", "8", "4", "2", "6", "", ""]
    let text = "v,\n" + values.map { "\($0),\n" }.joined()
    let found = try run(text, "--points", "10", "--format", "indices")
    #expect(found.output == "1\n2\n4\n5\n6\n9\n10\n12\n13\n")
    #expect(try run(text, "--points", "10").output == "v,\n3,\n9,\n1,\n6,\nNaN,\n3,\n8,\n2,\n6,\n")
  }

  @Test("never keeps more rows than it may", arguments: ["m4", "minmax", "lttb", "minmaxlttb"])
  func most(algorithm: String) throws {
    var random = SplitMix64(seed: 4)
    let values = (0..<2000).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? "" : "\(Int.random(in: 0...999, using: &random))"
    }
    let text = "v\n" + values.map { "\($0)\n" }.joined()
    for points in [600, 900, 1999] {
      let found = try run(text, "--points", "\(points)", "--algorithm", algorithm)
      let rows = found.output.split(separator: "\n", omittingEmptySubsequences: false).count - 2
      #expect(found.status == 0 && rows <= points && rows > points * 2 / 3, "\(points): \(rows)")
    }
    let few = try run(text, "--points", "50", "--algorithm", algorithm)
    // Those that choose by triangles keep their number of rows, and may lose a run between two gaps.
    guard algorithm == "m4" || algorithm == "minmax" else {
      #expect(few.status == 0 && few.output.split(separator: "\n").count <= 51)
      return
    }
    #expect(few.status == 3 && few.output == "")
    let words = few.errors.split(separator: " ").compactMap { Int($0) }
    let least = try #require(words.last)
    #expect(try run(text, "--points", "\(least)", "--algorithm", algorithm).status == 0)
    #expect(try run(text, "--points", "\(least - 1)", "--algorithm", algorithm).status == 3)
  }

  @Test("keeps both ends by LTTB, and the row of the gap between them")
  func ends() throws {
    let text = "y\n1\n2\n\"\"\n4\n5\n"
    for algorithm in ["lttb", "minmaxlttb"] {
      let two = try run(text, "--points", "2", "--algorithm", algorithm)
      #expect(two.status == 3 && two.errors.contains("at least 3 rows"), "\(two.errors)")
      let three = try run(text, "--points", "3", "--algorithm", algorithm, "--format", "indices")
      #expect(three.output == "0\n2\n4\n")
    }
  }

  @Test("says how many rows there are at least")
  func least() throws {
    let found = try run(table, "--points", "3", "--y", "v")
    #expect(found.status == 2)
    #expect(
      found.errors
        == "chartroom: --points: '3' is less than 4, the minimum number of rows for m4. Give 4 or more.\n"
    )
  }

  @Test("refuses a picture in the place of its data or of the rows")
  func sameFile() throws {
    let rows = try run(table, "--points", "4", "--out", "a", "--compare", "a")
    #expect(rows.status == 2 && rows.errors.contains("--out and --compare are both 'a'"))
    let data = try run(table, "--points", "4", "--compare", "data.csv")
    #expect(data.status == 2 && data.errors.contains("Give --compare another file"))
    #expect(try folder.text(of: "data.csv") == table)
  }

  @Test("keeps all rows of a file that has no more than it may keep")
  func small() throws {
    #expect(try run(table, "--points", "12").output == table)
    #expect(try run("t,v\n", "--points", "1").output == "t,v\n")
    #expect(try run("t,v", "--points", "1", "--y", "v", "--report").output == "t,v")
    #expect(try run("t,v\r\n", "--points", "1").output == "t,v\r\n")
    #expect(try run("t,v\n1,2", "--points", "1", "--report").output == "t,v\n1,2")
    #expect(try run("v\n\n\n5\n", "--points", "3", "--report").output == "v\n\n\n5\n")
    #expect(try run("t,v\n\n1,2\n\n", "--points", "3").output == "t,v\n1,2\n")
  }

  @Test("reads standard input where no file or - is given")
  func standardInput() throws {
    try folder.put(table, in: "data.csv")
    for arguments in [["decimate"], ["decimate", "-"]] {
      let found = try ToolRun(
        arguments + ["--points", "4", "--y", "v", "--format", "indices"], in: folder.path,
        shell: #"cat data.csv | "$@""#)
      #expect(found.output == "0\n1\n4\n11\n")
      #expect(found.errors == "")
    }
    let closed = try ToolRun(["decimate", "--points", "4"], shell: #""$@" <&-"#)
    #expect(closed.status == 3 && closed.errors.hasPrefix("chartroom: standard input: "))
  }

  @Test("reads bare numbers")
  func raw() throws {
    var bytes = Data()
    for value in [1.5, .nan, 2, -1e300] {
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    try bytes.write(to: URL(filePath: folder.path + "/a.f64"))
    let raw = ["decimate", "a.f64", "--raw", "f64", "--points", "4"]
    #expect(
      try ToolRun(raw, in: folder.path).output == "index,value\n0,1.5\n1,\n2,2\n3,-1e+300\n")
    #expect(
      try ToolRun(raw + ["--format", "json"], in: folder.path).output
        == #"{"algorithm":"m4","rows":4,"index":[0,1,2,3],"x":[0,1,2,3],"y":[1.5,null,2,-1e+300]}"#
        + "\n")
    try bytes.dropLast().write(to: URL(filePath: folder.path + "/a.f64"))
    let odd = try ToolRun(raw, in: folder.path)
    #expect(odd.status == 3)
    #expect(
      odd.errors.hasPrefix(
        "chartroom: a.f64: 31 bytes is not a multiple of 8, the size of a 64-bit number."))
    #expect(try ToolRun(raw + ["--y", "v"], in: folder.path).status == 2)
    try Data().write(to: URL(filePath: folder.path + "/a.f64"))
    #expect(try ToolRun(raw + ["--report"], in: folder.path).output == "index,value\n")
  }

  /// Options that are wrong usage, and the beginning of the message without `chartroom: `.
  private static let wrong: [([String], String)] = [
    ([], "Missing expected argument '--points <n>'"),
    (
      ["--points", "0"],
      "--points: '0' is not a row count. Give a whole number of 1 or more, for example"
    ),
    (["--points", "-4"], "--points: '-4' is not a row count."),
    (["--points", "many"], "--points: 'many' is not a row count."),
    (["--points", "1.5"], "--points: '1.5' is not a row count."),
    (
      ["--points", "9", "--algorithm", "average"],
      "The value 'average' is invalid for '--algorithm <algorithm>'. Please provide one of"
    ),
    (["--points", "9", "--format", "xml"], "The value 'xml' is invalid for '--format <format>'."),
    (["--points", "9", "--raw", "f16"], "The value 'f16' is invalid for '--raw <raw>'."),
    (["--points", "9", "--out", ""], "--out is empty. Give a file, or omit the option."),
    (["--points", "9", "--compare", ""], "--compare is empty. Give a file, or omit the option."),
    (
      ["--points", "9", "--raw", "f64", "--x", "t"],
      "--x names a column, but a --raw file has no columns."
    ),
    (
      ["--points", "9", "--raw", "f64", "--y", "v"],
      "--y names a column, but a --raw file has no columns."
    ),
    (["--points", "9", "--rows", "3"], "Unknown option '--rows'"),
  ]

  @Test("ends wrong usage with 2, and names the option", arguments: wrong)
  func usage(options: [String], message: String) throws {
    try folder.put(table, in: "data.csv")
    let found = try ToolRun(["decimate", "data.csv"] + options, in: folder.path)
    #expect(found.errors.hasPrefix("chartroom: " + message), "\(found.errors)")
    #expect(found.status == 2 && found.output == "")
  }

  @Test("writes a file whole or not at all, and tells where an output cannot be written")
  func outputs() throws {
    let found = try run(table, "--points", "4", "--x", "t", "--out", "kept.csv")
    #expect(found.status == 0 && found.output == "kept.csv\n")
    #expect(try folder.text(of: "kept.csv") == "t,v\n0,3\n1,9\n4,1\n11,6\n")
    #expect(try run(table, "--points", "4", "--out", "no/kept.csv").status == 6)
    #expect(try run(table, "--points", "4", "--compare", "no/a.png").status == 6)
    let full = try run(table, "--points", "4", shell: #""$@" > /dev/full"#)
    #expect(full.status == 6)
    #expect(
      full.errors
        == "chartroom: standard output cannot be written: No space left on device. "
        + "Redirect it to a disk with free space.\n"
    )
    let gone = try run(table, "--points", "12", shell: #""$@" | true; exit "${PIPESTATUS[0]}""#)
    #expect(gone.status == 0 && gone.errors == "")
  }

  @Test("draws all rows and the kept ones side by side")
  func compare() throws {
    let found = try run(table, "--points", "4", "--out", "kept.csv", "--compare", "both.png")
    #expect(found.output == "kept.csv\nboth.png\n" && found.errors == "")
    let bytes = try folder.bytes(of: "both.png")
    #expect(try PNG.decode(bytes).width > 1280)
    let description = try PNG.metadata(bytes).description
    #expect(description?.hasPrefix("Left: all 12 points. Right: M4: ") == true)
  }

  @Test("reports counts, speed and the error of the picture on standard error")
  func report() throws {
    let found = try run(table, "--points", "12", "--report")
    let lines = found.errors.split(separator: "\n").map(String.init)
    #expect(found.output == table && lines.count == 3)
    #expect(lines.first == "rows: 12 in, 12 out")
    #expect(lines.last?.hasPrefix("plot, 1920x1080, line of 2 pixels: 0 of ") == true)
    let fewer = try run(table, "--points", "4", "--report", "--algorithm", "minmax").errors
    #expect(fewer.contains("\nminmax: ") && fewer.contains(" GB/s\nplot, "))
  }

  @Test("warns of infinite values, which are gaps")
  func infinite() throws {
    let found = try run("v\n1\ninf\n-1e999\n2\n", "--points", "4", "--format", "json")
    #expect(found.output.hasSuffix(#""y":[1,null,null,2]}"# + "\n"))
    #expect(found.errors == "chartroom: warning: data.csv: 2 infinite values are treated as gaps\n")
    let one = try run("v\n1\ninf\n2\n", "--points", "3")
    #expect(one.errors == "chartroom: warning: data.csv: 1 infinite value is treated as a gap\n")
  }
}
