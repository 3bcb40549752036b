import Foundation

/// Relative paths between files, made from their names alone, without looking at links.
package enum RelativePath {
  /// Returns the folder of a file, such as `.` for `a.json` and `/` for `/a.json`.
  package static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Returns a path that may be relative to a folder.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
  }

  /// Returns the path of a folder or file relative to a folder.
  ///
  /// - Parameters:
  ///   - target: The folder or file; a relative path begins at the working directory.
  ///   - folder: The folder; a relative path begins at the working directory.
  /// - Returns: The path, such as `../out`; `.` for the folder itself.
  package static func path(to target: String, from folder: String) -> String {
    let (target, folder) = (parts(target), parts(folder))
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folder.count - common) + target[common...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Returns the names of a path from the root.
  private static func parts(_ path: String) -> [String] {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [String] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
