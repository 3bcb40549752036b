import Foundation

/// The destination of a stream of bytes: a path or an open file.
public enum OutputPlace: Hashable, Sendable {
  /// A path.
  ///
  /// A file appears there complete at the end, or not at all. An existing pipe or device gets the bytes
  /// as they are produced.
  case path(String)
  /// The descriptor of an open file, and its name for messages; the file is neither closed nor synced.
  case descriptor(Int32, name: String)

  /// Standard output.
  public static let standardOutput = OutputPlace.descriptor(STDOUT_FILENO, name: "standard output")
}

/// An open stream of bytes to an `OutputPlace`.
///
/// Call `finish` or `cancel` once, at the end. Until then the bytes of a file are in a hidden file. The
/// stream has no buffer in memory.
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
  ///   - calls: The system calls to use.
  /// - Throws: `OutputError`, as `AtomicFile.write`, or when a pipe or device cannot be opened.
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

  /// Writes all bytes; blocks the thread.
  ///
  /// - Throws: `OutputError`; its code is `EPIPE` when the reader has closed the pipe. The process must
  ///   ignore `SIGPIPE`, or the signal ends it first.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = calls.writeAll(bytes, to: file)
    if code != 0 { throw OutputError(path: name, operation: .write, code: code) }
  }

  /// Ends the stream: syncs and renames a file, or closes a pipe or device that was opened here.
  ///
  /// - Throws: `OutputError`; the file is then removed or, if only syncing its folder failed, in its place;
  ///   see `AtomicFile.write`.
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
