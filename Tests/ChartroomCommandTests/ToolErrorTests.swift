import CairoCanvas
import ChartSets
import Chartroom
import ChartroomCommand
import DataTables
import Foundation
import Testing

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

  @Test("gives charts and videos their codes, and keeps a failure as it is")
  func others() {
    let content = ChartSetError(file: "a.json", message: "b")
    #expect(ToolError(ending: content).status == .badInput)
    #expect(ToolError(ending: VideoError.missingProgram).status == .output)
    let failure = ToolError(.someFailed, "c")
    #expect(ToolError(ending: failure) == failure && failure.description == "c")
    #expect(ToolError(.usage, "a\tb\u{7}c\nd").message == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d")
  }
}
