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

/// The rare properties of an object, which are created together when one of them is set.
@MainActor
class RareProperties<Owner: AnyObject> {
  /// The handle of the owner, if it has one.
  @exclusivity(unchecked) final nonisolated(unsafe) var handle: ObjectHandle<Owner>?

  required init() {}
}

/// The handle of an object and its rare properties, each of which is created when it is first needed.
///
/// They share a pointer, because most objects have at most one of them.
@MainActor
struct Attachments<Owner: AnyObject, Rare: RareProperties<Owner>> {
  // The base class, because the size of an enumeration with a payload of a type parameter is two pointers.
  private enum Known {
    case nothing
    case handle(ObjectHandle<Owner>)
    case rare(RareProperties<Owner>)
  }

  private nonisolated(unsafe) var known = Known.nothing

  /// The rare properties; `nil` if none is set.
  var rare: Rare? {
    if case .rare(let rare) = known { unsafeDowncast(rare, to: Rare.self) } else { nil }
  }

  /// Returns the rare properties, which are created if necessary.
  mutating func madeRare() -> Rare {
    if let rare { return rare }
    let made = Rare()
    if case .handle(let handle) = known { made.handle = handle }
    known = .rare(made)
    return made
  }

  /// Returns the handle of the object that owns this value.
  mutating func madeHandle(for object: Owner) -> ObjectHandle<Owner> {
    switch known {
    case .handle(let handle): return handle
    case .rare(let rare):
      if let handle = rare.handle { return handle }
      let handle = ObjectHandle(object)
      rare.handle = handle
      return handle
    case .nothing:
      let handle = ObjectHandle(object)
      known = .handle(handle)
      return handle
    }
  }

  /// Responds to the end of the object.
  nonisolated func clear() {
    switch known {
    case .nothing: break
    case .handle(let handle): handle.clear()
    case .rare(let rare): rare.handle?.clear()
    }
  }
}
