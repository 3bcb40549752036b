import Chartroom
import Foundation

/// Ending on a signal without leaving a hidden file behind.
///
/// The pictures that are finished stay; the one being written is removed, and the process ends by
/// the signal itself, so that a shell sees 130 (INT), 143 (TERM) or 129 (HUP).
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
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(ends.read, &number, 1) != 1 {}
      end(by: Int32(number))
    }
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
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

  /// The ends of a pipe; -1 when the system has none left.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  private static func end(by number: Int32) -> Never {
    Temporaries.removeAll {
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // Not reached unless the signal takes a moment to arrive.
      while true { pause() }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
