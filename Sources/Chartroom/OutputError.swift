import Foundation

/// An output that could not be written: which path, what was tried, and what the system said.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done when the system refused.
  public enum Operation: String, Hashable, Sendable {
    /// Making a folder, or one of its parents.
    case makeFolder = "make the folder"
    /// Creating the file beside its final place.
    case create
    /// Writing the bytes.
    case write
    /// Bringing the bytes to the disk.
    case sync
    /// Giving the file its final name.
    case rename = "put in place"
  }

  /// The path as the caller gave it.
  public let path: String
  /// What was tried.
  public let operation: Operation
  /// The system's error number, such as `ENOSPC`.
  public let code: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path as the caller gave it.
  ///   - operation: What was tried.
  ///   - code: The system's error number.
  public init(path: String, operation: Operation, code: Int32) {
    self.path = path
    self.operation = operation
    self.code = code
  }

  /// One sentence with the path and the system's words, and one with the remedy.
  public var description: String {
    "\(path): cannot \(operation.rawValue): \(String(cString: strerror(code))). \(remedy)"
  }

  private var remedy: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, or write elsewhere."
    case EFBIG: "Raise the limit on the size of a file (ulimit -f)."
    case EACCES, EPERM, EROFS: "Make the folder writable for this user, or write elsewhere."
    case ENOENT where operation == .makeFolder:
      "Give a path below a folder that is there and takes new ones."
    case EEXIST where operation == .makeFolder:
      "A link of this name leads nowhere; remove it or write elsewhere."
    case ENOENT where operation != .create:
      "Somebody else removed it while it was being written; run it again."
    case ENOENT: "Make the folder first, or correct the path."
    case ENOTDIR: "A part of the path is a file and not a folder; correct the path."
    case EISDIR: "This is a folder; give the path of a file."
    case EEXIST: "Something that is no regular file has this name; remove it or write elsewhere."
    case ENAMETOOLONG: "Shorten the name."
    case EPIPE: "The program that read it went away; look at what it said."
    case EMFILE, ENFILE: "Raise the limit on open files (ulimit -n)."
    default: "Nothing was left half written; try again or write elsewhere."
    }
  }
}
