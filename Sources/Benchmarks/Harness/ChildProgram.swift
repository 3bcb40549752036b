import Foundation

/// A program that is run from its start to its end, as a process of its own.
///
/// `Process` waits in a run loop and `Subprocess` in another thread; here nothing stands between the
/// end of the child and the clock but the system's own call.
package struct ChildProgram: Sendable {
  /// The program's path, and the arguments that every run begins with.
  package let command: [String]
  private let environment: [String]

  /// Creates a description; nothing runs yet.
  ///
  /// - Parameter command: The program's path, and the arguments that every run begins with. It gets
  ///   the environment of this process as it is now.
  package init(_ command: [String]) {
    self.command = command
    environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - argument: The last argument.
  ///   - output: The file that gets its standard output, in the place of an older one.
  /// - Throws: `ChildProgramError` when it cannot be started, or when it fails.
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
      // The exit code stands in the second byte, a signal in the first.
      let reason = status & 0x7F == 0 ? "ends with \(status >> 8)" : "ends by a signal"
      throw ChildProgramError(command: command, reason: reason)
    }
  }
}

/// A program that could not be started, or that failed.
package struct ChildProgramError: Error, Equatable, CustomStringConvertible {
  /// The program's path and its first arguments.
  package let command: [String]
  /// Why.
  package let reason: String

  /// The command and the reason.
  package var description: String { "\(command.joined(separator: " ")): \(reason)" }
}

/// Calls `body` with strings as C functions take lists of them: a null pointer behind the last one.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
