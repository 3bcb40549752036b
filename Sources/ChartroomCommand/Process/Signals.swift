import Chartroom
import Foundation

/// Ending on a signal without leaving a hidden file behind.
///
/// The pictures that are finished stay; the one being written is removed, and the process ends by
/// the signal itself, so that a shell sees 130 (INT), 143 (TERM), 129 (HUP), 131 (QUIT) or 152 (XCPU:
/// no processor time is left).
package enum Signals {
  /// Watches the signals that ask a process to end, from the moment this returns.
  ///
  /// Call it once, before the first file. A signal that was ignored when the tool started (`nohup`)
  /// stays ignored.
  package static func removeTemporariesOnEnd() {
    // Written to by the handler, which may do next to nothing, and read by a thread, which may do
    // everything. A dispatch source would begin to watch some time later (measured: too late in
    // half of the runs of its test).
    guard ends.write >= 0 else { return }
    let code = DetachedThread.start {
      while true {
        var number: UInt8 = 0
        let count = read(ends.read, &number, 1)
        if count == 1, ending.contains(Int32(number)) { end(by: Int32(number)) }
        if count == 0 || (count < 0 && errno != EINTR) { return }
      }
    }
    // Without the thread nobody would read what the handler writes, and no signal would end anything.
    guard code == 0 else { return }
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

  /// The signals that ask a process to end.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// The ends of a pipe, beyond the standard streams; -1 when the system has none left.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    // A number below 3 is a closed stream of the caller's: what is printed must not arrive here.
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
      // To this thread, where it arrives before the call returns; a signal to the process might
      // still be on its way to another thread when the next line exits.
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
