import Foundation

/// The system calls that fail on a full disk, a broken disk or a signal; tests can replace them.
package struct SystemCalls: Sendable {
  /// Writes bytes and returns how many were written, or -1 with `errno` set.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { file, bytes in
    Foundation.write(file, bytes.baseAddress, bytes.count)
  }
  /// Syncs a file or folder to the disk.
  package var sync: @Sendable (Int32) -> Int32 = { fsync($0) }
  /// Renames a file atomically.
  package var rename: @Sendable (String, String) -> Int32 = { Foundation.rename($0, $1) }

  /// Creates the system's own calls.
  package init() {}

  /// Writes all bytes with as many calls as needed; blocks the thread.
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

  /// Returns whether a call that has just failed can be repeated, judged by `errno`, and waits until then.
  ///
  /// A process that shares a terminal or a pipe with this one may have set it to nonblocking for both.
  ///
  /// - Parameters:
  ///   - file: The descriptor that was read or written.
  ///   - events: `POLLIN` or `POLLOUT`.
  /// - Returns: `true` if the call was interrupted, or if the file was not ready and now is.
  package static func canGoOn(_ file: Int32, for events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var waiting = pollfd(fd: file, events: Int16(events), revents: 0)
    // The next call reports an error of this one.
    _ = poll(&waiting, 1, -1)
    return true
  }
}
