package import Foundation
import Synchronization

/// The hidden files that exist right now, so that a process ended by a signal can take them along.
package enum Temporaries {
  /// The files, the processes that write some of them, and the folders where those of others were
  /// removed.
  private struct Made {
    var paths: Set<String> = []
    var tidied: Set<String> = []
    var writers: [String: Writer] = [:]

    mutating func forget(_ path: String) {
      paths.remove(path)
      writers[path] = nil
    }
  }

  /// A child process that writes a hidden file, and must not outlive this process.
  package enum Writer: Hashable, Sendable {
    /// It is being started, and its number not known yet.
    case starting
    /// It runs, or waits to be asked how it ended.
    case running(pid_t)

    /// Ends the process, and waits until it is gone.
    ///
    /// Nothing else that has got the number since is touched.
    fileprivate func end() {
      guard case .running(let process) = self else { return }
      var ending = siginfo_t()
      guard waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT | WNOHANG) == 0 else { return }
      kill(process, SIGKILL)
      // It may be creating its file at this moment; whoever else waits for it still can.
      while waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }
  }

  private static let made = Mutex(Made())
  private static let number = Atomic<Int>(0)

  /// What the names of hidden files end in, and no other program's.
  private static let ending = ".chartroom.tmp"

  /// The name of the hidden file that is to become another.
  ///
  /// - Parameter name: The other's name, which is cut so that the longest one can be written too.
  /// - Returns: `.NAME.PID-N.chartroom.tmp`, another one at every call.
  static func name(for name: String) -> String {
    let stem = String(decoding: name.utf8.prefix(180), as: UTF8.self)
    let number = number.wrappingAdd(1, ordering: .relaxed).newValue
    return ".\(stem).\(getpid())-\(number)\(ending)"
  }

  /// Creates a file that was not there, and returns its descriptor, or -1 with `errno` set.
  ///
  /// It is locked until the descriptor is closed, so that others see that somebody writes it; where a
  /// file system has no locks, its age must do.
  static func create(_ path: String) -> Int32 {
    made.withLock { made in
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { return file }
      _ = flock(file, LOCK_EX | LOCK_NB)
      made.paths.insert(path)
      return file
    }
  }

  /// The seconds after its last change in which a hidden file is left alone: locks of another machine
  /// may not be seen on a shared disk.
  private static let rest = 600

  /// Removes hidden files that nobody writes any more, since their process was killed; once for each
  /// folder.
  ///
  /// A file that cannot be removed stays: that is no reason not to write others.
  static func tidy(_ folder: String) {
    guard made.withLock({ $0.tidied.insert(folder).inserted }), let entries = opendir(folder)
    else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      guard entry.pointee.d_name.0 == UInt8(ascii: ".") else { continue }
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending) { removeAbandoned(folder + "/" + name) }
    }
  }

  /// Removes a hidden file if it is this user's, old, and nobody has locked it.
  private static func removeAbandoned(_ path: String) {
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var (opened, named) = (stat(), stat())
    guard fstat(file, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG,
      opened.st_uid == geteuid(), opened.st_mtim.tv_sec < time(nil) - rest,
      flock(file, LOCK_EX | LOCK_NB) == 0,
      // Somebody else may have been here between the name and the lock, and another file be there.
      lstat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
    else { return }
    unlink(path)
  }

  /// Tells of the child process that writes a file.
  ///
  /// - Parameters:
  ///   - writer: `starting` before it is started, `nil` when nothing is left of it.
  ///   - path: The hidden file.
  package static func setWriter(_ writer: Writer?, of path: String) {
    made.withLock { $0.writers[path] = writer }
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

  /// The milliseconds for which a process that is being started is waited for.
  private static let patience = 5000

  /// Ends the processes that write hidden files, removes every one that exists, then runs `end`, which
  /// ends the process.
  ///
  /// One that is being started is waited for, up to five seconds. No new file can appear in between,
  /// nor while `end` runs. Not for signal handlers proper: it takes a lock.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    var left = patience
    while true {
      made.withLock { made in
        guard left == 0 || !made.writers.values.contains(.starting) else { return }
        for writer in made.writers.values { writer.end() }
        for path in made.paths { unlink(path) }
        end()
      }
      left -= 1
      usleep(1000)
    }
  }
}
