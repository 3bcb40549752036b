import Chartroom
import Foundation
import Testing

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

  @Test("parts of a file are the file, and its size is known before them")
  func parts() throws {
    let path = NSTemporaryDirectory() + "chartroom-input-\(UUID().uuidString)"
    let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var (found, size) = ([UInt8](), -1 as Int?)
    try InputFile.readParts(path, type: "f64", begin: { size = $0 }, body: { found += $0 })
    #expect(found == bytes && size == 700_000)
    try InputFile.readParts("/dev/null", type: "f64", begin: { size = $0 }) { found += $0 }
    #expect(found == bytes && size == nil)
  }

  @Test("parts stop at the limit, and their errors are those of whole files")
  func partsOfErrors() {
    #expect(throws: InputError(path: "/dev/zero", reason: .tooLarge(limit: 1_000_000))) {
      try InputFile.readParts(
        "/dev/zero", type: "f64", limit: 1_000_000, begin: { _ in }, body: { _ in })
    }
    for (path, code) in [("no.f64", ENOENT), ("/etc", EISDIR), ("", ENOENT)] {
      #expect(throws: InputError(path: path, reason: .system(code: code, type: "f64"))) {
        try InputFile.readParts(path, type: "f64", begin: { _ in }, body: { _ in })
      }
    }
  }

  @Test("stops at its limit, also where the system tells no size")
  func limit() {
    #expect(throws: InputError(path: "/dev/zero", reason: .tooLarge(limit: 1_000_000))) {
      try InputFile.read("/dev/zero", limit: 1_000_000)
    }
  }

  @Test(
    "a file that cannot be read is an error with its path and the extension",
    arguments: ["json", "csv"])
  func errors(type: String) {
    for (path, code) in [("no.json", ENOENT), ("/etc", EISDIR), ("", ENOENT)] {
      #expect(throws: InputError(path: path, reason: .system(code: code, type: type))) {
        try InputFile.read(path, type: type)
      }
    }
  }
}
