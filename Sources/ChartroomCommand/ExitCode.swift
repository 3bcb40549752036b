/// The exit codes of the tool.
///
/// For a process that a signal ends, a shell reports 128 plus the signal's number.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Success: all requested work was done.
  case done = 0
  /// An internal or transient failure; a retry can succeed.
  case internalFailure = 1
  /// Invalid arguments.
  case usage = 2
  /// No valid input, or a missing system font; a retry does not help.
  case badInput = 3
  /// A partial failure: some inputs or images failed, and all other images were written.
  case someFailed = 4
  /// An exceeded limit: of the tool, of the system, or of the time budget of a scene.
  case limit = 5
  /// An output that cannot be written, or an ffmpeg that is missing or failed.
  case output = 6
}
