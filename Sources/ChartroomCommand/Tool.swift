import ArgumentParser
import Foundation

/// The command-line tool `chartroom`.
package enum Tool {
  /// Runs the tool with the arguments of this process and returns its exit code.
  ///
  /// Arguments that are not UTF-8 are rejected, because a repaired argument could name another file.
  @MainActor
  static func runCommandLine() async -> ExitCode {
    var arguments: [String] = []
    for (index, repaired) in CommandLine.arguments.enumerated().dropFirst() {
      guard let argument = CommandLine.unsafeArgv[index].flatMap({ String(validatingCString: $0) })
      else {
        StandardError.report(
          ToolError(
            .usage,
            "argument \(index), '\(repaired)', is not UTF-8. Give it in UTF-8, or rename the file that it names."
          ))
        return .usage
      }
      arguments.append(argument)
    }
    return await run(arguments)
  }

  /// Runs the tool and returns its exit code.
  ///
  /// The function does not end the process, so that tests can call it. Results are written to standard
  /// output, and everything else to standard error.
  ///
  /// - Parameter arguments: The arguments after `chartroom`.
  /// - Returns: The exit code.
  @MainActor
  package static func run(_ arguments: [String]) async -> ExitCode {
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      if let command = command as? any ToolCommand {
        if let threads = try command.threads() { try ProcessLimits.check(threads: threads) }
        return try await command.perform()
      }
      if command is RootCommand {
        StandardError.print(RootCommand.helpMessage())
        return .usage
      }
      // The argument parser's own commands, such as the one behind `help`.
      try command.run()
      return .done
    } catch let error as ToolError {
      StandardError.report(error)
      return error.status
    } catch {
      return report(error, arguments)
    }
  }

  /// Parses the arguments of `chartroom render` without running it.
  ///
  /// - Parameter arguments: The arguments after `render`.
  /// - Returns: The plan, with defaults for missing options.
  /// - Throws: `ToolError`, or an error of the argument parser.
  package static func renderPlan(_ arguments: [String]) throws -> RenderPlan {
    try plan(of: RenderCommand.self, arguments) { try $0.plan() }
  }

  /// Checks the arguments of any command without running it.
  ///
  /// - Parameter arguments: The arguments after `chartroom`.
  /// - Throws: `ToolError`, or an error of the argument parser.
  package static func check(_ arguments: [String]) throws {
    switch try RootCommand.parseAsRoot(arguments) {
    case let command as RenderCommand: _ = try command.plan()
    case let command as AnimateCommand: _ = try command.plan()
    case let command as BenchCommand: _ = try command.plan()
    case let command as GalleryCommand: _ = try command.scenes()
    case is any ToolCommand: break
    default:
      throw ToolError(.usage, "there is no command in '\(arguments.joined(separator: " "))'.")
    }
  }

  /// Parses the arguments of `chartroom animate` without running it.
  ///
  /// - Parameter arguments: The arguments after `animate`.
  /// - Returns: The plan, with defaults for missing options.
  /// - Throws: `ToolError`, or an error of the argument parser.
  package static func animationPlan(_ arguments: [String]) throws -> AnimationPlan {
    try plan(of: AnimateCommand.self, arguments) { try $0.plan() }
  }

  /// Parses the arguments of a command, and rewords errors for the tool.
  private static func plan<Command: ToolCommand, Plan>(
    of command: Command.Type, _ arguments: [String], _ plan: (Command) throws -> Plan
  ) throws -> Plan {
    do {
      return try plan(command.parse(arguments))
    } catch {
      guard let invalid = InvalidOption.sentence(of: command.message(for: error)) else {
        throw error
      }
      throw ToolError(.usage, invalid)
    }
  }

  /// Prints an error of the argument parser, or the requested help.
  ///
  /// The exit code for invalid arguments is 2, unlike the parser's, which is 64.
  private static func report(_ error: any Error, _ arguments: [String]) -> ExitCode {
    if RootCommand.exitCode(for: error).isSuccess {
      if let misread = misreadName(in: arguments) {
        StandardError.report(
          ToolError(
            .usage,
            "'\(misread)' is not an option. Write ./\(misread) for a file of this name, or -- before it."
          ))
        return .usage
      }
      do throws(ToolError) {
        try StandardOutput.report(RootCommand.fullMessage(for: error))
        return .done
      } catch {
        StandardError.report(error)
        return error.status
      }
    }
    if let invalid = InvalidOption.sentence(of: RootCommand.message(for: error)) {
      StandardError.report(ToolError(.usage, invalid))
      return .usage
    }
    let message = RootCommand.fullMessage(for: error)
    let prefix = "Error: "
    StandardError.print(
      message.hasPrefix(prefix) ? "chartroom: " + message.dropFirst(prefix.count) : message)
    return .usage
  }

  /// Returns the argument that the parser misread as `-h`, such as `-h.json`; `nil` if help was requested.
  private static func misreadName(in arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.first { $0.hasPrefix("-h") && !["-h", "-help"].contains($0) }
  }
}

/// A subcommand, which the argument parser parses and `Tool` runs.
protocol ToolCommand: ParsableCommand {
  /// Returns the number of threads without which the command or its libraries could not end; `nil` if it
  /// draws nothing.
  ///
  /// - Throws: An error if an option is invalid.
  func threads() throws -> Int?

  /// Runs the command.
  ///
  /// Failures of individual items are reported as they occur, and determine the exit code.
  @MainActor
  func perform() async throws -> ExitCode
}

extension ToolCommand {
  /// Returns 0: the threads that compress images only help.
  func threads() -> Int? { 0 }
}

/// The root command, which has no function except its subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chartroom",
    abstract: "Renders charts as PNG images and videos, without a display or a browser.",
    discussion: """
      Exit codes: 0 success; 1 internal or transient failure (a retry may help); 2 invalid arguments; 3 no \
      valid input, or no system font (a retry does not help); 4 some inputs or images failed, and all other \
      images were written; 5 a limit or a time budget was exceeded; 6 an output cannot be written, or ffmpeg \
      is missing or has failed.
      """,
    version: ToolVersion.current,
    subcommands: [
      PlotCommand.self, RenderCommand.self, PreviewCommand.self, CheckCommand.self,
      SchemaCommand.self, InitCommand.self, SQLCommand.self, ReportCommand.self, MergeCommand.self,
      AnimateCommand.self, SheetCommand.self, DecimateCommand.self, GalleryCommand.self,
      BenchCommand.self, WorkerCommand.self,
    ])
}
