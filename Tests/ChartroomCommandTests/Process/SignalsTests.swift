import Chartroom
import ChartroomCommand
import Foundation
import Testing

@Suite("Signals")
struct SignalsTests {
  @Test(
    "take the file along that is being written, and end the process",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU])
  func removesTheHiddenFile(number: Int32) async throws {
    let folder = NSTemporaryDirectory() + "chartroom-signals-\(UUID().uuidString)"
    try OutputFolder.make(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write(Array("old".utf8), to: folder + "/a.png")

    await #expect(processExitsWith: .signal(number)) {
      [folder = folder as String, number = number as Int32] in
      Signals.removeTemporariesOnEnd()
      var calls = SystemCalls()
      calls.write = { _, _ in
        // In the middle of the file, for longer than it takes.
        kill(getpid(), number)
        for _ in 0..<60 { sleep(1) }
        _exit(1)
      }
      try AtomicFile.write(Array("new".utf8), to: folder + "/a.png", calls: calls)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
    #expect(try Data(contentsOf: URL(filePath: folder + "/a.png")) == Data("old".utf8))
  }
}
