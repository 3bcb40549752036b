import Foundation

/// The system calls for writing files, which tests can replace to simulate failures.
package struct SystemCalls: Sendable {
  /// Writes bytes to a descriptor, and returns the number of bytes written, or -1 with `errno` set.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = { file, bytes in
    Foundation.write(file, bytes.baseAddress, bytes.count)
  }
  /// Syncs a descriptor's file or folder to the disk, and returns 0, or -1 with `errno` set.
  package var sync: @Sendable (Int32) -> Int32 = { fsync($0) }
  /// Renames a file atomically, and returns 0, or -1 with `errno` set.
  package var rename: @Sendable (String, String) -> Int32 = { Foundation.rename($0, $1) }

  /// Creates a set of the real system calls.
  package init() {}

  /// Writes all bytes with as many calls as needed, and blocks the thread meanwhile.
  ///
  /// - Parameters:
  ///   - bytes: The bytes; may be empty.
  ///   - file: The descriptor to write to.
  /// - Returns: 0, or the system's error number (`errno`).
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

  /// Returns whether the call that has just failed can be repeated, after waiting until the file is ready.
  ///
  /// The function inspects `errno`. A file can be nonblocking because another process that shares the
  /// terminal or pipe has made it so.
  ///
  /// - Parameters:
  ///   - file: The descriptor that was read or written.
  ///   - events: `POLLIN` or `POLLOUT`.
  /// - Returns: `true` if the call was interrupted, or if the file was not ready then but is ready now.
  package static func canGoOn(_ file: Int32, for events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var waiting = pollfd(fd: file, events: Int16(events), revents: 0)
    // The next call reports an error of this one.
    _ = poll(&waiting, 1, -1)
    return true
  }
}
