import Dispatch
package import Foundation

extension Process {
  /// Starts the process and waits for its end.
  ///
  /// `waitUntilExit` of Foundation looks every 50 milliseconds whether the process has ended, and meanwhile runs other
  /// work of the thread, which it waits for.
  ///
  /// - Throws: When the process cannot be started.
  package func runToEnd() throws {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    end.wait()
  }
}
