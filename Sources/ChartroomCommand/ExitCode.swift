/// The exit codes of the tool.
///
/// A process ended by a signal has the code 128 plus the number of the signal.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything requested was done.
  case done = 0
  /// An internal or transient failure; a retry may help.
  case internalFailure = 1
  /// Invalid arguments.
  case usage = 2
  /// The input is missing, unreadable or invalid, or the system font is not installed; a retry does not help.
  case badInput = 3
  /// Some pictures failed or some input files are missing; the others were drawn.
  case someFailed = 4
  /// A limit of the tool was exceeded, or a scene exceeded its time budget.
  case limit = 5
  /// An output cannot be written, or ffmpeg is missing or failed.
  case output = 6
}
