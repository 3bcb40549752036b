import Chartroom
import Foundation

/// Checks of the limits that the system sets for this process, made before work begins.
///
/// The libraries for drawing abort the process, or block forever, if they cannot create a thread or open a
/// file. An early check reports an error with a remedy instead.
enum ProcessLimits {
  /// The number of file descriptors that a command and the libraries need simultaneously.
  private static let neededFiles = 16

  /// Checks that enough threads and file descriptors are available.
  ///
  /// - Parameter threads: The number of threads that the command and its libraries start.
  /// - Throws: `ToolError` with status 5 and the limit to raise.
  static func check(threads: Int) throws(ToolError) {
    guard OpenFiles.free >= neededFiles else {
      throw ToolError(
        .limit,
        "fewer than \(neededFiles) file descriptors are free. Raise the limit on open files (ulimit -n)."
      )
    }
    let code = DetachedThread.check(threads)
    guard code == 0 else {
      throw ToolError(
        .limit,
        "\(threads) threads cannot be started: \(String(cString: strerror(code))). Raise the limit on "
          + "processes (ulimit -u) or on memory (ulimit -v).")
    }
  }
}
