import Foundation

/// A temporary folder for the files of a benchmark, which is removed with the object.
final class BenchmarkFolder: Sendable {
  /// The path of the folder.
  let path: String

  /// Creates the folder in the system's temporary folder.
  init() throws {
    path = NSTemporaryDirectory() + "chartroom-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
