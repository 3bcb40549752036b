/// A failure that ends a command, with the words for standard error and the exit code.
package struct ToolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit code.
  package var status: ExitCode
  /// What was found, what was expected, and what to do.
  ///
  /// No `chartroom:` in front.
  package var message: String

  /// Creates a failure.
  package init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The message.
  package var description: String { message }
}
