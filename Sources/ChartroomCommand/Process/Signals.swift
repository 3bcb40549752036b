import Chartroom
import Foundation

/// The handlers of signals that end the process, which remove hidden files first.
///
/// Finished images stay, and unfinished ones are removed. The signal itself then ends the process, so that a
/// shell reports 130 (INT), 143 (TERM), 129 (HUP), 131 (QUIT) or 152 (XCPU: the limit on processor time).
package enum Signals {
  /// Installs the handlers, which are active when this function returns.
  ///
  /// Call this function once, before the first file is written. A signal that is ignored when the tool
  /// starts, as by `nohup`, stays ignored.
  package static func removeTemporariesOnEnd() {
    // The handler, which may call almost nothing, writes to a pipe; a thread reads it and does the work. A
    // dispatch source would be active only some time later (measured: too late in half of its test's runs).
    guard ends.write >= 0 else { return }
    let code = DetachedThread.start {
      while true {
        var number: UInt8 = 0
        let count = read(ends.read, &number, 1)
        if count == 1, ending.contains(Int32(number)) { end(by: Int32(number)) }
        if count == 0 || (count < 0 && errno != EINTR) { return }
      }
    }
    // Without the thread, nobody would read the pipe, and signals would have no effect.
    guard code == 0 else { return }
    // A parent can start the tool from a thread that blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in ending { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in ending where !isIgnored(number) {
      var action = sigaction()
      action.sa_flags = SA_RESTART
      action.__sigaction_handler.sa_handler = { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Signals.ends.write, &byte, 1)
        errno = code
      }
      sigaction(number, &action, nil)
    }
  }

  /// The signals that end a process.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// The descriptors of the pipe, which are above those of the standard streams; -1 if none is free.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    // A number below 3 is a standard stream that the caller closed; output must not go to the pipe.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { close(end) }
    return moved.contains(-1) ? (-1, -1) : (moved[0], moved[1])
  }()

  private static func end(by number: Int32) -> Never {
    Temporaries.removeAll {
      signal(number, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      // `raise` signals this thread, and the signal arrives before the call returns. A signal to the process
      // might be delivered to another thread after the next line has exited.
      raise(number)
      // The first process of a container is not ended by its own signals.
      _exit(128 + number)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
