import Chartroom
import Foundation

/// The folder of a spec, relative to which files are named.
struct SpecFolder: Sendable {
  /// The path of the spec.
  let spec: String

  /// Returns the path of a file.
  ///
  /// - Parameter name: A path relative to the file that contains it, or an absolute one.
  /// - Returns: The path.
  func path(of name: Located<String>) -> String {
    guard !name.value.hasPrefix("/") else { return name.value }
    return Self.start(of: name.node.position.file ?? spec) + name.value
  }

  /// Returns the path of a file that is inside of the folder of the spec.
  ///
  /// - Parameter name: A path relative to the file that contains it.
  /// - Returns: The path.
  /// - Throws: `SpecProblem` for absolute paths, and for paths and links that lead out of the folder.
  func innerPath(of name: Located<String>) throws(SpecProblem) -> String {
    let path = path(of: name)
    guard !name.value.hasPrefix("/"), isInside(path) else {
      throw SpecProblem(
        file: spec, position: name.node.position, path: name.node.path,
        message: """
          found '\(name.value)', expected a relative path inside of the folder of '\(spec)'. Move the file there.
          """)
    }
    return path
  }

  /// Reads a file that the spec names.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The path, or the pattern of it, in the spec.
  ///   - type: The extension of the expected files; that of JSON by default.
  /// - Returns: The contents.
  /// - Throws: `SpecProblem` for a file that cannot be read, and `InputError` for one that is too large.
  func contents(
    of path: String, named name: Located<String>, type: String = "json"
  ) throws -> [UInt8] {
    do {
      return try InputFile.read(path, type: type)
    } catch {
      throw error.named(by: name.node, in: spec)
    }
  }

  /// The path of the file without links, by which equal files are recognised.
  static func identity(of path: String) -> String {
    guard let real = realpath(path, nil) else { return absolute(path) }
    defer { free(real) }
    return String(cString: real)
  }

  private func isInside(_ path: String) -> Bool {
    let folder = Self.start(of: spec)
    func contains(_ outer: String, _ inner: String) -> Bool {
      inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
    }
    let root = folder.isEmpty ? "." : folder
    guard contains(Self.absolute(root), Self.absolute(path)) else { return false }
    // A missing file is no link.
    return access(path, F_OK) != 0 || contains(Self.identity(of: root), Self.identity(of: path))
  }

  /// Returns the path without `.` and `..`, whether or not the file exists.
  private static func absolute(_ path: String) -> String {
    let path = URL(filePath: path).standardized.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the path of the folder of a file with `/` at its end; empty for the current one.
  private static func start(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
