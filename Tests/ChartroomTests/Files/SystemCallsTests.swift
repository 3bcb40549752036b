import Chartroom
import Foundation
import Synchronization
import Testing

@Suite("SystemCalls")
struct SystemCallsTests {
  /// Bytes that were written, and the number of calls.
  private final class Record: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let calls = Atomic<Int>(0)

    /// Takes at most some bytes, except in each second call, which fails with an error number.
    func write(_ buffer: UnsafeRawBufferPointer, most: Int, failing code: Int32) -> Int {
      if calls.add(1, ordering: .relaxed).newValue.isMultiple(of: 2) {
        errno = code
        return -1
      }
      let part = buffer.prefix(most)
      bytes.withLock { $0 += part }
      return part.count
    }
  }

  private let record = Record()

  /// Writes ten bytes with calls that take at most three, and fail in between.
  private func written(failing code: Int32) -> (code: Int32, bytes: [UInt8]) {
    var calls = SystemCalls()
    calls.write = { [record] _, bytes in record.write(bytes, most: 3, failing: code) }
    let code = calls.writeAll(Array(0..<10), to: 1)
    return (code, record.bytes.withLock { $0 })
  }

  @Test("writing goes on after interruptions and short writes")
  func interruptions() {
    let (code, bytes) = written(failing: EINTR)
    #expect(code == 0 && bytes == Array(0..<10))
    #expect(record.calls.load(ordering: .relaxed) == 7)
  }

  @Test("writing ends with the number of any other error", arguments: [EIO, ENOSPC, EPIPE, EBADF])
  func errors(code: Int32) {
    let result = written(failing: code)
    #expect(result.code == code && result.bytes == [0, 1, 2])
  }

  @Test("a call that writes nothing is an error, and no bytes need no call")
  func nothing() {
    var calls = SystemCalls()
    calls.write = { [record] _, _ in
      record.calls.add(1, ordering: .relaxed)
      return 0
    }
    #expect(calls.writeAll([1], to: 1) == EIO)
    #expect(calls.writeAll([], to: 1) == 0)
    #expect(record.calls.load(ordering: .relaxed) == 1)
  }

  @Test("a call can be repeated after an interruption, and after waiting for the file")
  func repetition() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    func canGoOn(after code: Int32) -> Bool {
      errno = code
      return SystemCalls.canGoOn(reading, for: POLLIN)
    }
    #expect(canGoOn(after: EINTR))
    #expect(!canGoOn(after: EIO) && !canGoOn(after: 0))
    Thread.detachNewThread {
      usleep(20_000)
      close(writing)
    }
    let start = ContinuousClock.now
    #expect(canGoOn(after: EAGAIN))
    #expect(start.duration(to: .now) >= .milliseconds(10))
  }
}
