/// The exit codes of the tool.
///
/// In a shell, a process that a signal ends has the code 128 plus the signal's number.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// The completion of all requested work.
  case done = 0
  /// An internal or transient failure; a retry can succeed.
  case internalFailure = 1
  /// Invalid arguments.
  case usage = 2
  /// Missing, unreadable or invalid input, or a missing system font; a retry does not help.
  case badInput = 3
  /// Some failed images or missing input files; the other images were drawn.
  case someFailed = 4
  /// An exceeded limit of the tool or of the system, or a scene that exceeded its time budget.
  case limit = 5
  /// An output that cannot be written, or an ffmpeg that is missing or failed.
  case output = 6
}
