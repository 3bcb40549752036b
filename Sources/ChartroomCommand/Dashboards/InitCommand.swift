import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// `chartroom init [FOLDER]`.
struct InitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a spec of a dashboard with comments and sample data, to start with.",
    discussion: "Prints the paths of the files. Files that exist are never replaced.")

  @Argument(
    help: ArgumentHelp(
      "Folder for the files; created if missing (default: .).", valueName: "folder"))
  var folder = "."

  /// The command draws nothing.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    guard !folder.isEmpty else {
      throw ToolError(.usage, "the folder is ''. Give a folder, for example dashboards.")
    }
    let paths = Starter.files.map { OutputFolder.path(of: $0.name, in: folder) }
    if let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) {
      throw ToolError(.usage, "\(path) exists. Give another folder.")
    }
    do {
      try OutputFolder.make(folder)
      for (file, path) in zip(Starter.files, paths) {
        try AtomicFile.write(Array(file.text.utf8), to: path)
        try StandardOutput.report(path, after: path)
      }
    } catch {
      throw ToolError(ending: error)
    }
    return .done
  }
}
