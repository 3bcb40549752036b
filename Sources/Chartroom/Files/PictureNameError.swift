/// The error for names of pictures that are too long or not unique.
package enum PictureNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of a picture would exceed the limit on file names.
  case tooLong(path: String, bytes: Int)
  /// An input is given twice.
  case repeated(path: String)
  /// The pictures of two inputs would have the same name.
  case shared(first: String, second: String, name: String)

  /// The inputs, the problem, and the remedy.
  package var description: String {
    switch self {
    case .tooLong(let path, let bytes):
      "\(path): the name of its picture would have \(bytes) bytes, and the limit is "
        + "\(PictureNames.mostBytes). Shorten the name of the file."
    case .repeated(let path): "\(path) is given twice. Name every file once."
    case .shared(let first, let second, let name):
      "\(first) and \(second) would both be drawn as \(name). "
        + "Rename one, or draw them into different folders."
    }
  }
}
