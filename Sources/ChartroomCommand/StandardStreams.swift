import Foundation

/// Standard output: results only, one line each, written at once.
enum StandardOutput {
  /// Prints a line.
  ///
  /// - Returns: Whether it can be read. A reader that went away on purpose (`| head -1`) is no
  ///   failure; a full disk behind `> list.txt` is.
  static func print(_ line: String) -> Bool {
    write(line, to: STDOUT_FILENO) || errno == EPIPE
  }
}

/// Standard error: everything that is no result.
enum StandardError {
  /// Prints a line.
  ///
  /// There is nobody to tell when that fails.
  static func print(_ line: String) {
    _ = write(line, to: STDERR_FILENO)
  }
}

private func write(_ line: String, to file: Int32) -> Bool {
  var rest = Array((line.hasSuffix("\n") ? line : line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
  }
  return true
}
