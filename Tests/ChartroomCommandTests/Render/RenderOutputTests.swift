import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom render: outputs")
struct RenderOutputTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  private func render(_ options: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render", overview] + options, shell: shell)
  }

  @Test("ends with 6 where the folder is a file, or a picture's name a folder")
  func inTheWay() throws {
    try folder.put("mine", in: "file")
    let file = try render("--out", folder.path + "/file")
    #expect(file.status == 6)
    #expect(file.errors.hasPrefix("chartroom: \(folder.path)/file: cannot create the folder:"))
    #expect(try folder.text(of: "file") == "mine")

    try FileManager.default.createDirectory(
      atPath: folder.path + "/out/overview.png", withIntermediateDirectories: true)
    let target = try render("--out", folder.path + "/out")
    #expect(target.status == 6)
    #expect(target.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").count == 1)

    let proc = try render("--out", "/proc/chartroom")
    #expect(proc.status == 6)
  }

  @Test("ends with 6 on a full disk, leaves the old picture and no other file")
  func fullDisk() throws {
    try folder.put("old", in: "overview.png")
    let out = folder.path
    // One block of 1024 bytes is the most that a file may have; its signal would end the tool.
    let run = try render("--out", out, shell: #"ulimit -f 1; trap '' XFSZ; exec "$@""#)
    #expect(run.status == 6)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(out)/overview.png: cannot write: File too large."))
    #expect(try folder.names == ["overview.png"])
    #expect(try folder.text(of: "overview.png") == "old")
  }

  @Test("ends with 6 on a full disk also where the signal of the limit is not ignored")
  func fileSizeSignal() throws {
    let run = try render(
      "--out", folder.path, shell: #"ulimit -f 1; exec env --default-signal=XFSZ "$@""#)
    #expect(run.status == 6)
    #expect(try folder.names.isEmpty)
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

  @Test("pictures are whole whenever they are there, also after a kill in the middle")
  func kill() throws {
    let stage = ToolRun.fixtures + "/stage1.json"
    let options = ["--appearance", "both", "--scale", "2"]
    let whole = try TemporaryFolder()
    #expect(try ToolRun(["render", stage, "--out", whole.path] + options).status == 0)
    let process = Process()
    process.executableURL = URL(filePath: ToolRun.executable)
    process.arguments = ["render", stage, "--out", folder.path] + options
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var seen = 0
    while process.isRunning {
      let names = try folder.names.filter { !$0.hasPrefix(".") }
      for name in names {
        let isWhole = try folder.bytes(of: name) == whole.bytes(of: name)
        #expect(isWhole, "\(name)")
      }
      seen = names.count
      if seen >= 2 { Foundation.kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    let names = try folder.names.filter { !$0.hasPrefix(".") }
    #expect((2..<10).contains(names.count))
    for name in names {
      let isWhole = try folder.bytes(of: name) == whole.bytes(of: name)
      #expect(isWhole, "\(name)")
    }
  }
}
