import Dashboards
import Foundation

/// The observation of files and patterns of them, which notices changes that have come to rest.
///
/// Editors truncate and write files, or replace them by others, and programs write them piece by piece. A change counts
/// when nothing has changed for a short time.
package final class FileWatch {
  /// The time without changes after which a change counts.
  private let rest: Duration
  /// The time after which a change counts although the files keep changing.
  private let patience: Duration
  private let events = FolderEvents()
  /// The metadata by pattern and path, as of the last change that counted.
  private var known: [String: [String: FileFingerprint]] = [:]
  private var pending: Pending?
  private var nextLook = ContinuousClock.now

  private struct Pending {
    var files: [String: [String: FileFingerprint]]
    let start: ContinuousClock.Instant
    var lastChange: ContinuousClock.Instant
  }

  /// Creates an observation of nothing.
  ///
  /// - Parameters:
  ///   - rest: The time without changes after which a change counts; 80 ms by default.
  ///   - patience: The time after which a change counts although the files keep changing; 1 s by default.
  package init(rest: Duration = .milliseconds(80), patience: Duration = .seconds(1)) {
    (self.rest, self.patience) = (rest, patience)
  }

  /// Observes files.
  ///
  /// Changes of files that were observed already and that do not count yet will count.
  ///
  /// - Parameter patterns: The paths, or patterns of them, of all files.
  /// - Returns: Whether any of them was not observed before.
  @discardableResult
  package func watch(_ patterns: Set<String>) -> Bool {
    events.watch(Set(patterns.flatMap(Self.folders)))
    let hasNew = patterns.contains { known[$0] == nil }
    known = Dictionary(
      uniqueKeysWithValues: patterns.map { ($0, known[$0] ?? Self.look(at: $0)) })
    nextLook = .now
    return hasNew
  }

  /// Returns whether files have changed since the last change that counted, and does not wait.
  package func hasChanged() -> Bool {
    let isNotified = events.wait(atMost: .zero)
    let now = ContinuousClock.now
    guard isNotified || pending != nil || now >= nextLook else { return false }
    // Without notifications, looking is all there is.
    nextLook = now + (events.isComplete ? .seconds(1) : .milliseconds(200))
    var found: [String: [String: FileFingerprint]] = [:]
    for pattern in known.keys { found[pattern] = Self.look(at: pattern) }
    guard found != known else {
      pending = nil
      return false
    }
    if pending?.files != found {
      pending = Pending(files: found, start: pending?.start ?? now, lastChange: now)
    }
    guard let pending, now - pending.lastChange >= rest || now - pending.start >= patience else {
      return false
    }
    known = found
    self.pending = nil
    return true
  }

  /// Waits until files have changed since the last change that counted.
  package func wait() {
    while !hasChanged() {
      let isNotified = events.wait(
        atMost: pending == nil ? max(.zero, nextLook - .now) : .milliseconds(20))
      // Other files in the folders can change all the time.
      if isNotified { usleep(10_000) }
      nextLook = .now
    }
  }

  private static func look(at pattern: String) -> [String: FileFingerprint] {
    var found: [String: FileFingerprint] = [:]
    for path in FilePattern.paths(pattern) { found[path] = FileFingerprint(path) }
    return found
  }

  /// Returns the folders in which a pattern has files, or could have them.
  private static func folders(of pattern: String) -> [String] {
    var folder = RelativePath.folder(of: pattern)
    while folder.contains(where: { "*?[".contains($0) }), access(folder, F_OK) != 0 {
      folder = RelativePath.folder(of: folder)
    }
    return [folder] + FilePattern.paths(pattern).map(RelativePath.folder)
  }
}
