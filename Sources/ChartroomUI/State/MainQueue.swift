import Dispatch
import Foundation

/// The queue of the main actor.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current code runs on the main actor.
  ///
  /// In a program with an asynchronous `main`, this need not be the main thread.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Returns whether a queue is that of the main actor.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }
}
