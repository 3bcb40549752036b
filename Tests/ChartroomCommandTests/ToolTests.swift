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

@Suite("ToolError")
struct ToolErrorTests {
  @Test("gives every error that ends a run the code that says whether to try again")
  func codes() {
    let cases: [(any Error, ExitCode)] = [
      (ToolError(.usage, "usage"), .usage),
      (OutputError(path: "a.png", operation: .write, code: ENOSPC), .output),
      (CanvasError.invalidSize(width: 0, height: 1), .limit), (CanvasError.outOfMemory, .limit),
      (CanvasError.missingFont(family: "Inter", package: "fonts-inter"), .badInput),
      (CanvasError.cairo(name: "no idea"), .internalFailure),
      (CancellationError(), .internalFailure),
      (InputError(path: "a", reason: .system(code: ENOENT, type: "json")), .badInput),
      (InputError(path: "a", reason: .tooLarge(limit: 1)), .limit),
      (InputError(path: "a", reason: .outOfMemory), .limit),
      (PictureNameError.repeated(path: "a"), .usage),
      (PictureSizeError.empty(.zero, 1), .usage),
      (PictureSizeError.longSide(PictureSize(points: .zero, scale: 1)), .limit),
      (TableError(file: "a", message: "b"), .badInput),
      (TableError(.limit, file: "a", message: "b"), .limit),
    ]
    for (error, status) in cases {
      #expect(ToolError(ending: error).status == status, "\(error)")
      #expect(ToolError(ending: error).message == "\(error)")
    }
  }

  @Test("replaces the control characters of names, and line feeds but in what ffmpeg says")
  func controls() {
    let path = "a\u{1B}[31m\nb.json"
    let error = InputError(path: path, reason: .system(code: ENOENT, type: "json"))
    #expect(ToolError(ending: error).message.hasPrefix("a\u{FFFD}[31m\u{FFFD}b.json: cannot read"))
    let video = VideoError.failed(output: "a.mp4", ending: "ended", messages: "one\ntwo")
    #expect(ToolError(ending: video).message.contains("one\ntwo"))
  }
}
