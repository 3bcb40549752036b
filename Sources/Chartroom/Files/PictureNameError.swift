/// The error for image names that are too long or not unique.
package enum PictureNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An image name that exceeds the limit on file names.
  case tooLong(path: String, bytes: Int)
  /// An input that is given twice.
  case repeated(path: String)
  /// Two inputs whose images would have the same name.
  case shared(first: String, second: String, name: String)

  /// The inputs, the problem, and the remedy.
  package var description: String {
    switch self {
    case .tooLong(let path, let bytes):
      "\(path): the name of its image would have \(bytes) bytes, and the limit is "
        + "\(PictureNames.mostBytes). Shorten the name of the file."
    case .repeated(let path): "\(path) is given twice. Give each file once."
    case .shared(let first, let second, let name):
      "\(first) and \(second) would both be written to '\(name)'. "
        + "Rename one, or write them to different folders."
    }
  }
}
