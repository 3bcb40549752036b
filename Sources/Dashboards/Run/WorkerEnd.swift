import Foundation

/// The end of a worker process.
package enum WorkerEnd: Hashable, Sendable, CustomStringConvertible {
  /// The exit code of a process that ended by itself.
  case exit(Int32)
  /// The signal that ended a process.
  case signal(Int32)

  /// Creates the end from the status of `waitpid`.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }

  /// Whether the program itself failed, rather than being ended from outside.
  package var isCrash: Bool {
    if case .signal(let number) = self {
      [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE].contains(number)
    } else {
      false
    }
  }

  /// The end in words.
  package var description: String {
    switch self {
    case .exit(let code): "the worker process ended with the exit code \(code)"
    case .signal(let number):
      "the worker process was ended by signal \(number) (\(String(cString: strsignal(number))))"
    }
  }
}
