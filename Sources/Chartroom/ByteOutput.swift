import Foundation

/// Where a stream of bytes goes: a file, or what is open already.
public enum OutputPlace: Hashable, Sendable {
  /// A path.
  ///
  /// A file appears there whole at the end, or not at all. A pipe or a device that is there already
  /// gets the bytes as they come.
  case path(String)
  /// An open file, which is neither closed nor brought to the disk, and its name for messages.
  case descriptor(Int32, name: String)

  /// Standard output.
  public static let standardOutput = OutputPlace.descriptor(STDOUT_FILENO, name: "standard output")
}

/// A stream of bytes on its way to an `OutputPlace`.
///
/// End it with `finish` or `cancel`, once. A file's bytes go to a hidden file until then; nothing is
/// held in memory.
package struct ByteOutput: Sendable {
  private let name: String
  private let file: Int32
  /// The file that takes its final name at the end; `nil` when the place is written to as it is.
  private let draft: AtomicFile.Draft?
  private let closes: Bool
  private let calls: SystemCalls

  /// Opens a place.
  ///
  /// - Parameters:
  ///   - place: Where the bytes go.
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

  /// Whether the path is that of a pipe or a device.
  private static func isOpenedInPlace(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT)
  }

  /// Writes bytes, as many calls as it takes; blocks the thread.
  ///
  /// - Throws: `OutputError`; `EPIPE` when the reader went away. The process must ignore `SIGPIPE`,
  ///   or the signal ends it first.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = calls.writeAll(bytes, to: file)
    if code != 0 { throw OutputError(path: name, operation: .write, code: code) }
  }

  /// Ends the stream: a file is brought to the disk and takes its final name, a pipe or a device that
  /// was opened here is closed.
  ///
  /// - Throws: `OutputError`; the file is then removed, or in its place but not safe from a power cut,
  ///   as `AtomicFile.write` tells.
  package func finish() throws(OutputError) {
    try draft?.putInPlace()
    if closes { close(file) }
  }

  /// Ends the stream: the hidden file is removed, and the file that was there stays.
  ///
  /// What a pipe or a device has got cannot be taken back.
  package func cancel() {
    draft?.remove()
    if closes { close(file) }
  }
}
