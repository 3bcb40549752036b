import Chartroom
import Foundation

/// The limits that the system sets for this process, checked before work begins.
///
/// The libraries that drawing needs end the process, or wait for ever, when they get no thread or no file
/// descriptor. Found out before, it is an error with a remedy.
enum ProcessLimits {
  /// The descriptors that a command and the libraries need at once.
  private static let neededFiles = 16

  /// Checks that threads and files can be had.
  ///
  /// - Parameter threads: The threads that the work and its libraries start.
  /// - Throws: Status 5 with the limit to raise.
  static func check(threads: Int) throws(ToolError) {
    guard OpenFiles.free >= neededFiles else {
      throw ToolError(
        .limit,
        "fewer than \(neededFiles) more files can be opened. Raise the limit on open files (ulimit -n)."
      )
    }
    let code = DetachedThread.check(threads)
    guard code == 0 else {
      throw ToolError(
        .limit,
        "\(threads) threads cannot be started: \(String(cString: strerror(code))). Raise the limit on "
          + "processes (ulimit -u) or on memory (ulimit -v), or take fewer --workers.")
    }
  }
}
