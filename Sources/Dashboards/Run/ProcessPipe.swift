import Foundation

/// A pipe between this process and a child, whose descriptors are closed on exec and above those that a worker gets.
struct ProcessPipe {
  let read: Int32
  let write: Int32

  /// Creates a pipe.
  ///
  /// - Throws: `WorkerProcessError` if the system refuses.
  init() throws(WorkerProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw WorkerProcessError(code: errno) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, WorkerProgram.firstFree) }
    let code = errno
    for end in ends { close(end) }
    guard !moved.contains(-1) else {
      for end in moved where end >= 0 { close(end) }
      throw WorkerProcessError(code: code)
    }
    (read, write) = (moved[0], moved[1])
  }

  /// Closes both ends.
  func closeBoth() {
    close(read)
    close(write)
  }
}
