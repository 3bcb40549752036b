import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("StandardStreams")
struct StandardStreamsTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render", overview] + options, shell: shell)
  }

  @Test("draws for a reader that goes away, and tells of a closed or full standard output")
  func standardOutput() throws {
    let both = ["--appearance", "both"]
    let head = try ToolRun(
      ["render", overview, "--out", folder.path + "/a"] + both,
      shell: #""$@" | true; exit "${PIPESTATUS[0]}""#)
    #expect(head.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").count == 2)
    let first = try ToolRun(
      ["render", ToolRun.fixtures + "/stage1.json", "--out", folder.path + "/b"],
      shell: #""$@" | head -1; exit "${PIPESTATUS[0]}""#)
    #expect(first.status == 0)
    #expect(first.paths == ["\(folder.path)/b/stage1-1.png"])
    for (name, shell, reason) in [
      ("c", #""$@" >&-"#, "Bad file descriptor. Redirect it to a file or a pipe."),
      (
        "d", #""$@" >/dev/full"#, "No space left on device. Redirect it to a disk with free space."
      ),
    ] {
      let run = try render("--out", folder.path + "/" + name, shell: shell)
      #expect(run.status == 6, "\(shell)")
      #expect(run.errors == "chartroom: standard output cannot be written: \(reason)\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)
      #expect(names == ["overview.png"], "\(shell)")
    }
  }

  @Test(
    "draws with any streams closed, and ends with 6 when the paths went nowhere",
    arguments: [
      ("<&-", 0), ("2>&-", 0), ("<&- 2>&-", 0), (">&-", 6), ("<&- >&-", 6), ("<&- >&- 2>&-", 6),
    ] as [(String, Int32)])
  func closedStreams(closed: String, status: Int32) throws {
    let run = try render(
      "--out", folder.path, shell: "exec timeout --signal=KILL 60 \"$@\" \(closed)")
    #expect(run.status == status)
    #expect(run.output == (status == 0 ? "\(folder.path)/overview.png\n" : ""))
    #expect(try folder.names == ["overview.png"])
  }

  @Test("a limit on the size of files is told of standard output, too")
  func fileSize() throws {
    try folder.put("v\n" + String(repeating: "1\n", count: 4_000), in: "a.csv")
    let run = try ToolRun(
      ["decimate", "a.csv", "--points", "4000"], in: folder.path,
      shell: #"ulimit -f 1; trap '' XFSZ; "$@" > out.csv"#)
    #expect(run.status == 6)
    #expect(
      run.errors
        == "chartroom: standard output cannot be written: File too large. "
        + "Raise the limit on the size of a file (ulimit -f).\n")
  }
}
