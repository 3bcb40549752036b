import Foundation

/// A program that is run to completion in a separate process.
///
/// It waits for the child with a plain system call, without the latency of the run loop of `Process` or the
/// thread of `Subprocess`.
package struct ChildProgram: Sendable {
  /// The program's path and the first arguments of each run.
  package let command: [String]
  private let environment: [String]

  /// Creates a description of the program, without running it.
  ///
  /// - Parameter command: The program's path and the first arguments of each run. The program inherits the
  ///   current environment of this process.
  package init(_ command: [String]) {
    self.command = command
    environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  }

  /// Runs the program and waits until it ends.
  ///
  /// - Parameters:
  ///   - argument: The last argument.
  ///   - output: The file that receives the standard output and replaces an existing one.
  /// - Throws: `ChildProgramError` if the program cannot be started or fails.
  package func run(_ argument: String, output: String) throws(ChildProgramError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    var child = pid_t()
    let code = withCStrings(command + [argument]) { words in
      withCStrings(environment) { variables in
        posix_spawn(&child, command.first ?? "", &actions, nil, words, variables)
      }
    }
    guard code == 0 else {
      throw ChildProgramError(command: command, reason: String(cString: strerror(code)))
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else {
        throw ChildProgramError(command: command, reason: String(cString: strerror(errno)))
      }
    }
    guard status == 0 else {
      // The second byte is the exit code, the first one the signal.
      let reason = status & 0x7F == 0 ? "ends with \(status >> 8)" : "ends by a signal"
      throw ChildProgramError(command: command, reason: reason)
    }
  }
}

/// An error for a program that could not be started or that failed.
package struct ChildProgramError: Error, Equatable, CustomStringConvertible {
  /// The program's path and the first arguments.
  package let command: [String]
  /// The cause.
  package let reason: String

  /// The command and the cause.
  package var description: String { "\(command.joined(separator: " ")): \(reason)" }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
