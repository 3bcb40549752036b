package import Foundation
import Synchronization

/// The registry of this process's hidden files, which are removed if a signal ends the process.
package enum Temporaries {
  /// The hidden files, the child processes that write some of them, and the folders already tidied.
  private struct Made {
    var paths: Set<String> = []
    var tidied: Set<String> = []
    var writers: [String: Writer] = [:]
    /// The child processes that write hidden files and remove them when they get `SIGTERM`.
    var workers: Set<pid_t> = []
    /// The workers that lead a process group, which is ended as a whole.
    var groups: Set<pid_t> = []

    mutating func forget(_ path: String) {
      paths.remove(path)
      writers[path] = nil
    }
  }

  /// The state of a child process that writes a hidden file and must not outlive this process.
  package enum Writer: Hashable, Sendable {
    /// A process that is being started, whose process id is not known yet.
    case starting
    /// A process that is running, or has ended and has not been reaped.
    case running(pid_t)

    /// Ends the process, and waits until it has ended.
    ///
    /// A later process with the same id is not affected.
    fileprivate func end() {
      guard case .running(let process) = self else { return }
      var ending = siginfo_t()
      guard waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT | WNOHANG) == 0 else { return }
      kill(process, SIGKILL)
      // It may be creating its file at this moment. It is not reaped, so that its owner can still wait for it.
      while waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }
  }

  private static let made = Mutex(Made())
  private static let number = Atomic<Int>(0)

  /// The suffix of hidden files, which no other program uses.
  private static let ending = ".chartroom.tmp"

  /// Returns the name of a new hidden file.
  ///
  /// - Parameter name: The final name of the file, which is truncated if the hidden name would be too long.
  /// - Returns: `.NAME.PID-N.chartroom.tmp`, a different name for every call.
  static func name(for name: String) -> String {
    let stem = String(decoding: name.utf8.prefix(180), as: UTF8.self)
    let number = number.wrappingAdd(1, ordering: .relaxed).newValue
    return ".\(stem).\(getpid())-\(number)\(ending)"
  }

  /// Creates a new file and returns its descriptor, or -1 with `errno` set.
  ///
  /// The file is locked until the descriptor is closed, so that other processes do not remove it. On a file
  /// system without locks, other processes keep the file because it is recent.
  static func create(_ path: String) -> Int32 {
    made.withLock { made in
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { return file }
      _ = flock(file, LOCK_EX | LOCK_NB)
      made.paths.insert(path)
      return file
    }
  }

  /// The time after its last change during which a hidden file is not removed, in seconds.
  ///
  /// On a shared disk, the locks of another machine may be invisible.
  private static let rest = 600

  /// Removes the hidden files of killed processes from a folder, once per folder.
  ///
  /// A file that cannot be removed stays, without an error.
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

  /// Removes a hidden file if it belongs to this user, is old and is not locked.
  private static func removeAbandoned(_ path: String) {
    let file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var (opened, named) = (stat(), stat())
    guard fstat(file, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG,
      opened.st_uid == geteuid(), opened.st_mtim.tv_sec < time(nil) - rest,
      flock(file, LOCK_EX | LOCK_NB) == 0,
      // Another process may have replaced the file between opening and locking it.
      lstat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
    else { return }
    unlink(path)
  }

  /// Registers the child process that writes a hidden file.
  ///
  /// - Parameters:
  ///   - writer: The state of the process: `.starting` before it is started, `nil` after it has been reaped.
  ///   - path: The path of the hidden file.
  package static func setWriter(_ writer: Writer?, of path: String) {
    made.withLock { $0.writers[path] = writer }
  }

  /// Starts a child process that writes files, and that removes its hidden ones when it gets `SIGTERM`.
  ///
  /// If a signal ends this process, the child is ended first.
  ///
  /// - Parameters:
  ///   - leadsGroup: Whether the process leads a process group; `false` by default.
  ///   - start: Starts the process, and returns 0 and its id, or the system's error number and any id.
  /// - Returns: 0, or the system's error number.
  package static func startWorker(
    leadsGroup: Bool = false, _ start: () -> (code: Int32, worker: pid_t)
  ) -> Int32 {
    made.withLock { made in
      let (code, worker) = start()
      guard code == 0 else { return code }
      made.workers.insert(worker)
      if leadsGroup { made.groups.insert(worker) }
      return code
    }
  }

  /// Ends a child process that `startWorker` started, or its process group, and does not reap it.
  ///
  /// The process has half a second to remove its hidden files.
  package static func endWorker(_ worker: pid_t) {
    let target = made.withLock { $0.groups.contains(worker) } ? -worker : worker
    kill(target, SIGTERM)
    var waits = 0
    while waits < 100, !hasEnded(worker) {
      usleep(5000)
      waits += 1
    }
    kill(target, SIGKILL)
  }

  /// Returns whether a child process has ended, and does not reap it.
  package static func hasEnded(_ worker: pid_t) -> Bool {
    var ending = siginfo_t()
    return waitid(P_PID, id_t(worker), &ending, WEXITED | WNOWAIT | WNOHANG) != 0
      || ending.si_signo == SIGCHLD
  }

  /// Waits until a child process that `startWorker` started has ended, and reaps it.
  ///
  /// - Returns: The status of `waitpid`.
  package static func reapWorker(_ worker: pid_t) -> Int32 {
    var ending = siginfo_t()
    while waitid(P_PID, id_t(worker), &ending, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    // A later process with the same id must not be ended instead of this one.
    return made.withLock { made in
      var status: Int32 = 0
      while waitpid(worker, &status, 0) < 0, errno == EINTR {}
      made.workers.remove(worker)
      made.groups.remove(worker)
      return status
    }
  }

  /// Ends workers: first by `SIGTERM`, and after two seconds by `SIGKILL`.
  ///
  /// Those with process groups have a quarter of a second, because this process is perhaps a worker itself.
  private static func endAll(_ workers: Set<pid_t>, groups: Set<pid_t>) {
    func target(_ worker: pid_t) -> pid_t { groups.contains(worker) ? -worker : worker }
    for worker in workers { kill(target(worker), SIGTERM) }
    var left = groups.isEmpty ? 400 : 50
    while left > 0, !workers.allSatisfy(hasEnded) {
      usleep(5000)
      left -= 1
    }
    for worker in workers {
      kill(target(worker), SIGKILL)
      // Nobody else may reap it: the first process of a container often does not.
      while waitpid(worker, nil, 0) < 0, errno == EINTR {}
    }
  }

  /// Removes a hidden file that was not renamed, and preserves `errno`.
  static func remove(_ path: String) {
    let code = errno
    made.withLock { made in
      unlink(path)
      made.forget(path)
    }
    errno = code
  }

  /// Unregisters a file that was renamed to its final name.
  static func forget(_ path: String) {
    made.withLock { $0.forget(path) }
  }

  /// The time to wait for a process that is being started, in milliseconds.
  private static let patience = 5000

  /// Ends workers, kills the child processes that write hidden files, removes all hidden files, and ends this
  /// process.
  ///
  /// The function waits up to five seconds for a child process that is being started. No hidden file can be
  /// created while the files are removed or while `end` runs. Do not call the function from a signal handler,
  /// because it acquires a lock.
  ///
  /// - Parameter end: A closure that ends this process.
  package static func removeAll(thenEnd end: () -> Never) -> Never {
    var left = patience
    while true {
      made.withLock { made in
        guard left == 0 || !made.writers.values.contains(.starting) else { return }
        endAll(made.workers, groups: made.groups)
        for writer in made.writers.values { writer.end() }
        for path in made.paths { unlink(path) }
        end()
      }
      left -= 1
      usleep(1000)
    }
  }
}
