package import Dashboards
package import Foundation
import Synchronization

/// The state of a preview and the bytes of its pictures, which the session changes and the server shows.
///
/// All functions can be called from any thread.
package final class PreviewBoard: Sendable {
  private struct Content {
    var state: PreviewState
    var revision = 0
    /// The bytes of PNG files by the names of pictures and their versions.
    var files: [String: [String: Data]] = [:]
    var observers: [Int: @Sendable () -> Void] = [:]
    var nextObserver = 0
  }

  private let content: Mutex<Content>

  /// Creates a board without pictures.
  ///
  /// - Parameter spec: The path of the spec.
  package init(spec: String) { content = Mutex(Content(state: PreviewState(spec: spec))) }

  /// The state and its number, which grows with each change.
  package var current: (state: PreviewState, revision: Int) {
    content.withLock { ($0.state, $0.revision) }
  }

  /// Changes the state and calls the observers if it differs.
  package func update(_ change: (inout PreviewState) -> Void) {
    update { change(&$0.state) }
  }

  /// Takes the result of a picture.
  ///
  /// - Parameters:
  ///   - record: The result.
  ///   - png: The bytes of the PNG file; `nil` if none was drawn.
  package func take(_ record: PictureRecord, _ png: Data?) {
    update { content in
      if let png, let version = record.sha256 {
        content.files[record.item.name, default: [:]][version] = png
      }
      content.state.take(record)
    }
  }

  private func update(_ change: (inout Content) -> Void) {
    let observers = content.withLock { content -> [@Sendable () -> Void] in
      let before = content.state
      change(&content)
      guard content.state != before else { return [] }
      content.revision += 1
      var kept: [String: [String: Data]] = [:]
      for picture in content.state.pictures {
        kept[picture.name] = content.files[picture.name]?.filter {
          picture.versions.contains($0.key)
        }
      }
      content.files = kept
      return Array(content.observers.values)
    }
    for observer in observers { observer() }
  }

  /// Returns the bytes of a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - version: The version; `nil` for the one that is shown.
  /// - Returns: The PNG file and its version, which is the shown one if the wanted one is gone; `nil` if there is none.
  package func picture(_ name: String, version: String?) -> (png: Data, version: String)? {
    content.withLock { content in
      let shown = content.state.pictures.first { $0.name == name }?.version
      for version in [version, shown].compactMap(\.self) {
        if let png = content.files[name]?[version] { return (png, version) }
      }
      return nil
    }
  }

  /// Registers a closure that is called after each change, on the thread that made it.
  ///
  /// - Returns: The number of the observer.
  package func observe(_ change: @escaping @Sendable () -> Void) -> Int {
    content.withLock { content in
      content.nextObserver += 1
      content.observers[content.nextObserver] = change
      return content.nextObserver
    }
  }

  /// Unregisters an observer.
  package func forget(_ observer: Int) {
    content.withLock { _ = $0.observers.removeValue(forKey: observer) }
  }
}
