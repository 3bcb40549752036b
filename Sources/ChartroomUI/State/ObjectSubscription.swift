import OpenCombine
import Synchronization

/// The subscription of a view's node to the changes of an observable object.
///
/// It ends when the node is removed or observes another object.
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  let observed: ObservedReference<Object>
  private let cancellable: AnyCancellable

  /// Subscribes to an object, whose changes request the refresh of a node.
  init(to object: Object, for node: Node) {
    let readers = ObjectReaders()
    let invalidator = node.invalidator
    observed = ObservedReference(object: object, readers: readers)
    // Objects publish from any thread, so that the closure must not be isolated.
    cancellable = object.objectWillChange.sink { @Sendable _ in
      invalidator.invalidate()
      readers.invalidateAll()
    }
  }

  /// Returns the subscription that a node keeps, or a new one if that is for another object.
  static func to(_ object: Object, for node: Node, kept: AnyObject?) -> ObjectSubscription {
    let known = kept.map { unsafeDowncast($0, to: ObjectSubscription.self) }
    if let known, known.observed.object === object { return known }
    return ObjectSubscription(to: object, for: node)
  }
}

/// An observable object, with the views that read it through bindings.
struct ObservedReference<Object: ObservableObject> {
  let object: Object
  /// The readers through bindings; `nil` before the view is on a stage.
  let readers: ObjectReaders?

  /// Returns a binding to a property of the object.
  func binding<Part>(at path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    let (object, readers) = (object, readers)
    // The readers belong to one subscription, so that a binding is equal only while that lasts.
    return Binding(
      place: readers.map { BindingPlace(of: $0).part(at: path) },
      get: {
        if let reader = Evaluation.reader { readers?.note(reader) }
        return object[keyPath: path]
      },
      set: { object[keyPath: path] = $0 })
  }
}

/// The evaluations that have read an observable object through bindings since it last changed.
final class ObjectReaders: Sendable {
  private let readers = Mutex(StateReaders())

  /// Records a read by an evaluation.
  func note(_ reader: Invalidator) { readers.withLock { $0.note(reader) } }

  /// Requests the refresh of all that have read the object, from any thread.
  func invalidateAll() {
    for reader in readers.withLock({ $0.takeAll() }) { reader.invalidate() }
  }
}
