import Foundation
import Synchronization

/// A watch over a process that must get on with its work while this one waits for it.
///
/// Progress is processor time that the process has used, or a change of the file that it writes. A process
/// that only waits, for a lock or for a disk that does not answer, makes none.
final class ProcessProgress: Sendable {
  /// The longest wait without progress.
  let patience: Duration
  private let process: pid_t
  private let path: String
  private let stalled = Atomic(false)

  /// Creates a watch; nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - process: The number of the process.
  ///   - path: The file that it writes.
  ///   - patience: The longest wait without progress.
  init(of process: pid_t, writing path: String, patience: Duration) {
    self.process = process
    self.path = path
    self.patience = patience
  }

  /// Whether the process was ended because it made no progress.
  var isStalled: Bool { stalled.load(ordering: .relaxed) }

  /// Waits for the process, and cancels the task that runs it when it makes no progress.
  ///
  /// - Parameters:
  ///   - task: The task; cancelled, it ends the process.
  ///   - wait: Waits for the process; must return or throw when the process has ended.
  /// - Returns: The result of `wait`.
  /// - Throws: The error of `wait`.
  func watch<Value: Sendable, R>(
    elseEnd task: Task<Value, any Error>, _ wait: () async throws -> R
  ) async rethrows -> R {
    let watcher = Task {
      // Most waits are over before anything is looked at.
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

  /// What changes while the process works.
  private struct State: Equatable {
    var time: [Substring]
    var size: Int
    var changed: [Int]
  }

  private var state: State {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name of the program, in parentheses, may hold spaces. Behind it come the state and then numbers,
    // of which the 12th and the 13th are the times in user and in system mode.
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return State(
      time: Array(fields.dropFirst(11).prefix(2)), size: isThere ? Int(status.st_size) : 0,
      changed: isThere ? [status.st_mtim.tv_sec, status.st_mtim.tv_nsec] : [])
  }
}
