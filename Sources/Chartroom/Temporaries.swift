import Foundation
import Synchronization

/// The hidden files that exist right now, so that a process ended by a signal can take them along.
package enum Temporaries {
  /// The files, and the processes that write some of them.
  private struct Made {
    var paths: Set<String> = []
    var writers: [String: pid_t] = [:]

    mutating func forget(_ path: String) {
      paths.remove(path)
      writers[path] = nil
    }
  }

  private static let made = Mutex(Made())
  private static let number = Atomic<Int>(0)

  static func nextNumber() -> Int {
    number.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates a file that was not there, and returns its descriptor, or -1 with `errno` set.
  static func create(_ path: String) -> Int32 {
    made.withLock { made in
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { made.paths.insert(path) }
      return file
    }
  }

  /// Names the child process that writes a file, which must not outlive it; `nil` when it has ended.
  static func setWriter(_ process: pid_t?, of path: String) {
    made.withLock { $0.writers[path] = process }
  }

  /// Removes a file that did not make it to its final name; keeps `errno`.
  static func remove(_ path: String) {
    let code = errno
    made.withLock { made in
      unlink(path)
      made.forget(path)
    }
    errno = code
  }

  /// Forgets a file that took its final name.
  static func forget(_ path: String) {
    made.withLock { $0.forget(path) }
  }

  /// Ends the processes that write hidden files, removes every one that exists, then runs `end`, which
  /// ends the process.
  ///
  /// No new one can appear in between, nor while `end` runs. Not for signal handlers proper: it
  /// takes a lock.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    made.withLock { made in
      for writer in made.writers.values {
        kill(writer, SIGKILL)
        // It may be creating its file at this moment; whoever else waits for it still can.
        var ending = siginfo_t()
        while waitid(P_PID, id_t(writer), &ending, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      }
      for path in made.paths { unlink(path) }
      end()
    }
  }
}
