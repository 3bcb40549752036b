import Foundation

/// Patterns of paths.
package enum FilePattern {
  /// Returns the paths of files.
  ///
  /// - Parameter pattern: A path, or a pattern with `*`, `?` and `[…]`. A path of a file that exists is no pattern.
  /// - Returns: The path itself, whether or not it exists; or the files of a pattern in the order of their bytes, or
  ///   none.
  package static func paths(_ pattern: String) -> [String] {
    guard pattern.contains(where: { "*?[".contains($0) }),
      !FileManager.default.fileExists(atPath: pattern)
    else { return [pattern] }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_NOSORT, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
