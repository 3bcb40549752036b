/// The numbers of drawn and failed pictures of a run.
struct PictureTally {
  var drawn = 0
  private(set) var failed = 0
  private var isInputTooLarge = false

  /// Counts a picture that cannot be drawn as it should be.
  mutating func note(_ error: any Error) {
    failed += 1
    if ToolError(ending: error).status == .limit { isInputTooLarge = true }
  }

  /// The exit code.
  var status: ExitCode {
    if isInputTooLarge { return .limit }
    if drawn == 0, failed > 0 { return .badInput }
    return failed > 0 ? .someFailed : .done
  }
}
