import Benchmarks
import CairoCanvas
import ChartSets
import Chartroom
import Dashboards
import DataTables

/// A failure that ends a command, with the message for standard error and the exit code.
package struct ToolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit code.
  package var status: ExitCode
  /// The problem, its location, the expectation and the remedy, without the prefix `chartroom:`.
  package var message: String

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - status: The exit code.
  ///   - message: The message, on one line. Control characters in it, such as line feeds and ESC, are
  ///     replaced, because it can quote file names and texts of inputs.
  package init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message.replacingControls(with: "\u{FFFD}")
  }

  /// Creates a failure with the exit code and the message for any error.
  package init(ending error: any Error) {
    if let error = error as? ToolError {
      self = error
      return
    }
    let status: ExitCode =
      switch error {
      // A failure of ffmpeg is not a fault of the input: the output cannot be written.
      case is OutputError, is VideoError: .output
      case let error as ChartSetError: error.kind == .limit ? .limit : .badInput
      case is ColumnsFileError, is SpecProblem, is SpecError, is RunReportError: .badInput
      case let error as TableError: error.kind == .limit ? .limit : .badInput
      case let error as InputError: Self.status(of: error)
      case PictureSizeError.empty, is PictureNameError: .usage
      case is PictureSizeError, CanvasError.invalidSize, CanvasError.outOfMemory, is WorkerError,
        is WorkerProcessError:
        .limit
      // A retry does not install the font.
      case CanvasError.missingFont: .badInput
      default: .internalFailure
      }
    self.init(status, "\(error)")
    // ffmpeg's own messages and the problems of a spec are several lines.
    if error is VideoError || error is SpecError { message = "\(error)" }
  }

  private static func status(of error: InputError) -> ExitCode {
    switch error.reason {
    case .tooLarge, .outOfMemory: .limit
    case .system: .badInput
    }
  }

  /// Returns the result of a closure, whose errors become `ToolError`.
  ///
  /// - Throws: `ToolError` with the exit code and the message of the closure's error.
  static func mapping<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(ToolError) -> Value {
    do {
      return try work()
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// The message, without the exit code.
  package var description: String { message }
}
