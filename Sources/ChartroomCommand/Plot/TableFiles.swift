import Chartroom
import Dashboards
import Foundation

/// The files that the arguments of a command name.
package struct TableFiles {
  /// The paths, or `-` for standard input, in the order of the arguments; at least one.
  package let paths: [String]

  /// Finds the files.
  ///
  /// - Parameter arguments: Paths, `-` for standard input, or patterns of paths with `*`, `?` and `[…]`, which the
  ///   shell has left to the tool. A path of a file that exists is no pattern, and the files of a pattern are in the
  ///   order of their bytes. No argument is standard input.
  /// - Throws: `ToolError` with status 3 for a pattern without a file.
  package init(_ arguments: [String]) throws(ToolError) {
    var paths: [String] = []
    for argument in arguments.isEmpty ? ["-"] : arguments {
      let found = FilePattern.paths(argument)
      guard !found.isEmpty else {
        throw ToolError(
          .badInput,
          "\(argument): no file matches the pattern. Correct it; '**' and braces are not supported."
        )
      }
      paths += found
    }
    self.paths = paths
  }

  /// The name for messages: of the first file, with the number of the others.
  package var name: String {
    let rest = paths.count - 1
    return Self.name(of: paths[0])
      + (rest == 0 ? "" : " and \(rest) other \(rest == 1 ? "file" : "files")")
  }

  /// Returns the name of a file for messages.
  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Returns the name of a file for a legend: without folders and extension, unless several files share it.
  package func label(of path: String) -> String {
    func stem(_ path: String) -> String {
      URL(filePath: Self.name(of: path)).deletingPathExtension().lastPathComponent
    }
    let label = stem(path)
    return paths.count { stem($0) == label } == 1 ? label : Self.name(of: path)
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path, or `-` for standard input.
  ///   - type: The extension of the expected files. The error for a folder names it.
  /// - Returns: The bytes.
  /// - Throws: `InputError` if the file cannot be read.
  static func read(_ path: String, type: String) throws(InputError) -> [UInt8] {
    try path == "-" ? InputFile.readStandardInput() : InputFile.read(path, type: type)
  }
}
