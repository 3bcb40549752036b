import ChartroomUI
public import OpenCombine
import Synchronization

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object changes; every access returns the same publisher.
  ///
  /// It emits before a `@Published` property of the object changes, and when the object calls
  /// `objectWillChange.send()`.
  ///
  /// - Note: This property replaces that of OpenCombine, which creates a new publisher at each access to an
  ///   object without `@Published` properties. A file that imports SwiftUI must therefore import only single
  ///   declarations of OpenCombine, such as `import class OpenCombine.PassthroughSubject`, and not the whole
  ///   module.
  public var objectWillChange: ObservableObjectPublisher {
    // `Self` can be a base class.
    let type = ObjectIdentifier(Swift.type(of: self))
    // The properties of a class are the same for all its objects.
    let hasProperties = ObjectPublishers.typesWithProperties.withLock { $0[type] }
    if hasProperties == false { return ObjectPublishers.publisher(of: self) }
    let publisher = originalPublisher(of: self)
    if hasProperties == true { return publisher }
    let isKept = publisher === originalPublisher(of: self)
    ObjectPublishers.typesWithProperties.withLock { $0[type] = isKept }
    return isKept ? publisher : ObjectPublishers.publisher(of: self)
  }
}

/// The publishers of the objects without `@Published` properties.
private enum ObjectPublishers {
  /// Whether objects of a class have such properties.
  static let typesWithProperties = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Only the identity of the object is used, and the publisher has a lock.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var pruningCount = 64
  }

  private static let table = Mutex(Table())

  /// Returns the publisher of an object, which is kept at least as long as the object.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let new = Entry(object: object, publisher: ObservableObjectPublisher())
    let id = ObjectIdentifier(object)
    let entry = table.withLock { table in
      // Another object may have had the same address.
      if let known = table.entries[id], known.object === new.object { return known }
      table.entries[id] = new
      if table.entries.count > table.pruningCount {
        table.entries = table.entries.filter { $1.object != nil }
        table.pruningCount = max(64, 2 * table.entries.count)
      }
      return new
    }
    return entry.publisher
  }
}
