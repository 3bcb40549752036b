package import Dashboards

/// The numbers of drawn and failed pictures of a run.
package struct PictureTally {
  package var drawn = 0
  package private(set) var failed = 0
  /// The messages of failed files and charts, in order.
  private(set) var problems: [String] = []
  private var isLimited = false
  private var isTransient = false

  package init() {}

  /// Counts a picture that cannot be drawn as it should be.
  mutating func note(_ error: any Error) {
    let error = ToolError(ending: error)
    problems.append(error.message)
    note(error.status)
  }

  /// Counts the result of an item, unless it was omitted.
  package mutating func note(_ record: PictureRecord) {
    switch record.status {
    case .drawn, .unchanged: drawn += 1
    case .failed: note(ExitCode(rawValue: record.code) ?? .internalFailure)
    case .omitted: break
    }
  }

  /// Counts a picture that cannot be drawn as it should be.
  ///
  /// - Parameter status: The exit code of the failure.
  package mutating func note(_ status: ExitCode) {
    failed += 1
    if status == .limit { isLimited = true }
    if status == .internalFailure { isTransient = true }
  }

  /// The exit code.
  ///
  /// A limit comes first. Without any picture, a single transient failure is worth a retry of the run.
  package var status: ExitCode {
    if isLimited { return .limit }
    if drawn == 0, failed > 0 { return isTransient ? .internalFailure : .badInput }
    return failed > 0 ? .someFailed : .done
  }
}
