import Chartroom
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("limits of the process")
struct ProcessLimitsTests {
  private let folder: TemporaryFolder
  private let chart = ToolRun.fixtures + "/overview.json"

  init() throws { folder = try TemporaryFolder() }

  private func animate(_ options: String..., limit: String) throws -> ToolRun {
    try ToolRun(
      [
        "animate", chart, "--to-window", "0.5...1", "--duration", "0.1", "--out",
        folder.path + "/a.y4m",
      ] + options, shell: "ulimit \(limit); exec \"$@\"")
  }

  @Test("few open files are an error with a remedy", arguments: [4, 8, 16])
  func files(most: Int) throws {
    let message =
      "chartroom: fewer than 16 file descriptors are free. Raise the limit on open files (ulimit -n).\n"
    let animation = try animate("--size", "64x48", limit: "-n \(most)")
    #expect(animation.status == 5 && animation.errors == message, "\(animation.errors)")
    let picture = try ToolRun(
      ["render", chart, "--out", folder.path], shell: "ulimit -n \(most); exec \"$@\"")
    #expect(picture.status == 5 && picture.errors == message, "\(picture.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test("memory that does not suffice for a picture ends with 5")
  func picture() throws {
    let run = try ToolRun(
      ["render", chart, "--out", folder.path, "--size", "11000x11000"],
      shell: "ulimit -v 500000; exec \"$@\"")
    #expect(run.status == 5 && run.errors.hasPrefix("chartroom: out of memory. "), "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test(
    "memory that does not suffice for frames ends with 5",
    arguments: ["a.y4m", "a.rgba", "a%d.png"])
  func frames(name: String) throws {
    let run = try animate(
      "--size", "7000x7000", "--workers", "2", "--out", folder.path + "/" + name, limit: "-v 450000"
    )
    #expect(run.status == 5 && run.errors.hasPrefix("chartroom: out of memory. "), "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }

  @Test("memory that does not suffice for an input ends with 5")
  func inputs() throws {
    let endless = try ToolRun(
      ["decimate", "/dev/zero", "--points", "9"], shell: "ulimit -v 300000; exec \"$@\"")
    #expect(endless.status == 5, "\(endless.errors)")
    #expect(
      endless.errors.hasPrefix("chartroom: /dev/zero: out of memory. Raise the limit on memory"))
    try folder.put(String(repeating: "1\n", count: 8_000_000), in: "long.csv")
    let long = try ToolRun(
      ["decimate", folder.path + "/long.csv", "--points", "9"],
      shell: "ulimit -v 150000; exec \"$@\"")
    #expect(long.status == 5 && long.errors.contains("long.csv: out of memory."), "\(long.errors)")
  }

  @Test(
    "a video under a limit on memory ends with a status", arguments: [350_000, 500_000, 800_000])
  func video(limit: Int) throws {
    let run = try ToolRun(
      [
        "animate", chart, "--to-window", "0.5...1", "--duration", "0.1", "--out",
        folder.path + "/a.mp4",
      ], shell: "ulimit -v \(limit); exec timeout 60 \"$@\"")
    #expect([0, 5, 6].contains(run.status), "\(run.status) \(run.errors)")
    #expect(try folder.names == (run.status == 0 ? ["a.mp4"] : []))
  }

  @Test(
    "a long series under a limit on memory ends with a status",
    arguments: Array(stride(from: 160_000, through: 260_000, by: 10_000)))
  func longSeries(limit: Int) throws {
    try folder.put(String(repeating: "1\n", count: 8_000_000), in: "long.csv")
    let run = try ToolRun(
      ["decimate", folder.path + "/long.csv", "--points", "9"],
      shell: "ulimit -v \(limit); exec timeout 60 \"$@\"")
    #expect([0, 5].contains(run.status), "\(run.status) \(run.errors)")
  }
}
