import CairoCanvas
import Chartroom
import ChartroomCommand
import DataTables
import Foundation
import Testing

@MainActor
@Suite("Tool")
struct ToolTests {
  @Test("has the exit codes that scripts rely on")
  func exitCodes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(
    "ends wrong usage with 2",
    arguments: [
      [], ["draw"], ["render"], ["render", "a.json"], ["render", "--out", "out"], ["--nonsense"],
      ["render", "a.json", "--out"], ["render", "a.json", "--out", ""],
      ["render", "a.json", "--out", "out", "--appearance", "sepia"],
      ["render", "a.json", "--out", "out", "--debug", "everything"],
      ["render", "a.json", "--out", "out", "--scale", "-3"],
      ["render", "a.json", "--out", "out", "--time-zone", "Berlin"],
      ["render", "-h.json", "--out", "out"], ["sheet", "-hello.png", "--out", "a.png"],
    ])
  func usage(arguments: [String]) async {
    #expect(await Tool.run(arguments) == .usage)
  }

  @Test(
    "answers questions with 0",
    arguments: [
      ["--help"], ["--version"], ["help", "render"], ["render", "--help"], ["render", "-h"],
      ["render", "-help"],
    ])
  func questions(arguments: [String]) async {
    #expect(await Tool.run(arguments) == .done)
  }

  @Test("ends with 3 when an input is missing, a folder, or under a file")
  func inputs() async {
    for path in ["/no such file.json", "/", "/dev", "", "/etc/passwd/a.json"] {
      #expect(await Tool.run(["render", path, "--out", "out"]) == .badInput, "\(path)")
    }
  }
}
