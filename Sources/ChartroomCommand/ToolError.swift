import CairoCanvas
import ChartSets
import Chartroom
import DataTables

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

  /// The exit code and the words for an error that ends the run.
  package init(ending error: any Error) {
    switch error {
    case let error as ToolError: self = error
    case let error as OutputError: self.init(.output, "\(error)")
    // What ffmpeg lacks is no fault of the input: the output cannot be written.
    case is VideoError: self.init(.output, "\(error)")
    case is ChartSetError: self.init(.badInput, "\(error)")
    case is TableError: self.init(.badInput, "\(error)".replacingControls(with: "\u{FFFD}"))
    case CanvasError.invalidSize, CanvasError.outOfMemory, is WorkerError:
      self.init(.limit, "\(error)")
    // What is not installed is not there at the next try either.
    case CanvasError.missingFont: self.init(.badInput, "\(error)")
    default: self.init(.internalFailure, "\(error)")
    }
  }

  /// The message.
  package var description: String { message }
}
