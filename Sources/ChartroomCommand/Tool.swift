import ArgumentParser
import Foundation

/// The command-line tool `chartroom`.
package enum Tool {
  /// Runs the tool with the arguments of this process and returns its exit code.
  ///
  /// Those that are not UTF-8 are refused: as text they would name another file.
  @MainActor
  static func runCommandLine() async -> ExitCode {
    var arguments: [String] = []
    for (index, repaired) in CommandLine.arguments.enumerated().dropFirst() {
      guard let argument = CommandLine.unsafeArgv[index].flatMap({ String(validatingCString: $0) })
      else {
        StandardError.print(
          "chartroom: argument \(index), '\(repaired)', is not UTF-8. Give it in UTF-8; rename the "
            + "file if it is one.")
        return .usage
      }
      arguments.append(argument)
    }
    return await run(arguments)
  }

  /// Runs the tool and returns its exit code.
  ///
  /// Does not exit, so that tests can run it.
  ///
  /// Standard output carries results only, everything else goes to standard error.
  @MainActor
  package static func run(_ arguments: [String]) async -> ExitCode {
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return try await command.perform() }
      if command is RootCommand {
        StandardError.print(RootCommand.helpMessage())
        return .usage
      }
      // The argument parser's own commands, such as the one behind `help`.
      try command.run()
      return .done
    } catch let error as ToolError {
      StandardError.print("chartroom: \(error.message)")
      return error.status
    } catch {
      return report(error)
    }
  }

  /// Reads the arguments of `chartroom render`, without doing anything.
  ///
  /// - Parameter arguments: What stands behind `render`.
  /// - Returns: The plan, with defaults for what was not given.
  /// - Throws: `ToolError`, or an error of the argument parser.
  package static func renderPlan(_ arguments: [String]) throws -> RenderPlan {
    try RenderCommand.parse(arguments).plan()
  }

  /// Prints what the argument parser has to say.
  ///
  /// Its own exit code for wrong usage is 64, ours is 2.
  private static func report(_ error: any Error) -> ExitCode {
    let message = RootCommand.fullMessage(for: error)
    if RootCommand.exitCode(for: error).isSuccess {
      return StandardOutput.print(message) ? .done : .output
    }
    let prefix = "Error: "
    StandardError.print(
      message.hasPrefix(prefix) ? "chartroom: " + message.dropFirst(prefix.count) : message)
    return .usage
  }
}

/// A subcommand: parsed by the argument parser, run by `Tool`.
protocol ToolCommand: ParsableCommand {
  /// Does the work. Failures of single items are reported on the way and end in the status.
  @MainActor
  func perform() async throws -> ExitCode
}

/// What stands before the subcommand.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chartroom",
    abstract: "Draws charts as PNG pictures and videos, with no screen and no browser.",
    discussion: """
      Exit codes: 0 done, 1 internal failure (try again), 2 usage, 3 bad input or no system font \
      (do not try again), 4 some pictures failed, 5 a limit was hit or a budget exceeded, 6 an output \
      cannot be written.
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, AnimateCommand.self, SheetCommand.self, DecimateCommand.self,
      BenchCommand.self,
    ])
}
