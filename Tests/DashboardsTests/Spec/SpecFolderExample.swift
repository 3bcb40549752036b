import Dashboards
import Foundation

/// A folder with the files of a spec, which a test writes and removes.
struct SpecFolderExample: ~Copyable {
  let path: String

  /// Writes files.
  ///
  /// - Parameter files: The texts by their relative paths.
  /// - Throws: The error of a file that cannot be written.
  init(_ files: KeyValuePairs<String, String>) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "specs-\(UUID().uuidString)").path
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func file(_ name: String = "s.yaml", parameters: [String: String] = [:]) throws -> SpecFile {
    let bytes = try Array(Data(contentsOf: URL(filePath: path + "/" + name)))
    return try SpecFile(bytes, path: path + "/" + name, parameters: parameters)
  }

  /// Returns the plans of a spec, one after the other.
  func plans(_ name: String = "s.yaml", parameters: [String: String] = [:]) throws -> String {
    try file(name, parameters: parameters).plans().map { plan in
      ([plan.description] + plan.failures.map { without("\($0)") }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Returns the problems of a spec, one a line and without the path of the folder.
  func problems(_ name: String = "s.yaml") -> String {
    do {
      _ = try file(name)
      return ""
    } catch {
      return without("\(error)")
    }
  }

  private func without(_ text: String) -> String { text.replacing(path + "/", with: "") }
}
