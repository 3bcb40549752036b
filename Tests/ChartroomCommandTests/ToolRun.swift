import CairoCanvas
import Foundation
import TestSupport
import Testing

/// One run of the built `chartroom`, as a process of its own.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// The lines of standard output: the paths of the pictures.
  var paths: [String] { output.split(separator: "\n").map(String.init) }

  /// The tool that was built beside the tests.
  static let executable: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().path(percentEncoded: false)
      + "chartroom"
  }()

  /// A folder of the repository that holds chart sets.
  static let fixtures =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false) + "Fixtures/chart-sets"

  /// The paths of the chart sets in a folder of `fixtures`, sorted.
  static func chartSets(in folder: String) -> [String] {
    let path = folder.isEmpty ? fixtures : fixtures + "/" + folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind `chartroom`.
  ///   - environment: The whole environment; that of the tests by default.
  ///   - folder: The working directory; that of the tests by default.
  ///   - shell: A line of bash that starts the tool as `"$@"`.
  /// - Throws: When it cannot be started.
  init(
    _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
    shell: String? = nil
  ) throws {
    let process = Process()
    if let shell {
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", shell, "bash", Self.executable] + arguments
    } else {
      process.executableURL = URL(filePath: Self.executable)
      process.arguments = arguments
    }
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    // Files, for pipes would have to be read while the tool runs.
    let captured = try TemporaryFolder()
    let streams = try ["out", "err"].map { name in
      try captured.put("", in: name)
      return try FileHandle(forWritingTo: URL(filePath: captured.path + "/" + name))
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    process.standardInput = FileHandle.nullDevice
    try process.runToEnd()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = try captured.text(of: "out")
    errors = try captured.text(of: "err")
  }

  /// Draws chart sets.
  static func render(
    _ files: [String], to folder: String, _ options: String..., environment: [String: String]? = nil
  ) throws -> ToolRun {
    try ToolRun(["render"] + files + ["--out", folder] + options, environment: environment)
  }
}
