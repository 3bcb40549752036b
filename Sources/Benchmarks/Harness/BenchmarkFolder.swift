import Foundation

/// A folder for the files of a benchmark, which goes with it.
final class BenchmarkFolder: Sendable {
  /// Where it is.
  let path: String

  /// Makes the folder among the system's temporary ones.
  init() throws {
    path = NSTemporaryDirectory() + "chartroom-bench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
