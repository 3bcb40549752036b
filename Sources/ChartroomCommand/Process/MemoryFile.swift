import CKernels
import Chartroom
import Dashboards
import Foundation

/// An unnamed file in memory, which has room for one picture and which worker processes share.
final class MemoryFile: Sendable {
  /// The descriptor, which is above those that workers get.
  let descriptor: Int32
  /// The name of the file in messages.
  private static let name = "the picture for standard output"

  /// Creates an empty file.
  ///
  /// - Throws: `ToolError` with status 5 if the system refuses.
  init() throws(ToolError) {
    let file = ck_memory_file()
    let moved = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, WorkerProgram.firstFree)
    let code = errno
    if file >= 0 { close(file) }
    guard moved >= 0 else {
      throw ToolError(
        .limit,
        "cannot create a file in memory: \(String(cString: strerror(code))). Give a file instead of --out -."
      )
    }
    descriptor = moved
  }

  /// Takes over an open file, which another process created.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Replaces the contents.
  ///
  /// - Throws: `OutputError` if there is not enough memory.
  func replace(with bytes: [UInt8]) throws(OutputError) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw OutputError(path: Self.name, operation: .write, code: errno)
    }
    let code = SystemCalls().writeAll(bytes, to: descriptor)
    if code != 0 { throw OutputError(path: Self.name, operation: .write, code: code) }
  }

  /// The contents.
  var bytes: [UInt8] {
    get throws(InputError) {
      lseek(descriptor, 0, SEEK_SET)
      return try InputFile.read(descriptor, named: Self.name, type: "png")
    }
  }
}
