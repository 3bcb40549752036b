import Chartroom
import Foundation

/// The program of worker processes.
package struct WorkerProgram: Hashable, Sendable {
  /// The descriptor from which a worker reads requests, one a line.
  package static let requests: Int32 = 3
  /// The descriptor to which a worker writes answers, one line for each request.
  package static let answers: Int32 = 4
  /// The descriptor of `shared` in a worker.
  package static let sharedFile: Int32 = 5
  /// The first descriptor that is no other one in a worker.
  package static let firstFree: Int32 = 6

  /// The path of the executable.
  package var path: String
  package var arguments: [String]
  /// The line that a worker reads before the first request, without its line feed; `nil` for none.
  package var setup: [UInt8]?
  /// The descriptor, `firstFree` or above, of a file that this process shares with workers; `nil` for none.
  package var shared: Int32?

  package init(path: String, arguments: [String], setup: [UInt8]? = nil, shared: Int32? = nil) {
    (self.path, self.arguments, self.setup, self.shared) = (path, arguments, setup, shared)
  }
}

/// The error for a child process that cannot be started.
package struct WorkerProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number (`errno`), such as `EAGAIN`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The system's reason.
  var reason: String { String(cString: strerror(code)) }

  /// The system's reason for a worker process, and the remedy.
  package var description: String {
    "cannot start a worker process: \(reason). Give a lower --jobs, or raise the limits on "
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
    let request = try ProcessPipe()
    defer { close(request.read) }
    let answer: ProcessPipe
    do throws(WorkerProcessError) {
      answer = try ProcessPipe()
    } catch {
      close(request.write)
      throw error
    }
    defer { close(answer.write) }
    var files = [
      (own: request.read, child: WorkerProgram.requests),
      (own: answer.write, child: WorkerProgram.answers),
    ]
    if let shared = program.shared { files.append((shared, WorkerProgram.sharedFile)) }
    files.append((STDERR_FILENO, STDOUT_FILENO))
    do throws(WorkerProcessError) {
      id = try ProcessStart(program: program.path, arguments: program.arguments, files: files)
        .start()
    } catch {
      close(request.write)
      close(answer.read)
      throw error
    }
    (answers, requests) = (answer.read, request.write)
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
    Temporaries.endWorker(id)
    _ = finish()
  }
}
