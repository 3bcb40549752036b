import CairoCanvas
import Chartroom
import ChartroomCommand
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
    ])
  func usage(arguments: [String]) async {
    #expect(await Tool.run(arguments) == .usage)
  }

  @Test(
    "answers questions with 0",
    arguments: [["--help"], ["--version"], ["help", "render"], ["render", "--help"]])
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
    ]
    for (error, status) in cases {
      #expect(ToolError(ending: error).status == status, "\(error)")
      #expect(ToolError(ending: error).message == "\(error)")
    }
  }
}

@Suite("InputFile")
struct InputFileTests {
  @Test("reads a file to its end")
  func reads() throws {
    let path = NSTemporaryDirectory() + "chartroom-input-\(UUID().uuidString)"
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try InputFile.read(path) == bytes)
    #expect(try InputFile.read("/dev/null").isEmpty)
  }

  @Test("waits for a pipe that does not block")
  func patience() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    try #require(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
    signal(SIGPIPE, SIG_IGN)
    let parts = (1...3).map { Data(repeating: $0, count: 50_000) }
    Thread.detachNewThread {
      let pipe = FileHandle(fileDescriptor: writing, closeOnDealloc: true)
      for part in parts {
        usleep(20_000)
        try? pipe.write(contentsOf: part)
      }
    }
    let bytes = try InputFile.read(reading, named: "the pipe", type: "csv")
    #expect(bytes == parts.flatMap(Array.init))
  }

  @Test("stops at its limit, also where the system tells no size")
  func limit() {
    let error = #expect(throws: ToolError.self) {
      try InputFile.read("/dev/zero", limit: 1_000_000)
    }
    #expect(error?.status == .limit)
  }

  @Test("names the file, the reason and the remedy")
  func messages() {
    #expect(
      throws: ToolError(
        .badInput, "no.json: cannot read: No such file or directory. Correct the path.")
    ) { try InputFile.read("no.json") }
    #expect(
      throws: ToolError(
        .badInput, "/etc: cannot read: Is a directory. Give the files in it, as /etc/*.json.")
    ) { try InputFile.read("/etc") }
  }
}
