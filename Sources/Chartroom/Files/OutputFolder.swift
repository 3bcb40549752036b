import Foundation

/// The folder to which images are written.
package enum OutputFolder {
  /// Returns the path of a file in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: The path of the folder, not empty, with or without a slash at its end.
  /// - Returns: The path.
  package static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Creates a folder and its missing parents, as `mkdir -p` does.
  ///
  /// - Parameter path: The path of the folder. An existing folder stays unchanged.
  /// - Throws: `OutputError` that names the first folder that cannot be created.
  package static func make(_ path: String) throws(OutputError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? part : "/" + part
      if mkdir(made, 0o777) == 0 { continue }
      var code = errno
      var status = stat()
      // The path may be that of a folder although mkdir reports EACCES or EROFS.
      if stat(made, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR { continue }
        code = ENOTDIR
      }
      throw OutputError(path: made, operation: .makeFolder, code: code)
    }
    if made.isEmpty { throw OutputError(path: path, operation: .makeFolder, code: ENOENT) }
  }
}
