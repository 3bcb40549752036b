import Foundation

/// The system calls that a full disk, a signal or a broken one makes fail.
package struct SystemCalls: Sendable {
  /// Writes some bytes and returns how many, or -1 with `errno` set.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { file, bytes in
    Foundation.write(file, bytes.baseAddress, bytes.count)
  }
  /// Brings a file or folder to the disk.
  package var sync: @Sendable (Int32) -> Int32 = { fsync($0) }
  /// Gives a file another name, in one step.
  package var rename: @Sendable (String, String) -> Int32 = { Foundation.rename($0, $1) }

  /// The system's own calls.
  package init() {}

  /// Writes all bytes, as many calls as it takes; blocks the thread.
  ///
  /// - Returns: 0, or the system's error number.
  package func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = write(file, UnsafeRawBufferPointer(rebasing: buffer[written...]))
        if count > 0 {
          written += count
        } else if count == 0 {
          return EIO
        } else if !Self.canGoOn(file, for: POLLOUT) {
          return errno
        }
      }
      return 0
    }
  }

  /// Decides by `errno` whether a call that has just failed can be made again, and waits until then.
  ///
  /// Whoever shares a terminal or a pipe with this process may have made it one that does not block,
  /// for both.
  ///
  /// - Parameters:
  ///   - file: What was read or written.
  ///   - events: `POLLIN` or `POLLOUT`.
  /// - Returns: Whether the call was interrupted, or the file was not ready and is now.
  package static func canGoOn(_ file: Int32, for events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var waiting = pollfd(fd: file, events: Int16(events), revents: 0)
    // What went wrong here is told by the next call.
    _ = poll(&waiting, 1, -1)
    return true
  }
}
