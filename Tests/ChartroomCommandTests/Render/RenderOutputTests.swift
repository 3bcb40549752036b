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
