import Foundation

/// The notifications of the system about changes in folders.
///
/// They say when to look, and not what has changed: they are missing on network file systems, and for the targets of
/// links.
final class FolderEvents {
  /// The descriptor; -1 if the system has none left.
  private let file: Int32
  private var folders: Set<String> = []
  /// Whether changes in all folders are reported.
  private(set) var isComplete = false

  init() { file = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK)) }

  deinit { if file >= 0 { close(file) } }

  /// Watches more folders.
  ///
  /// - Parameter wanted: All folders that are of interest; those of earlier calls may still be watched.
  func watch(_ wanted: Set<String>) {
    guard file >= 0 else { return }
    let mask =
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF
    // A folder that was replaced is another one, so those that are watched already are added again.
    folders = wanted.filter { inotify_add_watch(file, $0, UInt32(mask)) >= 0 }
    isComplete = folders.count == wanted.count
  }

  /// Waits for notifications, and discards them.
  ///
  /// - Parameter limit: The longest wait.
  /// - Returns: Whether there were any.
  func wait(atMost limit: Duration) -> Bool {
    let wait = Int32(clamping: Int64((limit / .milliseconds(1)).rounded(.up)))
    guard file >= 0 else {
      usleep(useconds_t(wait) * 1000)
      return false
    }
    var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, wait) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while buffer.withUnsafeMutableBytes({ read(file, $0.baseAddress, $0.count) }) > 0 {}
    return true
  }
}
