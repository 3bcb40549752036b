import Chartroom
import Foundation

/// The three streams that a process is started with.
package enum StandardStreams {
  /// Takes the places of streams that the caller closed, before a file can get their numbers.
  ///
  /// Reading and writing them fails as before: what takes the place of an output can only be read.
  package static func occupyClosed() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number, which is this one: those below are taken by now.
      _ = open("/dev/null", mode)
    }
  }
}

/// Standard output: results only, written at once.
enum StandardOutput {
  /// Prints a line.
  ///
  /// - Returns: Whether it can be read. A reader that went away on purpose (`| head -1`) is no
  ///   failure; a full disk behind `> list.txt` is.
  static func print(_ line: String) -> Bool {
    write(Array((line.hasSuffix("\n") ? line : line + "\n").utf8))
  }

  /// Writes bytes as they are.
  ///
  /// - Returns: As `print`.
  static func write(_ bytes: [UInt8]) -> Bool {
    [0, EPIPE].contains(SystemCalls().writeAll(bytes, to: STDOUT_FILENO))
  }
}

/// Standard error: everything that is no result.
enum StandardError {
  /// Prints a line.
  ///
  /// There is nobody to tell when that fails.
  static func print(_ line: String) {
    let line = line.hasSuffix("\n") ? line : line + "\n"
    _ = SystemCalls().writeAll(Array(line.utf8), to: STDERR_FILENO)
  }
}
