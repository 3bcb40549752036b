/// The numbers of drawn and failed pictures of a run.
struct PictureTally {
  var drawn = 0
  private(set) var failed = 0
  private var isInputTooLarge = false
  private var hasBadInput = false

  /// Counts a picture that cannot be drawn as it should be.
  mutating func note(_ error: any Error) {
    failed += 1
    switch ToolError(ending: error).status {
    case .limit: isInputTooLarge = true
    case .internalFailure: break
    default: hasBadInput = true
    }
  }

  /// The exit code.
  var status: ExitCode {
    if isInputTooLarge { return .limit }
    // A retry can help if nothing but servers failed.
    if drawn == 0, failed > 0 { return hasBadInput ? .badInput : .internalFailure }
    return failed > 0 ? .someFailed : .done
  }
}
