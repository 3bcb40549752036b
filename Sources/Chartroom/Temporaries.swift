import Foundation
import Synchronization

/// The hidden files that exist right now, so that a process ended by a signal can take them along.
package enum Temporaries {
  private static let paths = Mutex<Set<String>>([])
  private static let number = Atomic<Int>(0)

  static func nextNumber() -> Int {
    number.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates a file that was not there, and returns its descriptor, or -1 with `errno` set.
  static func create(_ path: String) -> Int32 {
    paths.withLock { paths in
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { paths.insert(path) }
      return file
    }
  }

  /// Removes a file that did not make it to its final name; keeps `errno`.
  static func remove(_ path: String) {
    let code = errno
    paths.withLock { paths in
      unlink(path)
      paths.remove(path)
    }
    errno = code
  }

  /// Forgets a file that took its final name.
  static func forget(_ path: String) {
    _ = paths.withLock { $0.remove(path) }
  }

  /// Removes every hidden file that exists, then runs `end`, which ends the process.
  ///
  /// No new one can appear in between, nor while `end` runs. Not for signal handlers proper: it
  /// takes a lock.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      end()
    }
  }
}
