import Foundation

/// The error for an input file that cannot be read.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a file cannot be read.
  package enum Reason: Hashable, Sendable {
    /// A file with more bytes than the limit.
    case tooLarge(limit: Int)
    /// A file that does not fit in memory.
    case outOfMemory
    /// A failed system call: its error number, such as `ENOENT`, and the extension of the expected files.
    case system(code: Int32, type: String)
  }

  /// The path as given by the caller.
  package var path: String
  /// The reason.
  package var reason: Reason

  /// Creates an error.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The file, the reason, and the remedy.
  package var description: String {
    switch reason {
    case .tooLarge(let limit):
      "\(path) has more than \(limit) bytes, which is the limit. Split the file."
    case .outOfMemory:
      "\(path): out of memory. Raise the limit on memory (ulimit -v), or split the file."
    case .system(let code, let type):
      "\(path.isEmpty ? "''" : path): cannot read: \(String(cString: strerror(code))). "
        + remedy(for: code, type)
    }
  }

  private func remedy(for code: Int32, _ type: String) -> String {
    switch code {
    case ENOENT, ENOTDIR: "Correct the path."
    case EISDIR:
      "Give the files in the folder, for example \(path.hasSuffix("/") ? path : path + "/")*.\(type)."
    case EACCES: "Make it readable for this user."
    case EMFILE, ENFILE: "Raise the limit on open files (ulimit -n)."
    default: "Check the file."
    }
  }
}
