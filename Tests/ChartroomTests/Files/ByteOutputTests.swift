import Chartroom
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("ByteOutput")
struct ByteOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file appears at the end with all bytes, or not at all")
  func files() throws {
    try folder.put("old", in: "a")
    let output = try ByteOutput(.path(folder.path + "/a"))
    try output.write(Array("one ".utf8))
    try output.write([])
    try output.write(Array("two".utf8))
    #expect(try folder.text(of: "a") == "old" && folder.names.count == 2)
    try output.finish()
    #expect(try folder.contents == ["a": Array("one two".utf8)])
    let cancelled = try ByteOutput(.path(folder.path + "/a"))
    try cancelled.write([1])
    cancelled.cancel()
    #expect(try folder.contents == ["a": Array("one two".utf8)])
  }

  @Test("a named pipe gets the bytes as they are written, and stays a pipe")
  func namedPipe() throws {
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    for isFinished in [true, false] {
      let output = try ByteOutput(.path(path))
      try output.write([7, 8, 9])
      var bytes = [UInt8](repeating: 0, count: 10)
      #expect(read(reader, &bytes, 10) == 3 && bytes.prefix(3) == [7, 8, 9])
      if isFinished { try output.finish() } else { output.cancel() }
      // The end of the file: the output has closed the pipe.
      #expect(read(reader, &bytes, 10) == 0)
    }
    #expect(try folder.names == ["pipe"])
  }

  @Test("a descriptor stays open at the end")
  func descriptor() throws {
    try folder.put("", in: "a")
    let file = open(folder.path + "/a", O_WRONLY)
    defer { close(file) }
    for isFinished in [true, false] {
      let output = try ByteOutput(.descriptor(file, name: "the file"))
      try output.write([65])
      if isFinished { try output.finish() } else { output.cancel() }
      #expect(fcntl(file, F_GETFD) >= 0)
    }
    #expect(try folder.text(of: "a") == "AA")
  }

  @Test("an error names the place as the caller does")
  func errors() throws {
    #expect(throws: OutputError(path: "the file", operation: .write, code: EBADF)) {
      try ByteOutput(.descriptor(-1, name: "the file")).write([1])
    }
    let missing = folder.path + "/no/a"
    let error = #expect(throws: OutputError.self) { try ByteOutput(.path(missing)) }
    #expect(error?.path == missing && error?.operation == .create && error?.code == ENOENT)
    #expect(throws: OutputError(path: "/dev/full", operation: .write, code: ENOSPC)) {
      try ByteOutput(.path("/dev/full")).write([1])
    }
  }

  @Test("a pipe that does not block gets all bytes, as fast as they are read")
  func patience() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    // The reader starts when the pipe has once been full.
    let isFull = DispatchSemaphore(value: 0)
    var calls = SystemCalls()
    let write = calls.write
    calls.write = { file, bytes in
      let count = write(file, bytes)
      let code = errno
      if count < 0 { isFull.signal() }
      errno = code
      return count
    }
    let output = try ByteOutput(.descriptor(writing, name: "the pipe"), calls: calls)
    Thread.detachNewThread {
      try? output.write(bytes)
      close(writing)
    }
    isFull.wait()
    let pipe = FileHandle(fileDescriptor: reading, closeOnDealloc: true)
    let isSame = try pipe.readToEnd().map(Array.init) == bytes
    #expect(isSame)
  }
}
