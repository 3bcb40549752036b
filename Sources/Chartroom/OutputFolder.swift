import Foundation

/// The folder that pictures are written to.
package enum OutputFolder {
  /// Makes a folder and the parents it lacks, as `mkdir -p` does.
  ///
  /// - Parameter path: The folder. One that is there already is left as it is.
  /// - Throws: `OutputError` that names the first folder that could not be made.
  package static func make(_ path: String) throws(OutputError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? part : "/" + part
      if mkdir(made, 0o777) == 0 { continue }
      var code = errno
      var status = stat()
      // What is there may be a folder although mkdir says EACCES or EROFS first.
      if stat(made, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR { continue }
        code = ENOTDIR
      }
      throw OutputError(path: made, operation: .makeFolder, code: code)
    }
    if made.isEmpty { throw OutputError(path: path, operation: .makeFolder, code: ENOENT) }
  }
}
