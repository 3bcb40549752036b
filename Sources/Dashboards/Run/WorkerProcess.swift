import Chartroom
import Foundation

/// The program of worker processes.
package struct WorkerProgram: Hashable, Sendable {
  /// The descriptor from which a worker reads requests, one a line.
  package static let requests: Int32 = 3
  /// The descriptor to which a worker writes answers, one line for each request.
  package static let answers: Int32 = 4

  /// The path of the executable.
  package var path: String
  package var arguments: [String]
  /// The line that a worker reads before the first request, without its line feed; `nil` for none.
  package var setup: [UInt8]?

  package init(path: String, arguments: [String], setup: [UInt8]? = nil) {
    (self.path, self.arguments, self.setup) = (path, arguments, setup)
  }
}

/// The error for a worker process that cannot be started.
package struct WorkerProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number (`errno`), such as `EAGAIN`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The system's reason and the remedy.
  package var description: String {
    "cannot start a worker process: \(String(cString: strerror(code))). Give a lower --jobs, or raise the limits on "
      + "processes (ulimit -u) and open files (ulimit -n)."
  }
}

/// A child process that answers requests over pipes.
///
/// Its standard output is this process's standard error. If a signal ends this process, the worker is ended, too.
/// - Precondition: The process ignores `SIGPIPE`.
struct WorkerProcess {
  let id: pid_t
  /// The descriptor of the answers.
  let answers: Int32
  private let requests: Int32
  private var reader: LineReader

  /// Starts a process.
  ///
  /// - Throws: `WorkerProcessError` if the system refuses.
  init(_ program: WorkerProgram) throws(WorkerProcessError) {
    let request = try Pipe()
    defer { close(request.read) }
    let answer: Pipe
    do throws(WorkerProcessError) {
      answer = try Pipe()
    } catch {
      close(request.write)
      throw error
    }
    defer { close(answer.write) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, request.read, WorkerProgram.requests)
    posix_spawn_file_actions_adddup2(&actions, answer.write, WorkerProgram.answers)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A worker must get `SIGTERM`, whatever this thread blocks.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    let code = Temporaries.startWorker { () -> (code: Int32, worker: pid_t) in
      (posix_spawn(&id, program.path, &actions, &attributes, &arguments, &environment), id)
    }
    guard code == 0 else {
      close(request.write)
      close(answer.read)
      throw WorkerProcessError(code: code)
    }
    (self.id, answers, requests) = (id, answer.read, request.write)
    reader = LineReader(answer.read)
    // A worker that ended already is noticed with the first request.
    if let setup = program.setup { _ = send(setup) }
  }

  /// Sends a line, and returns whether the worker can still receive it.
  func send(_ line: [UInt8]) -> Bool {
    SystemCalls().writeAll(line + [UInt8(ascii: "\n")], to: requests) == 0
  }

  /// Receives bytes after `poll` reported some.
  ///
  /// - Returns: The answer if it is complete; `nil` if more bytes must come.
  /// - Throws: `Ended` at the end of the file.
  mutating func receive() throws(Ended) -> [UInt8]? {
    guard reader.fill() else { throw Ended() }
    return reader.buffered()
  }

  /// The end of the answers.
  struct Ended: Error {}

  /// Closes the pipes, which makes an idle worker end, and waits until it has ended.
  func finish() -> WorkerEnd {
    close(requests)
    close(answers)
    return WorkerEnd(status: Temporaries.reapWorker(id))
  }

  /// Ends the process.
  ///
  /// The worker has half a second to remove the file that it is writing.
  func end() {
    kill(id, SIGTERM)
    var waits = 0
    while waits < 100, !Temporaries.hasEnded(id) {
      usleep(5000)
      waits += 1
    }
    kill(id, SIGKILL)
    _ = finish()
  }

  /// A pipe whose descriptors are above those that a worker gets.
  private struct Pipe {
    let read: Int32
    let write: Int32

    init() throws(WorkerProcessError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw WorkerProcessError(code: errno) }
      let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, WorkerProgram.answers + 1) }
      let code = errno
      for end in ends { close(end) }
      guard !moved.contains(-1) else {
        for end in moved where end >= 0 { close(end) }
        throw WorkerProcessError(code: code)
      }
      (read, write) = (moved[0], moved[1])
    }
  }
}
