import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("Temporaries", .timeLimit(.minutes(10)))
struct TemporariesTests {
  @Test("a process that is being started when the end comes is waited for, and ended")
  func startingWriter() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .exitCode(7)) { [path = folder.path as String] in
      Temporaries.setWriter(.starting, of: path + "/hidden")
      Thread.detachNewThread {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sleep")
        process.arguments = ["600"]
        try? process.run()
        let number = process.processIdentifier
        try? Data("\(number)".utf8).write(to: URL(filePath: path + "/number"))
        Temporaries.setWriter(.running(number), of: path + "/hidden")
      }
      Temporaries.removeAll { _exit(7) }
    }
    #expect(!ProcessTable.runs(try folder.text(of: "number")))
  }

  @Test("a number that belongs to another process by now is left alone")
  func foreignWriter() async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["600"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = process.processIdentifier
    // It may have inherited a mask that keeps softer signals out.
    defer { kill(number, SIGKILL) }
    await #expect(processExitsWith: .exitCode(7)) { [number = number as Int32] in
      Temporaries.setWriter(.running(number), of: "hidden")
      Temporaries.removeAll { _exit(7) }
    }
    #expect(ProcessTable.runs("\(number)"))
  }
}
