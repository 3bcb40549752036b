/// A reference to an object that does not keep it alive, and is `nil` after its end.
///
/// The object owns its handle and clears it in `deinit`. Weak references to nodes and elements would make every
/// retain and release of them several times as slow, because the reference counts of an object with a weak
/// reference are in a separate allocation.
@MainActor
package final class ObjectHandle<Object: AnyObject> {
  /// The object; `nil` after its end.
  @exclusivity(unchecked)
  package private(set) nonisolated(unsafe) unowned(unsafe) var object: Object?

  init(_ object: Object) { self.object = object }

  /// Responds to the end of the object.
  nonisolated func clear() { object = nil }
}

/// The handle of an object, which is created when it is first needed.
@MainActor
struct KnownHandle<Object: AnyObject> {
  private nonisolated(unsafe) var handle: ObjectHandle<Object>?

  /// Returns the handle of the object that owns this value.
  mutating func made(for object: Object) -> ObjectHandle<Object> {
    if let handle { return handle }
    let made = ObjectHandle(object)
    handle = made
    return made
  }

  /// Responds to the end of the object.
  nonisolated func clear() { handle?.clear() }
}
