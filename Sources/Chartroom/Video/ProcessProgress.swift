import Foundation
import Synchronization

/// A watchdog for a child process that must make progress while this process waits for it.
///
/// A process makes progress if it uses processor time or changes the file that it writes. A process that is
/// blocked, for example by a lock or an unresponsive disk, makes no progress.
final class ProcessProgress: Sendable {
  /// The maximum time without progress.
  let patience: Duration
  private let process: pid_t
  private let path: String
  private let stalled = Atomic(false)

  /// Creates a watchdog, which is inactive until `watch` is called.
  ///
  /// - Parameters:
  ///   - process: The process id.
  ///   - path: The path of the file that the process writes.
  ///   - patience: The maximum time without progress.
  init(of process: pid_t, writing path: String, patience: Duration) {
    self.process = process
    self.path = path
    self.patience = patience
  }

  /// Whether the process was ended because it made no progress.
  var isStalled: Bool { stalled.load(ordering: .relaxed) }

  /// Waits for the process, and cancels the task that runs it if it makes no progress.
  ///
  /// - Parameters:
  ///   - task: The task that runs the process, and ends it when cancelled.
  ///   - wait: A closure that waits for the process, and returns or throws when the process has ended.
  /// - Returns: The result of `wait`.
  /// - Throws: The error of `wait`.
  func watch<Value: Sendable, R>(
    elseEnd task: Task<Value, any Error>, _ wait: () async throws -> R
  ) async rethrows -> R {
    let watcher = Task {
      // Most waits end before the first check.
      var last: State?
      var since = ContinuousClock.now
      while true {
        try await Task.sleep(for: min(patience / 4, .seconds(1)))
        let now = state
        if now != last {
          (last, since) = (now, .now)
        } else if since.duration(to: .now) >= patience {
          stalled.store(true, ordering: .relaxed)
          task.cancel()
          return
        }
      }
    }
    defer { watcher.cancel() }
    return try await wait()
  }

  /// The observed properties, of which at least one changes while the process makes progress.
  private struct State: Equatable {
    var time: [Substring]
    var size: Int
    var changed: [Int]
  }

  private var state: State {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name of the program, in parentheses, can contain spaces. It is followed by the state and by numbers,
    // of which the 11th and the 12th are the times in user and in system mode.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return State(
      time: Array(fields.dropFirst(11).prefix(2)), size: isThere ? Int(status.st_size) : 0,
      changed: isThere ? [status.st_mtim.tv_sec, status.st_mtim.tv_nsec] : [])
  }
}
