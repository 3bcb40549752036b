import Foundation

/// A fresh folder that goes when the test is done.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "chartroom-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of everything in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func put(_ text: String, in name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }
}
