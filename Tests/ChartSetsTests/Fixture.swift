import ChartSets
import Foundation

/// The chart sets in `Fixtures`, found from the place of this file.
enum Fixture {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func url(_ name: String) -> URL {
    root.appendingPathComponent("chart-sets").appendingPathComponent(name)
  }

  static func file(_ name: String) throws -> ChartSetFile {
    try ChartSetFile(contentsOf: url(name))
  }

  /// The only chart of a file.
  static func chart(_ name: String) throws -> LinesSet {
    try file(name).charts[0].get()
  }

  /// The names of the files in a folder, without their extension.
  static func names(in folder: String) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
    return (found ?? []).map { String($0.dropLast(5)) }.sorted()
  }

  /// A file of real data that only some machines have.
  static func local(_ name: String) -> URL {
    root.appendingPathComponent("local/telegram").appendingPathComponent(name)
  }

  static func hasLocal(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: local(name).path)
  }
}
