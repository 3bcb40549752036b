import Foundation

/// The destination of a byte stream: a path or an open file descriptor.
///
/// Writing to a pipe that its reader has closed raises `SIGPIPE`, which ends the process by default. In a
/// process that ignores the signal, writing throws `OutputError` instead.
public enum OutputPlace: Hashable, Sendable {
  /// The path of a file, a pipe or a device.
  ///
  /// A file appears complete when the stream ends, or not at all. An existing pipe or device receives the
  /// bytes as they are produced.
  case path(String)
  /// An open file descriptor, and its name for error messages.
  ///
  /// The stream neither closes nor syncs the descriptor.
  case descriptor(Int32, name: String)

  /// The standard output of this process.
  public static let standardOutput = OutputPlace.descriptor(STDOUT_FILENO, name: "standard output")
}

/// An open stream of bytes to an `OutputPlace`.
///
/// Call either `finish` or `cancel` once, at the end. Until then, the bytes of a file are in a hidden file.
/// The stream is not buffered.
package struct ByteOutput: Sendable {
  private let name: String
  private let file: Int32
  /// The hidden file that is renamed at the end; `nil` when the destination is written to directly.
  private let draft: AtomicFile.Draft?
  private let closes: Bool
  private let calls: SystemCalls

  /// Opens a destination.
  ///
  /// - Parameters:
  ///   - place: The destination.
  ///   - calls: The system calls to use; the real ones by default. Tests can replace them.
  /// - Throws: `OutputError` if the hidden file cannot be created, or if a pipe or device cannot be opened.
  package init(
    _ place: OutputPlace, calls: SystemCalls = SystemCalls()
  ) throws(OutputError) {
    self.calls = calls
    switch place {
    case .descriptor(let descriptor, let name):
      (self.name, file, draft, closes) = (name, descriptor, nil, false)
    case .path(let path):
      name = path
      if Self.isOpenedInPlace(path) {
        file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else { throw OutputError(path: path, operation: .create, code: errno) }
        (draft, closes) = (nil, true)
      } else {
        let draft = try AtomicFile.Draft(of: path, calls: calls)
        (file, self.draft, closes) = (draft.file, draft, false)
      }
    }
  }

  /// Returns whether the path is that of a pipe or a device.
  private static func isOpenedInPlace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT)
  }

  /// Writes all bytes, and blocks the thread until they are written.
  ///
  /// - Precondition: The process ignores `SIGPIPE`, which would otherwise end it.
  /// - Throws: `OutputError`, with the code `EPIPE` if the reader has closed the pipe.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = calls.writeAll(bytes, to: file)
    if code != 0 { throw OutputError(path: name, operation: .write, code: code) }
  }

  /// Ends the stream: syncs and renames a file, or closes a pipe or device.
  ///
  /// - Throws: `OutputError`. The file is then removed, unless only syncing its folder failed; see
  ///   `AtomicFile.write`.
  package func finish() throws(OutputError) {
    try draft?.putInPlace()
    if closes { close(file) }
  }

  /// Cancels the stream: removes the hidden file, and leaves an older file unchanged.
  ///
  /// Bytes already written to a pipe or a device cannot be revoked.
  package func cancel() {
    draft?.remove()
    if closes { close(file) }
  }
}
