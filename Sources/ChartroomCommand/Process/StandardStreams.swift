import Chartroom
import Foundation

/// The three standard streams of a process.
package enum StandardStreams {
  /// Opens `/dev/null` for standard streams that the caller closed, so that no file gets their descriptors.
  ///
  /// Reading from and writing to them still fails, because outputs are opened for reading and the input for
  /// writing.
  package static func occupyClosed() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}

/// Standard output, which receives only results and is not buffered.
enum StandardOutput {
  /// Prints lines of results.
  ///
  /// - Parameters:
  ///   - lines: The lines; the last one may end in a line feed.
  ///   - done: The path of a file that has already been written, for the message; `nil`, the default, for
  ///     none.
  /// - Throws: `ToolError` with status 6 if the lines cannot be written, under the conditions of `write`.
  static func report(_ lines: String, after done: String? = nil) throws(ToolError) {
    try write(Array((lines.hasSuffix("\n") ? lines : lines + "\n").utf8), after: done)
  }

  /// Writes bytes unchanged.
  ///
  /// A pipe closed by its reader (`| head -1`) is not an error, unlike a full disk (`> list.txt`).
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - done: The path of a file that has already been written, for the message; `nil`, the default, for
  ///     none.
  /// - Throws: `ToolError` with status 6 if the bytes cannot be written.
  static func write(_ bytes: [UInt8], after done: String? = nil) throws(ToolError) {
    let code = SystemCalls().writeAll(bytes, to: STDOUT_FILENO)
    guard code != 0, code != EPIPE else { return }
    throw ToolError(
      .output,
      "\(done.map { "\($0) was written, but " } ?? "")standard output cannot be written: "
        + "\(String(cString: strerror(code))). \(remedy(for: code))")
  }

  private static func remedy(for code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Redirect it to a disk with free space."
    case EFBIG: "Raise the limit on the size of a file (ulimit -f)."
    default: "Redirect it to a file or a pipe."
    }
  }
}

/// Standard error, which receives errors, warnings and reports.
enum StandardError {
  /// Prints a text unchanged, with a line feed at its end.
  ///
  /// A failure to write is ignored, because it cannot be reported.
  static func print(_ line: String) { write(line.hasSuffix("\n") ? line : line + "\n") }

  /// Writes a text unchanged.
  ///
  /// A failure to write is ignored, because it cannot be reported.
  static func write(_ text: String) {
    _ = SystemCalls().writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Prints an error: `chartroom: MESSAGE`, with control characters other than line feeds replaced.
  static func report(_ error: any Error) { report(reason: ToolError(ending: error).message) }

  /// Prints the message of an error.
  static func report(reason: String) {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
    print("chartroom: " + lines.map(printable).joined(separator: "\n"))
  }

  /// Prints a remark on one line, with control characters replaced.
  static func note(_ message: String) { print("chartroom: " + printable(message)) }

  /// Prints a warning on one line, with control characters replaced.
  static func warn(_ message: String) { print("chartroom: warning: " + printable(message)) }

  /// Prints a warning for each character of a chart that no font contains.
  static func warn(ofMissing characters: some Sequence<Unicode.Scalar>, in place: String) {
    for scalar in characters.sorted() { warn("\(place): \(scalar.missingGlyphWarning)") }
  }

  /// Returns a text with its control characters replaced, because a terminal would interpret them.
  private static func printable(_ text: some StringProtocol) -> String {
    text.replacingControls(with: "\u{FFFD}")
  }
}
