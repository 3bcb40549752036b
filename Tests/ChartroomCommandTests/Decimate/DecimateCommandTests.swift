import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom decimate")
struct DecimateCommandTests: DecimateSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("refuses a picture in the place of its data or of the rows")
  func sameFile() throws {
    let rows = try run(table, "--points", "4", "--out", "a", "--compare", "a")
    #expect(rows.status == 2 && rows.errors.contains("--out and --compare are both 'a'"))
    let data = try run(table, "--points", "4", "--compare", "data.csv")
    #expect(data.status == 2 && data.errors.contains("Give --compare another file"))
    #expect(try folder.text(of: "data.csv") == table)
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
}
