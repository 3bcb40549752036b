import Foundation

/// A fresh folder that goes when the test is done.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "chartroom-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of everything in the folder, hidden files too, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes a file, and makes the folders of its name.
  package func put(_ text: String, in name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a script of `sh` that can be run.
  ///
  /// Another process writes it: a child that a test starts at the same moment would inherit the open
  /// file from this one, and nobody may run a program that somebody can still write to.
  package func putProgram(_ script: String, in name: String) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    let line =
      "mkdir -p \"${0%/*}\" && printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod 755 \"$0\""
    writer.arguments = ["-c", line, path + "/" + name, script]
    try writer.runToEnd()
    guard writer.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  package func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name)))
  }

  /// All files with their bytes.
  package var contents: [String: [UInt8]] {
    get throws {
      Dictionary(uniqueKeysWithValues: try names.map { ($0, try bytes(of: $0)) })
    }
  }
}
