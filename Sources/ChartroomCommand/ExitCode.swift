/// What the tool's exit code says to the script that ran it.
///
/// Ended by a signal: 128 + its number.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything asked for was done.
  case done = 0
  /// An internal or passing failure, worth another try.
  case internalFailure = 1
  /// The arguments make no sense.
  case usage = 2
  /// The input is missing, unreadable or wrong, or the system font is not installed; another try
  /// will not help.
  case badInput = 3
  /// Some items of a batch failed.
  case someFailed = 4
  /// A limit of the tool was hit, or a scene exceeded its budget of time.
  case limit = 5
  /// An output could not be written.
  case output = 6
}
