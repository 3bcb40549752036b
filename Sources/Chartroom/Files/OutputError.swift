import Foundation

/// The error for an output that cannot be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A step of writing an output.
  public enum Operation: String, Hashable, Sendable {
    /// The creation of a folder or one of its parents.
    case makeFolder = "create the folder"
    /// The creation of a hidden file, or the opening of a pipe or a device.
    case create
    /// The writing of bytes.
    case write
    /// The syncing of a file or its folder to the disk.
    case sync
    /// The renaming of a hidden file to its final name.
    case rename = "rename to its final name"
  }

  /// The path as given by the caller.
  public let path: String
  /// The operation that failed.
  public let operation: Operation
  /// The system's error number (`errno`), such as `ENOSPC`.
  public let code: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path as given by the caller.
  ///   - operation: The operation that failed.
  ///   - code: The system's error number (`errno`).
  public init(path: String, operation: Operation, code: Int32) {
    self.path = path
    self.operation = operation
    self.code = code
  }

  /// The path, the operation, the system's reason and the remedy.
  public var description: String {
    "\(path): cannot \(operation.rawValue): \(String(cString: strerror(code))). \(remedy)"
  }

  private var remedy: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, or write elsewhere."
    case EFBIG: "Raise the limit on the size of a file (ulimit -f)."
    case EACCES, EPERM, EROFS: "Make the folder writable for this user, or write elsewhere."
    case ENOENT where operation == .makeFolder:
      "Give a path below an existing folder in which folders can be created."
    case EEXIST where operation == .makeFolder:
      "The path is a broken symbolic link; remove it or write elsewhere."
    case ENOENT where operation != .create:
      "Another process removed the file while it was being written; run the command again."
    case ENOENT: "Create the folder first, or correct the path."
    case ENOTDIR: "A part of the path is a file and not a folder; correct the path."
    case EISDIR: "The path is that of a folder; give the path of a file."
    case EEXIST: "The path is that of a device, a pipe or a socket; give the path of a file."
    case ELOOP:
      "The path leads to a cycle of symbolic links, or more than 40 of them; correct them or write elsewhere."
    case ENAMETOOLONG: "Shorten the name."
    case EPIPE: "The program that reads the output has ended; see its messages."
    case EMFILE, ENFILE: "Raise the limit on open files (ulimit -n)."
    default: "No partial file was left; try again or write elsewhere."
    }
  }
}
