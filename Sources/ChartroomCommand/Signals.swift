import Chartroom
import Dispatch
import Foundation

/// Ending on a signal without leaving a hidden file behind.
///
/// The pictures that are finished stay; the one being written is removed, and the process ends by
/// the signal itself, so that a shell sees 130 (INT), 143 (TERM) or 129 (HUP).
enum Signals {
  /// Watches the signals that ask a process to end.
  ///
  /// Call it once, before the first file.
  ///
  /// A signal that was ignored when the tool started (`nohup`) stays ignored.
  static func removeTemporariesOnEnd() {
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler holds its own source, so that it lives as long as the process.
        withExtendedLifetime(source) {}
        Temporaries.removeAll {
          signal(number, SIG_DFL)
          var set = sigset_t()
          sigemptyset(&set)
          sigaddset(&set, number)
          pthread_sigmask(SIG_UNBLOCK, &set, nil)
          kill(getpid(), number)
          // Not reached unless the signal takes a moment to arrive.
          while true { pause() }
        }
      }
      source.activate()
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
